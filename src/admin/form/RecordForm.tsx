import Box from "@mui/material/Box";
import { useMemo, useState } from "react";
import { FormProvider, useWatch } from "react-hook-form";
import type { EntityKind, RecordOf } from "@/records/record";
import { adminKinds } from "../kinds";
import { FormImpact } from "./FormImpact";
import { useAround } from "../kind/around";
import { ConflictPanel } from "./ConflictPanel";
import { DeletedPanel } from "./DeletedPanel";
import { DraftNotice } from "./DraftNotice";
import { ErrorSummary } from "./ErrorSummary";
import { FigureDialog } from "./FigureDialog";
import { FieldGroup } from "./FieldGroup";
import { FormActions } from "./FormActions";
import { formGroups } from "./layout";
import { NewsNotice } from "./NewsNotice";
import { RenameNotice } from "./RenameNotice";
import { deciding, shownGroups } from "./shownFields";
import { SuggestionsContext, useFormSuggestions } from "../fields/suggestions";
import type { Start } from "../kind/start";
import { UnsaidNotice } from "./UnsaidNotice";
import { useFigureQuestion } from "./useFigureQuestion";
import { useFormerName } from "./useFormerName";
import { useMovedFrom } from "./useMovedFrom";
import { useRecordForm, type OnSaved } from "./useRecordForm";
import type { FormValues } from "../fields/values";
import { WarningsProvider } from "./WarningsProvider";
import { saveWithEnter } from "../fields/enterKey";
import { collectionOf } from "@/records/shape";
import { useLeague } from "@/ui/where";

interface RecordFormProps<K extends EntityKind> {
  readonly kind: K;
  readonly start: Start<K>;
  readonly draftName: string;
  /** The record as it is now; undefined when it is no longer listed. */
  readonly current: RecordOf<K> | undefined;
  /** Where "Cancel" leads. */
  readonly cancelTo: string;
  readonly onSaved: OnSaved<K>;
}

/** The form of a record, generated from its fields. */
export function RecordForm<K extends EntityKind>(props: RecordFormProps<K>) {
  const league = useLeague();
  const { kind, start, draftName, current, cancelTo, onSaved } = props;
  const { Notice, helpers = {}, pickers = {} } = adminKinds[kind].form;
  const [tries, setTries] = useState(0);
  const around = useAround(league, kind, start);
  const suggestions = useFormSuggestions(around, kind);
  const record = useRecordForm({ league, kind, start, draftName, around, current, onSaved });
  const { form, saving } = record;
  // What needs the form's state asks for it (useFormState): each new one in the context would draw all fields again.
  const [stateAtFirst] = useState(form.formState);
  const figures = useFigureQuestion(league, kind, start.id, record.submit);
  const decided = JSON.stringify(useWatch({ control: form.control, name: deciding }));
  const { format } = around;
  // The groups stay the same objects while their content does: new ones would draw all fields again at each key.
  const { groups, shown } = useMemo(() => {
    const held: (FormValues[string] | null)[] = JSON.parse(decided);
    const values: FormValues = Object.fromEntries(
      deciding.map((name, at) => [name, held[at] ?? ""]),
    );
    const all = formGroups(league, kind, values, format);
    return { groups: all, shown: shownGroups(kind, all, values) };
  }, [league, kind, format, decided]);
  useMovedFrom(form, kind, start.record);
  const renamed = useFormerName(form, start.record);
  const busy = saving.status === "saving";
  const conflict = "theirs" in saving ? saving.theirs : undefined;

  const submit = (again: boolean) =>
    form.handleSubmit(
      (all) => figures.submit(all, record.opened, again),
      () => setTries((count) => count + 1),
    );

  return (
    <FormProvider {...form} formState={stateAtFirst}>
      <SuggestionsContext value={suggestions}>
        {conflict && (
          <ConflictPanel
            base={record.base}
            busy={busy}
            fields={groups.flatMap(({ fields }) => fields)}
            isNew={around.isNew}
            kind={kind}
            mine={form.getValues()}
            onBack={record.settle}
            onSave={(merged) => void record.saveMerged(merged, conflict)}
            place={{ collection: collectionOf(league, kind) ?? "", id: conflict.id }}
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
          {(start.record ?? start.broken) && <UnsaidNotice id={start.id} kind={kind} />}
          {start.record && (
            <NewsNotice
              current={current}
              kind={kind}
              place={{ collection: collectionOf(league, kind) ?? "", id: start.id }}
              version={record.version}
            />
          )}
          <ErrorSummary groups={groups} tries={tries} />
          {Notice && <Notice around={around} />}
          {renamed !== "" && <RenameNotice around={around} former={renamed} kind={kind} />}
          <WarningsProvider around={around} kind={kind}>
            {shown.map((group) => {
              const Helper = helpers[group.legend];
              const Picker = pickers[group.legend];
              return (
                <FieldGroup group={group} key={group.legend} picker={Picker && <Picker />}>
                  {Helper && <Helper around={around} record={start.record} />}
                </FieldGroup>
              );
            })}
          </WarningsProvider>
          <FormImpact around={around} kind={kind} />
          <FormActions
            busy={busy}
            cancelTo={cancelTo}
            failure={saving.status === "failed" ? saving.text : null}
            isNew={!start.record && !start.broken}
            onSaveAndAdd={() => void submit(true)()}
          />
        </Box>
        {figures.asked && (
          <FigureDialog
            busy={figures.busy}
            onAdjust={figures.adjust}
            onBack={figures.back}
            onKeep={() => void figures.keep()}
            question={figures.asked.question}
          />
        )}
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
