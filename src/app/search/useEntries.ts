import { useMemo } from "react";
import { useListings, type ListingState } from "@/data/useListing";
import { dayOf } from "@/domain/day";
import { withSeasons } from "@/domain/season/seasons";
import type { EntityKind, RecordOf } from "@/records/record";
import { leagues } from "@/leagues";
import { openedPages, withOpened } from "@/leagues/opening";
import { matchesIn } from "@/site/match/useMatches";
import { useZone } from "@/ui/match/useZone";
import { allEntries, type Entry, type Searched } from "./entries";
import { knownClubs } from "./knownClubs";
import type { FailedLeague } from "./NotRead";

/** So long a search does with what an earlier one, or a page, has read, in milliseconds; a save in this browser ends it. */
const LASTS = 10 * 60_000;

const ofAll = <K extends EntityKind>(kind: K) =>
  leagues.map((league) => ({ league, kind, lasts: LASTS }));

/** The first seven stand in one document of each league, the players in another. */
const wanted = {
  teams: ofAll("teams"),
  standings: ofAll("standings"),
  seasons: ofAll("seasons"),
  fixtures: ofAll("fixtures"),
  results: ofAll("results"),
  meets: ofAll("meets"),
  events: ofAll("events"),
  players: ofAll("players"),
} as const;

const loading = { status: "loading" } as const;

function recordsOf<K extends EntityKind>(
  state: ListingState<K> | undefined,
): readonly RecordOf<K>[] | null {
  return state?.status === "ready" ? state.listing.records : null;
}

/** What can be found now, and how far the leagues are read. */
interface Entries {
  readonly entries: readonly Entry[];
  readonly isLoading: boolean;
  readonly failed: readonly FailedLeague[];
}

/** Reads every league, two documents of each, where that is not here already; what they hold can be found. */
export function useEntries(now: number): Entries {
  const zone = useZone();
  const teams = useListings(wanted.teams);
  const standings = useListings(wanted.standings);
  const seasons = useListings(wanted.seasons);
  const fixtures = useListings(wanted.fixtures);
  const results = useListings(wanted.results);
  const meets = useListings(wanted.meets);
  const events = useListings(wanted.events);
  const players = useListings(wanted.players);
  const entries = useMemo(() => {
    const searched = leagues.map((registered, at): Searched => {
      const told = recordsOf(seasons[at]) ?? [];
      const league = withSeasons(withOpened(registered, openedPages(registered, told)), told);
      return {
        league,
        seasons: told,
        clubs: knownClubs(league, {
          teams: recordsOf(teams[at]),
          standings: recordsOf(standings[at]) ?? [],
          seasons: told,
          fixtures: recordsOf(fixtures[at]) ?? [],
          results: recordsOf(results[at]) ?? [],
        }),
        matches: matchesIn(fixtures[at] ?? loading, results[at] ?? loading),
        meets: recordsOf(meets[at]) ?? [],
        events: recordsOf(events[at]) ?? [],
        // A player is found where the players are shown.
        players: league.pages.players === "real" ? (recordsOf(players[at]) ?? []) : [],
      };
    });
    return allEntries(searched, { zone, today: dayOf(now, zone) });
  }, [teams, standings, seasons, fixtures, results, meets, events, players, zone, now]);
  const states = leagues.map((_, at) =>
    [teams, standings, seasons, fixtures, results, meets, events, players].flatMap(
      (of): ListingState<EntityKind>[] => (of[at] ? [of[at]] : []),
    ),
  );
  return {
    entries,
    isLoading: states.flat().some(({ status }) => status === "loading"),
    failed: leagues.flatMap(({ name }, at) => {
      const failures = states[at]?.flatMap((state) => (state.status === "failed" ? [state] : []));
      if (!failures || failures.length === 0) return [];
      return {
        name,
        isBusy: failures.every(({ refreshing }) => refreshing),
        retry: () => {
          for (const { retry } of failures) retry();
        },
      };
    }),
  };
}
