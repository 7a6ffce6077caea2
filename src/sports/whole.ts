import type { Sport, SportId } from "@/domain/sport";
import type { RulePack } from "@/domain/table/pack";
import { fetchSport } from "./fetchSport";
import { sportList } from "./sports";

/** All sports with their rules, for tools and tests; a page only loads the sport of its league. */
export const sports: readonly Sport[] = await Promise.all(
  sportList.map(({ id }) => fetchSport(id)),
);

/**
 * Returns the sport with that id.
 * @throws Error if the list has none
 */
export function sportOf(id: SportId): Sport {
  const sport = sports.find((one) => one.id === id);
  if (!sport) throw new Error(`src/sports/sports.ts lists no sport "${id}".`);
  return sport;
}

/** Returns the rule pack with that id; undefined if no sport has it. */
export function packOf(id: string): RulePack | undefined {
  return sports.flatMap(({ packs }) => packs).find((pack) => pack.id === id);
}
