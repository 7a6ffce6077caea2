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
 * The one list of sports, in the order of the menu, as far as the whole site needs them. The rest of a sport comes with
 * its leagues, because a page needs one of them.
 */
export const sportList: readonly SportEntry[] = entries;

type CountsOf<E> = E extends { readonly counts: infer C } ? keyof C & string : never;

/** The names that statistics of single sports are stored under. */
export type OwnStatistic = CountsOf<(typeof entries)[number]>;

const byId = new Map<SportId, SportEntry>(sportList.map((sport) => [sport.id, sport]));

/** Has the site know a sport that an owner named, before a league of it is shown. */
export const addNamedSport = (sport: SportEntry): void => void byId.set(sport.id, sport);

/** What the whole site knows of the sport of that id. @throws Error where the list has none, and no league names it */
export function sportEntryOf(id: SportId): SportEntry {
  const sport = byId.get(id);
  if (!sport) throw new Error(`src/sports/sports.ts lists no sport "${id}".`);
  return sport;
}

/** The sport that records, grounds and officials know that one as: the name of its folder. */
export const storedSportOf = (id: SportId): SportId => byId.get(id)?.storedAs ?? id;

/** These sports in the order of the menu: the list's, then those that owners named as they come. */
export function inMenuOrder(ids: readonly SportId[]): readonly SportEntry[] {
  const place = (id: SportId) => {
    const at = sportList.findIndex((sport) => sport.id === id);
    return at < 0 ? sportList.length : at;
  };
  return [...new Set(ids)].toSorted((a, b) => place(a) - place(b)).map(sportEntryOf);
}
