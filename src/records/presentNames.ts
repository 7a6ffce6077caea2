import { foldName } from "@/domain/names";
import { kinds } from "./kinds";
import type { EntityKind, RecordOf } from "./record";

type Teams = readonly Pick<RecordOf<"teams">, "name" | "formerNames">[];

/** What a club's former names are called today, by the folded name. */
type PresentNames = ReadonlyMap<string, string>;

/** What clubs are called today, by each of their former names, folded. */
export function namesToday(teams: Teams): PresentNames {
  const today = new Map<string, string>();
  for (const { name, formerNames } of teams) {
    for (const former of formerNames) today.set(foldName(former), name);
  }
  // A name that a club has today means that one.
  for (const { name } of teams) today.delete(foldName(name));
  return today;
}

const typed = new WeakMap<object, object>();

/** The record as it was typed, with the clubs' names of its day. */
export const asTyped = <T extends object>(record: T): T => (typed.get(record) as T) ?? record;

const done = new WeakMap<object, { readonly teams: Teams; readonly records: readonly object[] }>();

/**
 * Records with clubs under their current names, whatever they were called when the records were typed. The list itself
 * comes back where no club has a former name, and equal arguments give the same list again.
 */
export function withNamesOfToday<K extends EntityKind>(
  kind: K,
  records: readonly RecordOf<K>[],
  teams: Teams,
): readonly RecordOf<K>[] {
  const { renamed: rename } = kinds[kind];
  if (!rename || teams.every(({ formerNames }) => formerNames.length === 0)) return records;
  const known = done.get(records);
  // They were made of records of that kind.
  if (known?.teams === teams) return known.records as readonly RecordOf<K>[];
  const today = namesToday(teams);
  const name = (one: string) => today.get(foldName(one)) ?? one;
  const renamed = records.map((record) => {
    const shown = { ...record, ...rename(record, name) };
    typed.set(shown, asTyped(record));
    return shown;
  });
  done.set(records, { teams, records: renamed });
  return renamed;
}
