import { useMemo } from "react";
import { SEASON_KINDS, areRead, recordsOf } from "@/data/byKind";
import { useKinds } from "@/data/useKinds";
import type { ListingState } from "@/data/readState";
import { listedMatches, withLive } from "@/domain/match/listed";
import { countedNow } from "@/domain/match/fullTime";
import type { EntityKind } from "@/records/record";
import { bracketOf } from "@/domain/season/bracket";
import { clubsOf, namedClubs } from "@/domain/season/clubs";
import { competitionOf } from "@/domain/season/competition";
import type { League } from "@/domain/league/league";
import { meetSeasonOf } from "@/domain/season/meets";
import { withSeasons } from "@/domain/season/seasons";
import { isTold, useToldLive } from "@/ui/match/liveNow";
import type { LeagueOnScreen } from "./scenes";

/** What a screen shows, and how far it is read. */
export interface ScreenView {
  readonly leagues: readonly LeagueOnScreen[];
  readonly states: readonly ListingState<EntityKind>[];
}

const ofMeets = ["meets", "events", "teams", "seasons"] as const;
const kinds = [...SEASON_KINDS, "meets", "events"] as const;

/** These leagues with their tables and brackets, recomputed when one of their records changes. */
export function useScreen(leagues: readonly League[]): ScreenView {
  const byLeague = useKinds(leagues, kinds);
  const told = useToldLive();
  return useMemo(
    () => ({
      states: byLeague.flatMap((of): readonly ListingState<EntityKind>[] => Object.values(of)),
      leagues: byLeague.flatMap((of, at): readonly LeagueOnScreen[] => {
        const league = leagues[at];
        if (!league) return [];
        const read = recordsOf(of);
        const isLive = isTold(told, league);
        const records = { ...read, results: countedNow(read.results, isLive) };
        const competition =
          league.collections.fixtures && areRead(of, SEASON_KINDS)
            ? competitionOf(league, records)
            : null;
        return [
          {
            league,
            clubs: clubsOf(league, records.teams, namedClubs({ ...records, events: [] })),
            matches: withLive(listedMatches(read.fixtures, read.results), isLive),
            tables: competition?.tables ?? [],
            ties: competition ? bracketOf(competition, records.results) : [],
            meets:
              league.meets && areRead(of, ofMeets)
                ? meetSeasonOf(withSeasons(league, records.seasons), records)
                : null,
          },
        ];
      }),
    }),
    [leagues, byLeague, told],
  );
}
