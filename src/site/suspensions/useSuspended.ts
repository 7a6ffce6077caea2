import { useMemo } from "react";
import { valueOf } from "@/data/readState";
import { together } from "@/data/together";
import { useListings } from "@/data/useListing";
import { usePlayers } from "@/data/usePlayers";
import { sameName } from "@/domain/names";
import { bansOf } from "@/domain/season/bans";
import { useNow } from "@/ui/match/useNow";
import { useLeague } from "@/ui/leagueContext";
import { suspendedIn, type SuspendedPlayer } from "./suspended";

/**
 * Loads the suspended players and the rule. `absent` is null while loading, after a failure, and in a sport without
 * suspensions.
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
  const absent = useMemo((): readonly SuspendedPlayer[] | null => {
    const read = valueOf(together([fixtures, results, players]));
    if (!read || rule === null) return null;
    const season = {
      fixtures: read[0].records,
      results: read[1].records,
      players: read[2].records,
      now,
    };
    return suspendedIn(league, season).filter(
      (one) => club === undefined || sameName(one.club, club),
    );
  }, [league, rule, club, fixtures, results, players, now]);
  return { absent, rule };
}
