import { useMemo } from "react";
import type { ReadState } from "@/data/readState";
import { mapRead, together } from "@/data/together";
import { useListings } from "@/data/useListing";
import { usePlayers } from "@/data/usePlayers";
import { sameName } from "@/domain/names";
import { bansOf } from "@/domain/season/bans";
import { useNow } from "@/ui/match/useNow";
import { useLeague } from "@/ui/leagueContext";
import { suspendedIn, type SuspendedPlayer } from "./suspended";

/**
 * Loads the suspended players and the rule. In a sport without suspensions the rule is null, and nobody is suspended.
 * @param club the name of the club whose players are returned; undefined for all clubs
 */
export function useSuspended(club: string | undefined) {
  const league = useLeague();
  const players = usePlayers(league);
  const [fixtures, results] = useListings([
    { league, kind: "fixtures" },
    { league, kind: "results", whole: true },
  ]);
  const now = useNow(0);
  const rule = bansOf(league);
  const absent = useMemo((): ReadState<readonly SuspendedPlayer[]> => {
    if (rule === null) return mapRead(fixtures, () => []);
    return mapRead(together([fixtures, results, players]), ([planned, played, squads]) => {
      const season = {
        fixtures: planned.records,
        results: played.records,
        players: squads.records,
        now,
      };
      return suspendedIn(league, season).filter(
        (one) => club === undefined || sameName(one.club, club),
      );
    });
  }, [league, rule, club, fixtures, results, players, now]);
  return { absent, rule };
}
