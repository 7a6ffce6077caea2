import type { EntityKind } from "@/records/record";
import { toEntity, type FormValues } from "../fields/values";
import { useFormValues } from "../fields/useFormValues";
import { canMatter, changeOf, type Change } from "../impact/change";
import { Impact } from "../impact/Impact";
import type { Around } from "../kind/around";
import { adminKinds } from "../kinds";
import { InLeague } from "@/ui/where";

interface Props {
  readonly kind: EntityKind;
  readonly around: Around;
}

function typedChange(kind: EntityKind, values: FormValues, around: Around): Change | null {
  const { impact } = adminKinds[kind].form;
  if (impact) return impact(values, around);
  return changeOf({ kind, id: around.id, entity: toEntity(kind, values) });
}

/** Above a form's buttons: what saving it would do to the competition. */
export function FormImpact({ kind, around }: Props) {
  const values = useFormValues();
  if (!canMatter(kind)) return null;
  const change = typedChange(kind, values, around);
  if (!change) return null;
  const { form, alwaysTold = false } = adminKinds[kind];
  const score = form.impactOf?.(values, around.league);
  return (
    <InLeague league={around.league}>
      <Impact
        change={change}
        quiet={!alwaysTold}
        title={score ? `If you save ${score}` : "If you save"}
      />
    </InLeague>
  );
}
