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
  /**
   * Returns the change that the values make, with its title; null if nothing counts yet. Without it the change is to
   * save the record as typed.
   */
  readonly changeIn?: (
    values: FormValues,
    around: FormContext,
  ) => { readonly change: Change; readonly title: string } | null;
  /** Whether to show it even if nothing changes in the competition. */
  readonly always?: boolean;
}

/** A panel above a form's buttons: what saving it would change in the competition. */
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
