import { useLocation } from "react-router-dom";
import { isSeasonId } from "@/data/published";
import { useListings } from "@/data/useListing";
import type { Season } from "@/domain/league/league";
import { seasonOf } from "@/domain/season/seasons";
import { useLeague } from "@/ui/leagueContext";
import { useHydrated } from "@/ui/useHydrated";

const PARAM = "season";
/** The path of a past season's own page, as `paths.season` writes it. */
const ownPage = /^\/[^/]+\/seasons\/([^/]+)/;

/** Returns the address of a page that shows a season. @param past the season's id; undefined for the current one */
export function seasonPath(path: string, past: string | undefined): string {
  return past === undefined ? path : `${path}?${PARAM}=${encodeURIComponent(past)}`;
}

/** The season that a page shows. */
export interface ShownSeason {
  readonly season: Season;
  /** The season's id for loading its records; undefined for the current season. */
  readonly past: string | undefined;
}

/**
 * Returns the season in the address, `?season=2025` or `/seasons/2025`; the current season if there is none or it is
 * unknown. While the list of closed seasons loads, an unknown id may still be a closed season, so the current season's
 * data must not be shown meanwhile. Prerendered pages show the current season, so the first render does too.
 */
export function useSeason(): ShownSeason {
  const league = useLeague();
  const { pathname, search } = useLocation();
  const named = new URLSearchParams(search).get(PARAM) ?? ownPage.exec(pathname)?.[1] ?? "";
  const wanted = useHydrated() ? named : "";
  const isUnknown = isSeasonId(wanted) && league.seasons.every(({ id }) => id !== wanted);
  const [closed] = useListings(isUnknown ? [{ league, kind: "seasons" }] : []);
  if (closed?.status === "loading") return { season: { id: wanted, label: wanted }, past: wanted };
  const season = seasonOf(league, wanted);
  return { season, past: season === league.seasons[0] ? undefined : season.id };
}
