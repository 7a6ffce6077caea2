import { createContext, useContext } from "react";
import type { Listing } from "@/data/reader";
import type { RecordOf } from "@/records/record";
import type { League, Season } from "@/domain/league/league";

/** The past season that is shown and edited; undefined for the current season. */
export const PastSeason = createContext<Season | undefined>(undefined);

export const usePastSeason = () => useContext(PastSeason);

/** Returns the season that is shown: a past one, or the current one. */
export function useShownSeason(league: League): Season {
  return usePastSeason() ?? league.seasons[0];
}

/** The search parameter for a past season in a section's address. */
const PARAM = "season";

export const pastSearch = (season: Season) => `?${PARAM}=${encodeURIComponent(season.id)}`;

/** Reads the past season from a section's address; undefined for the current season. */
export function readPast(search: string, { seasons }: League): Season | undefined {
  const id = new URLSearchParams(search).get(PARAM);
  const [, ...past] = seasons;
  return past.find((season) => season.id === id);
}

/**
 * Returns the records of seasons to use while a past season is shown. Forms and previews use the rules of the current
 * season's record; here that record is replaced by the one of the past season.
 */
export function asShown(
  listing: Listing<"seasons">,
  league: League,
  past: Season,
): Listing<"seasons"> {
  const [current] = league.seasons;
  const own = listing.records.find(({ id }) => id === past.id);
  const others = listing.records.filter(({ id }) => id !== current.id);
  const shown: RecordOf<"seasons">[] = own ? [{ ...own, id: current.id }] : [];
  return { ...listing, records: [...others, ...shown] };
}
