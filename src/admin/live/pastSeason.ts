import { createContext, useContext } from "react";
import type { Listing } from "@/data/reader";
import type { RecordOf } from "@/records/record";
import type { League, Season } from "@/domain/league/league";

/** The past season that is being looked at and corrected; undefined: the one that runs. */
export const PastSeason = createContext<Season | undefined>(undefined);

export const usePastSeason = () => useContext(PastSeason);

/** The season that is being looked at. */
export function useShownSeason(league: League): Season {
  return usePastSeason() ?? league.seasons[0];
}

/** Where a section shows a past season. */
const PARAM = "season";

export const pastSearch = (season: Season) => `?${PARAM}=${encodeURIComponent(season.id)}`;

/** The past season that a section's address asks for. */
export function readPast(search: string, { seasons }: League): Season | undefined {
  const id = new URLSearchParams(search).get(PARAM);
  const [, ...past] = seasons;
  return past.find((season) => season.id === id);
}

/**
 * The records of seasons for somebody who looks at a past one: forms and previews go by the rules of the season that runs,
 * which are then those of the past one.
 */
export function asShown(
  listing: Listing<"seasons">,
  league: League,
  past: Season,
): Listing<"seasons"> {
  const [running] = league.seasons;
  const own = listing.records.find(({ id }) => id === past.id);
  const others = listing.records.filter(({ id }) => id !== running.id);
  const shown: RecordOf<"seasons">[] = own ? [{ ...own, id: running.id }] : [];
  return { ...listing, records: [...others, ...shown] };
}
