import type { Assignment } from "@/data/officials";
import { readEntries, readMap, readText } from "@/domain/reading";

/*
 * Writes a batch of assignments of officials as one short text. With it and the ids of the matches, another device can
 * continue the batch. The text lists each official once; each match refers to its old and new officials by their
 * indexes in that list.
 */

/** Writes the assignments as JSON, without the ids of their matches: `matches` holds strings such as "0 1>2". */
export function planOfAssignments(all: readonly Assignment[]): string {
  const officials = [...new Set(all.flatMap(({ from, to }) => [...from, ...to]))];
  const places = (ids: readonly string[]) => ids.map((id) => officials.indexOf(id)).join(" ");
  return JSON.stringify({
    officials,
    matches: all.map(({ from, to }) => `${places(from)}>${places(to)}`),
  });
}

/** Reads the assignments of a plan. @param ids the ids of their matches, in the order of the plan */
export function assignmentsIn(plan: string, ids: readonly string[]): readonly Assignment[] {
  const { officials, matches } = readMap(JSON.parse(plan) as unknown);
  const known = readEntries(officials).map(readText);
  const changes = readEntries(matches).map(readText);
  const idsAt = (places: string) =>
    places.split(" ").flatMap((place) => (place === "" ? [] : (known[Number(place)] ?? [])));
  return ids.flatMap((id, at) => {
    const [from, to] = changes[at]?.split(">") ?? [];
    return from === undefined || to === undefined ? [] : [{ id, from: idsAt(from), to: idsAt(to) }];
  });
}
