import Box from "@mui/material/Box";
import { useMemo, useState, type ReactNode, useEffect, useId, useRef } from "react";
import { FormProvider, useFormState } from "react-hook-form";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import type { EntityKind, RecordOf } from "@/records/record";
import { collectionOf } from "@/records/shape";
import { useLeague } from "@/ui/leagueContext";
import { formatKickOff } from "@/domain/time";
import { arena } from "@arena/arena";
import { Link } from "@/ui/Link";
import { saveWithEnter } from "../fields/enterKey";
import { SuggestionsContext, useFormSuggestions } from "../fields/suggestions";
import type { FormValues } from "../fields/values";
import { wordsOf } from "../parts/words";
import { ActionBar } from "../parts/ActionBar";
import { agoOf } from "../parts/ago";
import { useLastEditor } from "../parts/useNameOf";
import { inputId, type FormField } from "../fields/control";
import { ConflictPanel } from "./ConflictPanel";
import { FieldsContext } from "./Field";
import { UnknownValuesNotice } from "./UnknownValuesNotice";
import type { OpenForm } from "./useRecordForm";
import { WarningsProvider } from "./WarningsProvider";
import { OthersPanel } from "./OthersPanel";

interface FormFrameProps<K extends EntityKind> {
  readonly record: OpenForm<K>;
  /** Called with valid values in place of saving them at once. @param again whether another new record follows */
  readonly onSubmit?: (values: FormValues, again: boolean) => Promise<void>;
  /** The sections of the form, with notices above and below them. */
  readonly children: ReactNode;
}

/** The frame of every form of a record: notice of a draft, list of mistakes, conflicts, and the buttons. */
export function FormFrame<K extends EntityKind>({ record, onSubmit, children }: FormFrameProps<K>) {
  const league = useLeague();
  const { kind, start, around, current, cancelTo, form, fields, saving } = record;
  const [tries, setTries] = useState(0);
  const suggestions = useFormSuggestions(around, kind);
  // Components that need the form's state call `useFormState`; a new state in the context would render all fields
  // again.
  const [stateAtFirst] = useState(form.formState);
  const byName = useMemo(() => new Map(fields.map((field) => [field.name, field])), [fields]);
  const busy = saving.status === "saving";
  const conflict = "theirs" in saving ? saving.theirs : undefined;
  const collection = collectionOf(league, kind) ?? "";
  const isNew = !start.record && !start.broken;

  const submit = (again: boolean) =>
    form.handleSubmit(
      (values) => (onSubmit ?? record.submit)(values, again),
      () => setTries((count) => count + 1),
    );

  return (
    <FormProvider {...form} formState={stateAtFirst}>
      <SuggestionsContext value={suggestions}>
        {conflict && (
          <ConflictPanel
            base={record.base}
            busy={busy}
            fields={fields}
            isNew={around.isNew}
            kind={kind}
            mine={form.getValues()}
            onBack={record.settle}
            onSave={(merged) => void record.saveMerged(merged, conflict)}
            place={{ collection, id: conflict.id }}
            theirs={conflict}
          />
        )}
        {conflict === null && (
          <DeletedPanel
            busy={busy}
            kind={kind}
            onBack={record.settle}
            onSave={record.saveDeleted}
          />
        )}
        {/* The key handler saves on Ctrl+Enter, like the form's button. */}
        <Box
          component="form"
          hidden={conflict !== undefined}
          noValidate
          onKeyDown={saveWithEnter}
          onSubmit={(event) => void submit(false)(event)}
          sx={inColumn}
        >
          {record.draftAt !== null && (
            <DraftNotice at={record.draftAt} onDiscard={record.discardDraft} />
          )}
          {!isNew && <UnknownValuesNotice id={start.id} kind={kind} />}
          {start.record && (
            <NewsNotice
              current={current}
              kind={kind}
              place={{ collection, id: start.id }}
              version={record.version}
            />
          )}
          <ErrorSummary fields={fields} tries={tries} />
          <FieldsContext value={byName}>
            <WarningsProvider around={around} kind={kind} warnings={record.warnings}>
              {children}
            </WarningsProvider>
          </FieldsContext>
          <FormActions
            busy={busy}
            cancelTo={cancelTo}
            failure={saving.status === "failed" ? saving.text : null}
            isNew={isNew}
            onSaveAndAdd={() => void submit(true)()}
          />
        </Box>
      </SuggestionsContext>
    </FormProvider>
  );
}

/** One column, so that no half of the page is empty. */
const inColumn = {
  display: "grid",
  gap: 5,
  maxWidth: 1080,
  "&[hidden]": { display: "none" },
  // Sections are narrower than the bar of buttons, but all as wide as the widest: that of both sides of a match.
  "&:not(:has(> [data-group=wide])) > [data-group]": { width: "100%", maxWidth: 760 },
};

interface DraftNoticeProps {
  readonly at: number;
  readonly onDiscard: () => void;
}

/** A notice that a draft was restored, with a button to discard it. */
function DraftNotice({ at, onDiscard }: DraftNoticeProps) {
  const typed = formatKickOff(at, arena.timeZone);
  const [now] = useState(Date.now);
  const today = formatKickOff(now, arena.timeZone)?.date === typed?.date;
  return (
    <Alert
      action={
        <Button color="inherit" onClick={onDiscard} variant="text">
          Discard
        </Button>
      }
      role="status"
      severity="info"
    >
      Restored what you typed at {typed?.time}
      {!today && ` on ${typed?.date ?? "an earlier day"}`}.
    </Alert>
  );
}

interface DeletedPanelProps {
  readonly kind: EntityKind;
  readonly busy: boolean;
  readonly onSave: () => Promise<unknown>;
  readonly onBack: () => void;
}

/** A panel shown if another user deleted the record that is being edited: saving the typed values restores it. */
function DeletedPanel({ kind, busy, onSave, onBack }: DeletedPanelProps) {
  const { one } = wordsOf(kind);
  return (
    <OthersPanel version={null} title={`Someone else deleted this ${one} while you were editing`}>
      <p>What you typed is still here. Save it to bring the {one} back as you have it.</p>
      <Stack direction="row" spacing={3}>
        <Button disabled={busy} onClick={() => void onSave()} variant="contained">
          {busy ? "Saving…" : `Bring the ${one} back`}
        </Button>
        <Button disabled={busy} onClick={onBack} variant="text">
          Back to the form
        </Button>
      </Stack>
    </OthersPanel>
  );
}

interface FormActionsProps {
  readonly isNew: boolean;
  readonly busy: boolean;
  /** Why the last attempt to save failed; null if it did not. */
  readonly failure: string | null;
  readonly cancelTo: string;
  /** Saves and opens another empty form. */
  readonly onSaveAndAdd: () => void;
}

/** The bar with the buttons of a form, and the message if saving failed. */
function FormActions(props: FormActionsProps) {
  const { isNew, failure, cancelTo, onSaveAndAdd } = props;
  // The form is also submitting while it waits for the records to check against.
  const { isSubmitting } = useFormState();
  const busy = props.busy || isSubmitting;
  const [rest, doing] = isNew ? ["Save", "Saving…"] : ["Update", "Updating…"];
  return (
    <ActionBar sticky>
      {failure && (
        <Alert
          action={
            <Button color="inherit" disabled={busy} type="submit" variant="text">
              Retry
            </Button>
          }
          role="alert"
          severity="error"
          sx={{ flex: "1 0 100%" }}
        >
          {failure}
        </Alert>
      )}
      <Button disabled={busy} type="submit" variant="contained">
        {busy ? doing : rest}
      </Button>
      {isNew && (
        <Button disabled={busy} onClick={onSaveAndAdd}>
          Save and add another
        </Button>
      )}
      <Button component={Link} disabled={busy} to={cancelTo} variant="text">
        Cancel
      </Button>
    </ActionBar>
  );
}

/** The collection of a record, and its id. */
interface Place {
  readonly collection: string;
  readonly id: string;
}

interface NewsNoticeProps<K extends EntityKind> {
  readonly kind: K;
  /** The version the form started from. */
  readonly version: number;
  readonly current: RecordOf<K> | undefined;
  readonly place: Place;
}

/** A notice that another user changed or deleted the record meanwhile, before the user tries to save. */
function NewsNotice<K extends EntityKind>(props: NewsNoticeProps<K>) {
  const { kind, version, current, place } = props;
  if (current && current.version <= version) return null;
  return <News key={current?.version} one={wordsOf(kind).one} place={place} stands={!!current} />;
}

interface NewsProps {
  readonly one: string;
  readonly place: Place;
  /** Whether the record still exists: true if it was changed, false if it was deleted. */
  readonly stands: boolean;
}

/** The text of the notice. Loads the other user's name only now that there is a change, because that costs a read. */
function News({ one, place, stands }: NewsProps) {
  const who = useLastEditor(place.collection, place.id);
  const by = who?.name || "Someone else";
  const when = who ? agoOf(who.at) : "just now";
  return (
    <Alert role="status" severity="warning">
      {stands
        ? `${by} changed this ${one} ${when}. When you save, you will see both versions and choose.`
        : `${by} deleted this ${one} ${when}. Saving can bring it back.`}
    </Alert>
  );
}

interface ErrorSummaryProps {
  readonly fields: readonly FormField[];
  /** Number of failed attempts: after each one the summary gets the focus. */
  readonly tries: number;
}

/** The list of all mistakes, each with a link to its field. */
function ErrorSummary({ fields, tries }: ErrorSummaryProps) {
  const { errors } = useFormState<FormValues>();
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const problems = fields.flatMap(({ name }) => {
    const message = errors[name]?.message;
    return typeof message === "string" ? [{ name, message }] : [];
  });

  const shown = tries > 0 && problems.length > 0;
  const focusedFor = useRef(0);
  useEffect(() => {
    if (!shown || focusedFor.current === tries) return;
    focusedFor.current = tries;
    box.current?.focus();
  }, [shown, tries]);

  if (!shown) return null;
  return (
    <Paper aria-labelledby={id} ref={box} role="group" sx={summary} tabIndex={-1} variant="panel">
      <Typography id={id} variant="h2">
        {problems.length === 1
          ? "One thing to correct before this can be saved"
          : `${problems.length} things to correct before this can be saved`}
      </Typography>
      <Stack component="ul" spacing={1} sx={{ paddingInlineStart: 5 }}>
        {problems.map(({ name, message }) => (
          <li key={name}>
            <a
              href={`#${inputId(name)}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(inputId(name))?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </Stack>
    </Paper>
  );
}

const summary = {
  gap: 2,
  padding: "16px 20px",
  border: "2px solid var(--error)",
  background: "var(--error-tint)",
  "& a": { display: "inline-block", paddingBlock: "2px", color: "error.main" },
};
