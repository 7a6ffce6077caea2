import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useCallback, useMemo, useState, type ReactNode } from "react";
import { FormProvider, useForm, type Resolver } from "react-hook-form";
import { newRecordId } from "@/data/store";
import type { League } from "@/domain/league/league";
import { formatOf } from "@/domain/season/format";
import { settingsOf } from "@/domain/season/seasons";
import type { Entities, EntityKind, RecordOf } from "@/records/record";
import { useLeague } from "@/ui/leagueContext";
import { SuggestionsContext, useFormSuggestions } from "../fields/suggestions";
import type { FormField } from "../fields/control";
import { toEntity, toFormValues, type FormValues } from "../fields/values";
import { FieldsContext } from "../form/Field";
import { fieldsIn } from "../form/fieldsIn";
import { problemsIn } from "../form/problems";
import type { FormRules } from "../kind/form";
import type { FormContext } from "../kind/formContext";
import { useUnsaved } from "../leaving/leaveGuardContext";
import { ActionBar } from "../parts/ActionBar";
import type { CaptainRecords } from "./captainRecords";
import type { CaptainStep } from "./captainSteps";
import type { Captain } from "./useCaptain";

/** Returns the records that a captain's form compares its values with: those of the own club. @param id of the match */
function contextOf(
  league: League,
  records: CaptainRecords,
  id: string,
  spareId: string,
  now: number,
): FormContext {
  const { fixtures, results, players, teams, seasons } = records;
  return {
    league,
    id,
    spareId,
    // Not "new", because a new result would be refused if a scorer has entered one already, but a report may not be.
    isNew: false,
    fixtures,
    results,
    players,
    teams,
    seasons,
    standings: [],
    meets: [],
    alike: [],
    clubs: teams.map(({ name }) => name),
    format: formatOf(league, settingsOf(league, seasons, undefined)),
    now,
    isComing: false,
  };
}

interface CaptainFormProps<K extends EntityKind> {
  readonly captain: Captain;
  readonly kind: K;
  /** The match that the form is about. */
  readonly of: RecordOf<"fixtures">;
  readonly entity: Entities[K];
  /** The fields of the form with their labels, by field name; "" for the usual label. */
  readonly names: Readonly<Record<string, string>>;
  readonly problems?: FormRules<K>["problems"];
  /** Returns the step to save, or a message why it cannot be saved. */
  readonly stepOf: (entity: Entities[K]) => CaptainStep | string;
  /** The button that saves. */
  readonly save: ReactNode;
  readonly onDone: () => void;
  readonly children: ReactNode;
}

/**
 * A form with some fields of a match, drawn with the controls of the administration. Submitting it makes a step that is
 * stored on the device until the database has saved it.
 */
export function CaptainForm<K extends EntityKind>(props: CaptainFormProps<K>) {
  const { captain, kind, of, entity, names, problems, stepOf, save, onDone, children } = props;
  const league = useLeague();
  const records = captain.state;
  const { id } = of;
  const [problem, setProblem] = useState("");
  const [now] = useState(Date.now);
  const [spareId] = useState(newRecordId);
  const around = useMemo(
    () => contextOf(league, records, id, spareId, now),
    [id, league, now, records, spareId],
  );
  const key = JSON.stringify(names);
  const fields = useMemo(() => {
    const called: typeof names = JSON.parse(key);
    return fieldsIn(league, kind, around.format)
      .filter(({ name }) => name in called)
      .map((field): FormField => {
        const label = called[field.name];
        return label ? { ...field, meta: { ...field.meta, label } } : field;
      });
  }, [around.format, key, kind, league]);
  const resolver = useCallback<Resolver<FormValues>>(
    (values) => {
      const found = problemsIn(league, kind, values, fields, around, problems);
      const errors = found.map(({ name, text }) => [name, { type: "check", message: text }]);
      return found.length > 0
        ? { values: {}, errors: Object.fromEntries(errors) }
        : { values, errors: {} };
    },
    [around, fields, kind, league, problems],
  );
  // A captain's reports are loaded after the page: what arrives later fills the fields in which nothing was typed.
  const opened = useMemo(() => toFormValues(kind, entity), [entity, kind]);
  const form = useForm<FormValues>({
    defaultValues: opened,
    values: opened,
    resetOptions: { keepDirtyValues: true },
    resolver,
  });
  const suggestions = useFormSuggestions(around, kind);
  const byName = useMemo(() => new Map(fields.map((field) => [field.name, field])), [fields]);
  const { isDirty } = form.formState;
  useUnsaved(isDirty, nothing);
  const submit = form.handleSubmit((values) => {
    const step = stepOf(toEntity(kind, values));
    if (typeof step === "string") return setProblem(step);
    captain.take(step);
    onDone();
  });
  return (
    <FormProvider {...form}>
      <SuggestionsContext value={suggestions}>
        <FieldsContext value={byName}>
          <form noValidate onSubmit={(event) => void submit(event)} style={column}>
            {children}
            {problem !== "" && (
              <Alert role="alert" severity="error">
                {problem}
              </Alert>
            )}
            <CaptainActions onDone={onDone} save={save} />
          </form>
        </FieldsContext>
      </SuggestionsContext>
    </FormProvider>
  );
}

/** The bar at the lower edge of a form: its save button and "Cancel". */
export function CaptainActions({
  save,
  onDone,
}: Pick<CaptainFormProps<"fixtures">, "save" | "onDone">) {
  return (
    <ActionBar sticky>
      {save}
      <Button onClick={onDone} variant="text">
        Cancel
      </Button>
    </ActionBar>
  );
}

const nothing = () => {};
const column = { display: "grid", gap: 20 };
