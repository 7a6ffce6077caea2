import { useMemo } from "react";
import { clubsOf, type ResolvedClub } from "@/domain/season/clubs";
import type { League } from "@/domain/league/league";
import { useRecords } from "../live/useLive";

/** The clubs of a league as its lists show them, from what is read. */
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
