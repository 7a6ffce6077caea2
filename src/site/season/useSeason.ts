import { useLocation } from "react-router-dom";
import { isSeasonId } from "@/data/published";
import { useListings } from "@/data/useListing";
import type { Season } from "@/domain/league/league";
import { seasonOf } from "@/domain/season/seasons";
import { useLeague } from "@/ui/leagueContext";
import { useHydrated } from "@/ui/useHydrated";

const PARAM = "season";
/** The address of a past season's own page, as `paths.season` has it. */
const ownPage = /^\/[^/]+\/seasons\/([^/]+)/;

/** The address of a page showing a season; undefined is the current one. */
export function seasonPath(path: string, past: string | undefined): string {
  return past === undefined ? path : `${path}?${PARAM}=${encodeURIComponent(past)}`;
}

/** The season a page shows. */
export interface ShownSeason {
  readonly season: Season;
  /** The same as listings are asked for: undefined for the current one. */
  readonly past: string | undefined;
}

/**
 * The season in the address, `?season=2025` or `/seasons/2025`; the current one without it, and for an unknown one. Until it is read which
 * seasons have been closed, any other may be one of them: the running one's data must not be there meanwhile.
 * A page is delivered showing the current season, so it is taken over like that.
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
