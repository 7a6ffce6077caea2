import type { SportEntry, SportId } from "@/domain/sport";
import { entry as athletics } from "./athletics/entry";
import { entry as basketball } from "./basketball/entry";
import { entry as chess } from "./chess/entry";
import { entry as football } from "./football/entry";
import { entry as lawnTennis } from "./lawn-tennis/entry";
import { entry as other } from "./other/entry";
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
  other,
] as const;

/**
 * The one list of sports, in the order of the menu, with the facts that all pages need. The rest of a sport comes with
 * its leagues, because a page needs only one sport.
 */
export const sportList: readonly SportEntry[] = entries;

type CountsOf<E> = E extends { readonly counts: infer C } ? keyof C & string : never;

/** The stored names of statistics that only some sports have. */
export type OwnStatistic = CountsOf<(typeof entries)[number]>;

const byId = new Map<SportId, SportEntry>(sportList.map((sport) => [sport.id, sport]));

/** Registers a sport that an owner named; must happen before a league of the sport is shown. */
export const addNamedSport = (sport: SportEntry): void => void byId.set(sport.id, sport);

/**
 * Returns the facts about the sport with that id.
 * @throws Error if neither the list nor a league has the sport
 */
export function sportEntryOf(id: SportId): SportEntry {
  const sport = byId.get(id);
  if (!sport) throw new Error(`src/sports/sports.ts lists no sport "${id}".`);
  return sport;
}

/** Returns the id of a sport in records, grounds and officials: the name of its folder. */
export const storedSportOf = (id: SportId): SportId => byId.get(id)?.storedAs ?? id;

/**
 * Sorts sports into the order of the menu: first those of the list, then those that owners named, in the given order.
 */
export function inMenuOrder(ids: readonly SportId[]): readonly SportEntry[] {
  const place = (id: SportId) => {
    const at = sportList.findIndex((sport) => sport.id === id);
    return at < 0 ? sportList.length : at;
  };
  return [...new Set(ids)].toSorted((a, b) => place(a) - place(b)).map(sportEntryOf);
}
