import type { Entities, EntityKind } from "@/records/record";
import type { FormField } from "../fields/control";
import type { FormValues } from "../fields/values";
import { toFormValues } from "../fields/values";

export type Side = "mine" | "theirs";

/** A field in which the two versions differ. */
export interface Difference {
  readonly field: FormField;
  /** Changed by both, so that somebody has to choose. */
  readonly contested: boolean;
  /** What is taken unless the person chooses otherwise: the side that changed it. */
  readonly proposed: Side;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Where my values differ from theirs, and who changed what since the values in `base`. */
export function differencesOf<K extends EntityKind>(
  kind: K,
  fields: readonly FormField[],
  base: FormValues,
  mine: FormValues,
  theirs: Entities[K],
): readonly Difference[] {
  const other = toFormValues(kind, theirs);
  return fields.flatMap((field): Difference[] => {
    const { name } = field;
    if (same(mine[name], other[name])) return [];
    const iChanged = !same(mine[name], base[name]);
    const theyChanged = !same(other[name], base[name]);
    return [
      {
        field,
        contested: iChanged && theyChanged,
        proposed: theyChanged && !iChanged ? "theirs" : "mine",
      },
    ];
  });
}

/** My values, with theirs in the fields where they were chosen. */
export function mergedValues<K extends EntityKind>(
  kind: K,
  mine: FormValues,
  theirs: Entities[K],
  differences: readonly Difference[],
  chosen: Readonly<Record<string, Side>>,
): FormValues {
  const other = toFormValues(kind, theirs);
  const taken = differences
    .filter(({ field, proposed }) => (chosen[field.name] ?? proposed) === "theirs")
    .flatMap(({ field: { name } }) => {
      const value = other[name];
      return value === undefined ? [] : [[name, value] as const];
    });
  return { ...mine, ...Object.fromEntries(taken) };
}
