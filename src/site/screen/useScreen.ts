import { useMemo } from "react";
import { useListings, type ListingState } from "@/data/useListing";
import { listedMatches } from "@/domain/match/listed";
import type { EntityKind, RecordOf } from "@/domain/records/record";
import { bracketOf } from "@/leagues/bracket";
import { clubsOf, namedClubs } from "@/leagues/clubs";
import { competitionOf } from "@/leagues/competition";
import type { League } from "@/leagues/league";
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

/** These leagues with their tables and brackets, computed anew when one of their records changes. */
export function useScreen(leagues: readonly League[]): ScreenView {
  const fixtures = useListings(asked(leagues, "fixtures"));
  const results = useListings(asked(leagues, "results"));
  const standings = useListings(asked(leagues, "standings"));
  const seasons = useListings(asked(leagues, "seasons"));
  const teams = useListings(asked(leagues, "teams"));
  return useMemo(
    () => ({
      states: [...fixtures, ...results, ...standings, ...seasons, ...teams],
      leagues: leagues.map((league, at): LeagueOnScreen => {
        const records = {
          fixtures: recordsIn(fixtures[at]),
          results: recordsIn(results[at]),
          standings: recordsIn(standings[at]),
          seasons: recordsIn(seasons[at]),
          teams: recordsIn(teams[at]),
        };
        const isRead = [fixtures, results, standings, seasons, teams].every(
          (kind) => kind[at]?.status === "ready",
        );
        const competition = isRead ? competitionOf(league, records) : null;
        return {
          league,
          clubs: clubsOf(league, records.teams, namedClubs(records)),
          matches: listedMatches(records.fixtures, records.results),
          tables: competition?.tables ?? [],
          ties: competition ? bracketOf(competition, records.results) : [],
        };
      }),
    }),
    [leagues, fixtures, results, standings, seasons, teams],
  );
}
