import type { SeasonRecords } from "@/leagues/competition";
import type { League } from "@/leagues/league";
import { useRecords } from "./useLive";

/** The records that the tables of the current season follow from, as far as they are read. */
export function useSeasonRecords(league: League): SeasonRecords {
  return {
    fixtures: useRecords(league, "fixtures"),
    results: useRecords(league, "results"),
    standings: useRecords(league, "standings"),
    seasons: useRecords(league, "seasons"),
    teams: useRecords(league, "teams"),
  };
}
