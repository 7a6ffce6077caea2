import type { EntityKind } from "@/records/record";
import { InLeague } from "@/ui/leagueContext";
import { useFormValues } from "../fields/useFormValues";
import { toEntity, type FormValues } from "../fields/values";
import { canMatter, changeOf, type Change } from "../impact/change";
import { Impact } from "../impact/Impact";
import type { FormContext } from "../kind/formContext";

interface FormImpactProps {
  readonly kind: EntityKind;
  readonly around: FormContext;
  /** The change that the values make, and what it is called; null while nothing counts yet. Without it: the record as typed. */
  readonly changeIn?: (
    values: FormValues,
    around: FormContext,
  ) => { readonly change: Change; readonly title: string } | null;
  /** Said even where it changes nothing in the competition. */
  readonly always?: boolean;
}

/** Above a form's buttons: what saving it would do to the competition. */
export function FormImpact({ kind, around, changeIn, always = false }: FormImpactProps) {
  const values = useFormValues();
  if (!canMatter(kind)) return null;
  const typed = () =>
    ({
      change: changeOf({ kind, id: around.id, entity: toEntity(kind, values) }),
      title: "If you save",
    }) as const;
  const effect = changeIn ? changeIn(values, around) : typed();
  if (!effect) return null;
  return (
    <InLeague league={around.league}>
      <Impact change={effect.change} quiet={!always} title={effect.title} />
    </InLeague>
  );
}
