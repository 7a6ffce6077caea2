import { useState, type ComponentType } from "react";
import { FormProvider, useWatch } from "react-hook-form";
import type { EntityKind, RecordOf } from "@/domain/records/record";
import type { League } from "@/leagues/league";
import { ConflictPanel } from "./ConflictPanel";
import { DeletedPanel } from "./DeletedPanel";
import { DraftNotice } from "./DraftNotice";
import { ErrorSummary } from "./ErrorSummary";
import { FieldGroup } from "./FieldGroup";
import { FormActions } from "./FormActions";
import { formGroups, type FormGroup } from "./layout";
import { NewsNotice } from "./NewsNotice";
import styles from "./RecordForm.module.css";
import { SuggestionsContext, useLeagueSuggestions } from "./suggestions";
import type { Start } from "./start";
import { useRecordForm } from "./useRecordForm";
import { StandingHelper } from "./StandingHelper";

interface RecordFormProps<K extends EntityKind> {
  readonly league: League;
  readonly kind: K;
  readonly start: Start<K>;
  readonly draftName: string;
  /** The record as it is now; undefined when it is not listed any more. */
  readonly current: RecordOf<K> | undefined;
  /** Where "Cancel" leads. */
  readonly cancelTo: string;
  /** @param again another record is to be added next */
  readonly onSaved: (saved: RecordOf<K>, again: boolean) => void;
}

/** The form of a record, generated from its fields. */
export function RecordForm<K extends EntityKind>(props: RecordFormProps<K>) {
  const { league, kind, start, draftName, current, cancelTo, onSaved } = props;
  const [tries, setTries] = useState(0);
  const suggestions = useLeagueSuggestions(league, kind);
  const record = useRecordForm({ league, kind, start, draftName, onSaved });
  const { form, saving } = record;
  // The only value that decides which fields there are.
  const position = useWatch({ control: form.control, name: "position" }) ?? "";
  const groups = formGroups(league, kind, { position });
  const busy = saving.status === "saving";
  const conflict = saving.status === "conflict" ? saving.theirs : undefined;

  const submit = (again: boolean) =>
    form.handleSubmit(
      (values) => record.submit(values, again),
      () => setTries((count) => count + 1),
    );

  return (
    <FormProvider {...form}>
      <SuggestionsContext value={suggestions}>
        {conflict && (
          <ConflictPanel
            base={record.base}
            busy={busy}
            fields={groups.flatMap(({ fields }) => fields)}
            kind={kind}
            mine={form.getValues()}
            onBack={record.settle}
            onSave={(merged) => void record.saveMerged(merged, conflict)}
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
        <form
          className={styles.form}
          hidden={conflict !== undefined}
          noValidate
          onSubmit={(event) => void submit(false)(event)}
        >
          {record.draftAt !== null && (
            <DraftNotice at={record.draftAt} onDiscard={record.discardDraft} />
          )}
          {start.record && <NewsNotice current={current} kind={kind} version={record.version} />}
          <ErrorSummary groups={groups} tries={tries} />
          {groups.map((group) => {
            const Helper = helperOf(kind, group);
            return (
              <FieldGroup group={group} key={group.legend}>
                {Helper && <Helper league={league} />}
              </FieldGroup>
            );
          })}
          <FormActions
            busy={busy}
            cancelTo={cancelTo}
            failure={saving.status === "failed" ? saving.text : null}
            isNew={!start.record && !start.broken}
            onSaveAndAdd={() => void submit(true)()}
          />
        </form>
      </SuggestionsContext>
    </FormProvider>
  );
}

type Helper = ComponentType<{ readonly league: League }>;

const helpers: Partial<Record<EntityKind, Readonly<Record<string, Helper>>>> = {
  standings: { Figures: StandingHelper },
};

/** What a kind offers under the fields of a group beside the fields themselves; undefined where nothing. */
function helperOf(kind: EntityKind, { legend }: FormGroup): Helper | undefined {
  return helpers[kind]?.[legend];
}
