import { useListings } from "@/data/useListing";
import type { ListingState } from "@/data/readState";
import type { League, Season } from "@/domain/league/league";
import type { ListedMatch, PlayedMatch } from "@/domain/match/listed";
import { isLiveHere, useLiveMatchKeys } from "@/ui/match/liveNow";
import { matchesIn, neverLive } from "../match/useMatches";
import { meetingsIn, type Pairing } from "./HeadToHead";

/** The matches of two teams against each other in a season. */
export interface SeasonMeetings {
  readonly label: string;
  /** The season's id; undefined for the current one. */
  readonly past: string | undefined;
  readonly state: ListingState<"results">;
  /** All matches of the season, as far as they are loaded. */
  readonly matches: readonly ListedMatch[];
  /** The matches of the two teams that have a result, newest first. */
  readonly found: readonly PlayedMatch[];
}

/** Loads the matches of two teams in the given seasons, one document per season. */
export function useMeetings(
  league: League,
  match: Pairing,
  seasons: readonly Season[],
): readonly SeasonMeetings[] {
  const asked = seasons.map(({ id, label }) => ({
    label,
    season: id === league.seasons[0].id ? undefined : id,
  }));
  const fixtures = useListings(asked.map(({ season }) => ({ league, kind: "fixtures", season })));
  const results = useListings(asked.map(({ season }) => ({ league, kind: "results", season })));
  const liveKeys = useLiveMatchKeys();
  return asked.flatMap(({ label, season }, at) => {
    const [planned, played] = [fixtures[at], results[at]];
    if (!planned || !played) return [];
    const matches = matchesIn(
      planned,
      played,
      season === undefined ? isLiveHere(liveKeys, league) : neverLive,
    );
    const found = meetingsIn(matches, match);
    return [{ label, past: season, state: played, matches, found }];
  });
}
