import { readMap, readText } from "@/domain/reading";

const keyOf = (league: string, kind: string) => `arena-columns/${league}/${kind}`;

/** What somebody said at this browser that columns of a league's list are, by the ids of answers. */
export function readKnownColumns(league: string, kind: string): Readonly<Record<string, string>> {
  try {
    const stored = readMap(JSON.parse(localStorage.getItem(keyOf(league, kind)) ?? "null"));
    return Object.fromEntries(Object.entries(stored).map(([id, use]) => [id, readText(use)]));
  } catch {
    return {};
  }
}

/** Keeps what a column is, by its heading. A browser that keeps nothing is asked again. */
export function keepKnownColumn(league: string, kind: string, id: string, use: string): void {
  try {
    const known = { ...readKnownColumns(league, kind), [id]: use };
    localStorage.setItem(keyOf(league, kind), JSON.stringify(known));
  } catch {
    // Private windows and full storages keep nothing.
  }
}
