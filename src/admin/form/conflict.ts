import type { Entities, EntityKind } from "@/records/record";
import type { FormField } from "../fields/control";
import type { FormValues } from "../fields/values";
import { toFormValues } from "../fields/values";

/** The two versions: of the user, and of the database. */
export type Side = "mine" | "theirs";

/** A field in which the two versions differ. */
export interface Difference {
  readonly field: FormField;
  /** Whether both sides changed the field, so that the user should choose. */
  readonly contested: boolean;
  /** The side that is taken unless the user chooses the other one: the side that changed the field. */
  readonly proposed: Side;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Lists the fields in which my values differ from theirs, and which side changed each since `base`. */
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

/** Returns my values, with theirs in the fields for which theirs were chosen. */
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
