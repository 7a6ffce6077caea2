import { useMemo } from "react";
import { useListings, type ListingState } from "@/data/useListing";
import { listedMatches, withLive } from "@/domain/match/listed";
import type { EntityKind, RecordOf } from "@/records/record";
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

const recordsIn = <K extends EntityKind>(
  state: ListingState<K> | undefined,
): readonly RecordOf<K>[] => (state?.status === "ready" ? state.listing.records : []);

const asked = <K extends EntityKind>(leagues: readonly League[], kind: K) =>
  leagues.map((league) => ({ league, kind }));

/** These leagues with their tables and brackets, recomputed when one of their records changes. */
export function useScreen(leagues: readonly League[]): ScreenView {
  const fixtures = useListings(asked(leagues, "fixtures"));
  const results = useListings(asked(leagues, "results"));
  const standings = useListings(asked(leagues, "standings"));
  const seasons = useListings(asked(leagues, "seasons"));
  const teams = useListings(asked(leagues, "teams"));
  const meets = useListings(asked(leagues, "meets"));
  const events = useListings(asked(leagues, "events"));
  const told = useToldLive();
  return useMemo(
    () => ({
      states: [fixtures, results, standings, seasons, teams, meets, events].flat(),
      leagues: leagues.map((league, at): LeagueOnScreen => {
        const records = {
          fixtures: recordsIn(fixtures[at]),
          results: recordsIn(results[at]),
          standings: recordsIn(standings[at]),
          seasons: recordsIn(seasons[at]),
          teams: recordsIn(teams[at]),
        };
        const areRead = (kinds: readonly (readonly ListingState<EntityKind>[])[]) =>
          kinds.every((kind) => kind[at]?.status === "ready");
        const competition =
          league.collections.fixtures && areRead([fixtures, results, standings, seasons, teams])
            ? competitionOf(league, records)
            : null;
        const ofMeets = {
          meets: recordsIn(meets[at]),
          events: recordsIn(events[at]),
          teams: records.teams,
        };
        return {
          league,
          clubs: clubsOf(league, records.teams, namedClubs(records)),
          matches: withLive(listedMatches(records.fixtures, records.results), isTold(told, league)),
          tables: competition?.tables ?? [],
          ties: competition ? bracketOf(competition, records.results) : [],
          meets:
            league.meets && areRead([meets, events, teams, seasons])
              ? meetSeasonOf(withSeasons(league, records.seasons), ofMeets)
              : null,
        };
      }),
    }),
    [leagues, fixtures, results, standings, seasons, teams, meets, events, told],
  );
}
