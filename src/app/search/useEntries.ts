import { useMemo } from "react";
import { recordsOf } from "@/data/byKind";
import { useShownLeagues } from "@/data/useLeagues";
import { useKinds } from "@/data/useKinds";
import { useReadLeagues } from "@/data/useReadLeagues";
import type { ListingState } from "@/data/readState";
import { failedOf, isAnyLoading } from "@/data/together";
import { dayOf } from "@/domain/day";
import { withSeasons } from "@/domain/season/seasons";
import type { EntityKind } from "@/records/record";
import { openedPages, withOpened } from "@/leagues/opening";
import { matchesIn } from "@/site/match/useMatches";
import { isLiveHere, useLiveMatchKeys } from "@/ui/match/liveNow";
import { useZone } from "@/ui/match/useZone";
import { allEntries, type Entry, type SearchableLeague } from "./entries";
import { knownClubs } from "./knownClubs";
import type { FailedLeague } from "./NotRead";

/**
 * How long the search uses data that an earlier search or a page has loaded, in milliseconds; a save in this browser
 * ends it earlier.
 */
const LASTS = 10 * 60_000;

/** The kinds that the search needs. All except the players are in one document for each league. */
const kinds = [
  "teams",
  "standings",
  "seasons",
  "fixtures",
  "results",
  "meets",
  "events",
  "players",
  "news",
] as const;

/** The entries found so far, and which leagues are loading or failed. */
interface Entries {
  readonly entries: readonly Entry[];
  readonly isLoading: boolean;
  readonly failed: readonly FailedLeague[];
}

/** Loads the entries of all leagues: two documents for each league, unless they are loaded already. */
export function useEntries(now: number): Entries {
  const zone = useZone();
  const list = useReadLeagues();
  const leagues = useShownLeagues();
  const byLeague = useKinds(leagues, kinds, LASTS);
  const liveKeys = useLiveMatchKeys();
  const entries = useMemo(() => {
    const searched = leagues.flatMap((registered, at): readonly SearchableLeague[] => {
      const states = byLeague[at];
      if (!states) return [];
      const records = recordsOf(states);
      const { seasons, players } = records;
      const league = withSeasons(withOpened(registered, openedPages(registered, seasons)), seasons);
      const teams = states.teams.status === "ready" ? records.teams : null;
      return [
        {
          ...records,
          league,
          clubs: knownClubs(league, { ...records, teams }),
          matches: matchesIn(states.fixtures, states.results, isLiveHere(liveKeys, league)),
          // Players are found only if the league's page of players is open.
          players: league.pages.players === "real" ? players : [],
        },
      ];
    });
    return allEntries(searched, { zone, today: dayOf(now, zone), now });
  }, [leagues, byLeague, liveKeys, zone, now]);
  const states = byLeague.map((of): readonly ListingState<EntityKind>[] => Object.values(of));
  return {
    entries,
    isLoading: isAnyLoading([list, ...states.flat()]),
    failed: leagues.flatMap(({ name }, at) => {
      const state = failedOf(states[at] ?? []);
      return state ? [{ name, state }] : [];
    }),
  };
}
