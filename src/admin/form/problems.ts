import { checkEntity, fieldsOf } from "@/records/document";
import type { EntityKind } from "@/records/record";
import type { League } from "@/domain/league/league";
import { shapeOf } from "@/records/shape";
import type { FormContext } from "../kind/formContext";
import type { FormField } from "../fields/control";
import type { FormRules } from "../kind/form";
import { toEntity, unreadableInput, type FormValues } from "../fields/values";

/** A mistake in a field. */
export interface Problem {
  readonly name: string;
  readonly text: string;
}

/** Lists the mistakes that prevent saving the values, in the order and with the labels of the form. */
export function problemsIn<K extends EntityKind>(
  league: League,
  kind: K,
  values: FormValues,
  fields: readonly FormField[],
  around: FormContext,
  problems?: FormRules<K>["problems"],
): readonly Problem[] {
  const entity = toEntity(kind, values);
  const found: Readonly<Record<string, string | undefined>> = checkEntity(
    kind,
    entity,
    shapeOf(league),
  );
  // The form's own messages come first, because they are more exact than the general ones.
  const own: Readonly<Record<string, string | undefined>> =
    problems?.(values, entity, around) ?? {};
  const labels = new Map<string, string>(fieldsOf(kind).map(([name, { label }]) => [name, label]));
  return fields.flatMap(({ name, meta }) => {
    const inWords = (text: string | undefined) =>
      text?.replace(labels.get(name) ?? meta.label, meta.label);
    const text = inWords(own[name]) ?? unreadableInput(meta, values[name]) ?? inWords(found[name]);
    return text === undefined ? [] : [{ name, text }];
  });
}
