import { useMemo } from "react";
import type { ListedMatch } from "@/domain/match/listed";
import { useLeague } from "@/ui/leagueContext";
import { bannedFrom } from "../fixtures/lineUpWarnings";
import { useRecords } from "../live/useLive";

/** Returns the names of the players who are suspended for a match, each with the club; none once it has a result. */
export function useSuspendedNames({
  match: { schedule, outcome },
}: ListedMatch): readonly string[] {
  const league = useLeague();
  const fixtures = useRecords(league, "fixtures");
  const results = useRecords(league, "results");
  const players = useRecords(league, "players");
  return useMemo(() => {
    if (!schedule || outcome) return [];
    const { id } = schedule;
    return bannedFrom(schedule, { id, league, fixtures, results, players }).map(
      ({ player, club }) => `${player} (${club})`,
    );
  }, [schedule, outcome, league, fixtures, results, players]);
}
