import type { Sport, SportId } from "@/domain/sport";
import type { RulePack } from "@/domain/table/pack";
import { fetchSport } from "./fetchSport";
import { sportList } from "./sports";

/** Every sport with its rules, for tools and tests: a page brings the sport of its league alone. */
export const sports: readonly Sport[] = await Promise.all(
  sportList.map(({ id }) => fetchSport(id)),
);

/** The sport of that id. @throws Error where the list has none */
export function sportOf(id: SportId): Sport {
  const sport = sports.find((one) => one.id === id);
  if (!sport) throw new Error(`src/sports/sports.ts lists no sport "${id}".`);
  return sport;
}

/** The rule pack of that id; undefined for one that no sport has. */
export function packOf(id: string): RulePack | undefined {
  return sports.flatMap(({ packs }) => packs).find((pack) => pack.id === id);
}
