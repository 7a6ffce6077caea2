import type { EntityKind } from "@/records/record";
import type { PlannedForm as Plan } from "../kind/kind";
import type { RecordFormProps } from "../kind/form";
import { Field } from "./Field";
import { FormFrame } from "./FormFrame";
import { FormImpact } from "./FormImpact";
import { FormSection, MoreFields } from "./FormSection";
import { RenameNotice } from "./RenameNotice";
import { useFormerName } from "./useFormerName";
import { useRecordForm } from "./useRecordForm";

interface PlannedFormProps<K extends EntityKind> extends RecordFormProps<K> {
  readonly kind: K;
  readonly form: Plan<K>;
}

/** The form of a kind that has only a plan: its sections with the names of their fields. */
export default function PlannedForm<K extends EntityKind>(props: PlannedFormProps<K>) {
  const { kind, form: own, start } = props;
  const record = useRecordForm(kind, props, own);
  const { form, around } = record;
  const { plan, controls = {}, followers } = own;
  const former = useFormerName(form, start.record);
  return (
    <FormFrame record={record}>
      {former !== "" && (
        <RenameNotice around={around} followers={followers} former={former} kind={kind} />
      )}
      {plan.map(({ legend, names, folded, wide }) => (
        <FormSection folded={folded} key={legend} legend={legend} names={names} wide={wide}>
          {names.map((name) => (
            <Field as={controls[name]} key={name} name={name} />
          ))}
        </FormSection>
      ))}
      <MoreFields besides={plan.flatMap(({ names }) => names)} />
      <FormImpact around={around} kind={kind} />
    </FormFrame>
  );
}
