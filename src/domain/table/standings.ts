import { compareNames, foldName } from "../names";
import type { Standing } from "@/records/standings/schema";

/** Returns a group's name without the words around it: "Group A", "group a" and "a" are all "a". */
export function groupKey(group: string): string {
  return foldName(group).replace(/^(?:group|pool)\b[\s:.-]*/, "");
}

/**
 * Returns the rows by group: first the league's groups, in their order and even if empty, then other groups by name.
 */
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
