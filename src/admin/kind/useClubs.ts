import { useMemo } from "react";
import { clubsOf, type ResolvedClub } from "@/domain/season/clubs";
import type { League } from "@/domain/league/league";
import { useRecords } from "../live/useLive";

/** Subscribes to the clubs of a league, from its club records and its table, as far as they are loaded. */
export function useClubs(league: League): readonly ResolvedClub[] {
  const teams = useRecords(league, "teams");
  const standings = useRecords(league, "standings");
  return useMemo(
    () =>
      clubsOf(
        league,
        teams,
        standings.map(({ team }) => team),
      ),
    [league, teams, standings],
  );
}
