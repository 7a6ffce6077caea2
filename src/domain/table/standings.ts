import { compareNames, foldName } from "../names";
import type { Standing } from "../records/standing";

/** A group's name without what people type around it: "Group A", "group a" and "a" are all "a". */
export function groupKey(group: string): string {
  return foldName(group).replace(/^(?:group|pool)\b[\s:.-]*/, "");
}

/** The rows by group: the league's groups first, in their order and even when empty, then any other by name. */
export function groupStandings<S extends Standing>(
  rows: readonly S[],
  groups: readonly string[],
): { group: string; rows: S[] }[] {
  const byKey = new Map<string, { group: string; rows: S[] }>(
    groups.map((group) => [groupKey(group), { group, rows: [] }]),
  );
  const known = byKey.size;
  for (const row of rows) {
    const key = groupKey(row.group);
    const found = byKey.get(key) ?? { group: row.group, rows: [] };
    found.rows.push(row);
    byKey.set(key, found);
  }
  const all = [...byKey.values()];
  const others = all.slice(known).sort((a, b) => compareNames(a.group, b.group));
  return [...all.slice(0, known), ...others];
}

export interface PairingSide {
  /** Group and rank, for example "A1". */
  readonly seed: string;
  /** Null while the group has no such rank. */
  readonly team: string | null;
}

export interface Pairing {
  readonly label: string;
  readonly home: PairingSide;
  readonly away: PairingSide;
}

/** Who meets whom in the semi-finals by group and rank, for example A1 v B2 and A2 v B1 (spec point 9). */
export function semiFinalPairings(
  groups: readonly {
    readonly group: string;
    readonly lines: readonly { readonly rank: number | null; readonly row: Standing }[];
  }[],
  pairings: readonly (readonly [home: string, away: string])[],
): Pairing[] {
  const side = (seed: string): PairingSide => {
    const [, group = "", rank = ""] = /^(.*?)(\d+)$/.exec(seed) ?? [];
    const table = groups.find((one) => groupKey(one.group) === groupKey(group));
    const found = table?.lines.find((line) => line.rank === Number(rank));
    return { seed, team: found?.row.team ?? null };
  };
  return pairings.map(([home, away], at) => ({
    label: `Semi-final ${at + 1}`,
    home: side(home),
    away: side(away),
  }));
}
