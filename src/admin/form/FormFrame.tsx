import Box from "@mui/material/Box";
import { useMemo, useState, type ReactNode } from "react";
import { FormProvider } from "react-hook-form";
import type { EntityKind } from "@/records/record";
import { collectionOf } from "@/records/shape";
import { useLeague } from "@/ui/where";
import { saveWithEnter } from "../fields/enterKey";
import { SuggestionsContext, useFormSuggestions } from "../fields/suggestions";
import type { FormValues } from "../fields/values";
import { ConflictPanel } from "./ConflictPanel";
import { DeletedPanel } from "./DeletedPanel";
import { DraftNotice } from "./DraftNotice";
import { ErrorSummary } from "./ErrorSummary";
import { FieldsContext } from "./Field";
import { FormActions } from "./FormActions";
import { NewsNotice } from "./NewsNotice";
import { UnsaidNotice } from "./UnsaidNotice";
import type { OpenForm } from "./useRecordForm";
import { WarningsProvider } from "./WarningsProvider";

interface FormFrameProps<K extends EntityKind> {
  readonly record: OpenForm<K>;
  /** What happens to values that may be saved, where it is not to save them at once. */
  readonly onSubmit?: (values: FormValues, again: boolean) => Promise<void>;
  /** The sections, with the notices over and under them. */
  readonly children: ReactNode;
}

/** What every form of a record has around its sections: its draft, mistakes, conflicts, and the buttons. */
export function FormFrame<K extends EntityKind>({ record, onSubmit, children }: FormFrameProps<K>) {
  const league = useLeague();
  const { kind, start, around, current, cancelTo, form, fields, saving } = record;
  const [tries, setTries] = useState(0);
  const suggestions = useFormSuggestions(around, kind);
  // What needs the form's state asks for it (useFormState): each new one in the context would draw all fields again.
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
        {/* A key that saves, as its button does. */}
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
          {!isNew && <UnsaidNotice id={start.id} kind={kind} />}
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

/** One column, so that nothing is beside an empty half; what has both sides of a match takes all of the width. */
const inColumn = {
  display: "grid",
  gap: 5,
  maxWidth: 1080,
  "&[hidden]": { display: "none" },
  // Its buttons stay over both.
  "& > [data-group]:not([data-group=wide])": { width: "100%", maxWidth: 760 },
};
