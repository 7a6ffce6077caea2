import type { SportEntry, SportId } from "@/domain/sport";
import { entry as athletics } from "./athletics/entry";
import { entry as basketball } from "./basketball/entry";
import { entry as chess } from "./chess/entry";
import { entry as football } from "./football/entry";
import { entry as lawnTennis } from "./lawn-tennis/entry";
import { entry as tableTennis } from "./table-tennis/entry";
import { entry as volleyball } from "./volleyball/entry";

const entries = [
  football,
  basketball,
  volleyball,
  athletics,
  chess,
  tableTennis,
  lawnTennis,
] as const;

/**
 * The one list of sports, in the order of the menu, as far as the whole site needs them. The rest of a sport comes with
 * its leagues, because a page needs one of them.
 */
export const sportList: readonly SportEntry[] = entries;

type CountsOf<E> = E extends { readonly counts: infer C } ? keyof C & string : never;

/** The names that statistics of single sports are stored under. */
export type OwnStatistic = CountsOf<(typeof entries)[number]>;

const byId = new Map(sportList.map((sport) => [sport.id, sport]));

/** What the whole site knows of the sport of that id. @throws Error where the list has none */
export function sportEntryOf(id: SportId): SportEntry {
  const sport = byId.get(id);
  if (!sport) throw new Error(`src/sports/sports.ts lists no sport "${id}".`);
  return sport;
}
