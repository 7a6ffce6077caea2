import { foldName } from "@/domain/names";
import { kinds } from "./kinds";
import type { EntityKind, RecordOf } from "./record";

type Teams = readonly Pick<RecordOf<"teams">, "name" | "formerNames">[];

/** The current names of clubs by their former names, which are folded (`foldName`). */
type PresentNames = ReadonlyMap<string, string>;

/** Returns the current names of clubs, by their folded former names. */
export function namesToday(teams: Teams): PresentNames {
  const today = new Map<string, string>();
  for (const { name, formerNames } of teams) {
    for (const former of formerNames) today.set(foldName(former), name);
  }
  // A current name of a club never means another club's former name.
  for (const { name } of teams) today.delete(foldName(name));
  return today;
}

const typed = new WeakMap<object, object>();

/** Returns the record as entered, with the clubs' names of that time. */
export const withNamesAsEntered = <T extends object>(record: T): T =>
  (typed.get(record) as T) ?? record;

const done = new WeakMap<object, { readonly teams: Teams; readonly records: readonly object[] }>();

/**
 * Returns records with the current names of clubs instead of the names at the time of entry. Returns the same list if
 * no club has a former name, and the same result for the same arguments.
 */
export function withNamesOfToday<K extends EntityKind>(
  kind: K,
  records: readonly RecordOf<K>[],
  teams: Teams,
): readonly RecordOf<K>[] {
  const { renamed: rename } = kinds[kind];
  if (!rename || teams.every(({ formerNames }) => formerNames.length === 0)) return records;
  const known = done.get(records);
  // The list was made from records of the same kind.
  if (known?.teams === teams) return known.records as readonly RecordOf<K>[];
  const today = namesToday(teams);
  const name = (one: string) => today.get(foldName(one)) ?? one;
  const renamed = records.map((record) => {
    const shown = { ...record, ...rename(record, name) };
    typed.set(shown, withNamesAsEntered(record));
    return shown;
  });
  done.set(records, { teams, records: renamed });
  return renamed;
}
