import { useMemo } from "react";
import { competitionOf, type Competition, type SeasonRecords } from "@/domain/season/competition";
import { countedNow } from "@/domain/match/fullTime";
import type { League } from "@/domain/league/league";
import type { ReadState } from "@/data/readState";
import { mapRead, together } from "@/data/together";
import { isLiveHere, useLiveMatchKeys } from "@/ui/match/liveNow";
import { useListings } from "@/data/useListing";

/** A season's records with the matches and tables computed from them. */
export interface SeasonRead {
  readonly competition: Competition;
  readonly records: SeasonRecords;
}

/**
 * Loads a season's matches and tables, computed again whenever one of its records changes.
 * @param season a past season's id; undefined for the current season
 */
export function useCompetition(league: League, season?: string): ReadState<SeasonRead> {
  const states = useListings([
    { league, kind: "fixtures", season },
    { league, kind: "results", season },
    { league, kind: "standings", season },
    { league, kind: "seasons", season },
    { league, kind: "teams", season },
  ]);
  const liveKeys = useLiveMatchKeys();
  return useMemo(() => {
    const isLive = season === undefined ? isLiveHere(liveKeys, league) : () => false;
    return mapRead(together(states), ([fixtures, results, standings, seasons, teams]) => {
      const records: SeasonRecords = {
        fixtures: fixtures.records,
        results: countedNow(results.records, isLive),
        standings: standings.records,
        seasons: seasons.records,
        teams: teams.records,
      };
      return { records, competition: competitionOf(league, records, season) };
    });
  }, [states, league, season, liveKeys]);
}
