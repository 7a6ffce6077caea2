import { foldName } from "@/domain/names";
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

/** How the texts of a record that name clubs are called today: a club by itself, in a list, or in a line. */
const renaming: {
  readonly [K in EntityKind]?: (record: RecordOf<K>, name: Rename) => Partial<RecordOf<K>>;
} = {
  fixtures: ({ teamA, teamB }, name) => ({ teamA: name(teamA), teamB: name(teamB) }),
  results: ({ teamA, teamB }, name) => ({ teamA: name(teamA), teamB: name(teamB) }),
  standings: ({ team }, name) => ({ team: name(team) }),
  players: ({ club, formerClubs }, name) => ({
    club: name(club),
    formerClubs: formerClubs.map((line) => line.slice(0, 11) + name(line.slice(11))),
  }),
  seasons: ({ champion, places }, name) => ({ champion: name(champion), places: places.map(name) }),
  // An athlete's line: number, name, team.
  events: ({ lines }, name) => ({
    lines: lines.map((line) =>
      line.replace(
        /^([^|]*\|[^|]*\|)([^|]+)/,
        (_, before: string, team: string) => before + name(team),
      ),
    ),
  }),
};

type Rename = (name: string) => string;

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
  const rename: ((record: RecordOf<K>, name: Rename) => Partial<RecordOf<K>>) | undefined =
    renaming[kind];
  if (!rename || teams.every(({ formerNames }) => formerNames.length === 0)) return records;
  const known = done.get(records);
  // They were made of records of that kind.
  if (known?.teams === teams) return known.records as readonly RecordOf<K>[];
  const today = namesToday(teams);
  const name: Rename = (one) => today.get(foldName(one)) ?? one;
  const renamed = records.map((record) => ({ ...record, ...rename(record, name) }));
  done.set(records, { teams, records: renamed });
  return renamed;
}
