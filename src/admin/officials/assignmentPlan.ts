import type { Assignment } from "@/data/officials";
import { readEntries, readMap, readText } from "@/domain/reading";

/*
 * Which officials many matches get, in one short text: another device goes on by it and by the ids of the matches. Each
 * official is named once, each match says by their places in that list whom it had and whom it gets.
 */

/** What the assignments do, without their matches. */
export function planOfAssignments(all: readonly Assignment[]): string {
  const officials = [...new Set(all.flatMap(({ from, to }) => [...from, ...to]))];
  const places = (ids: readonly string[]) => ids.map((id) => officials.indexOf(id)).join(" ");
  return JSON.stringify({
    officials,
    matches: all.map(({ from, to }) => `${places(from)}>${places(to)}`),
  });
}

/** The assignments of a plan. @param ids of their matches, in its order */
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
