import { useMemo } from "react";
import { useListings, type ListingState } from "@/data/useListing";
import { matchesByDay } from "@/domain/match/agenda";
import type { ListedMatch } from "@/domain/match/listed";
import type { Day } from "@/domain/day";
import { leagues } from "@/leagues";
import { clubsOf, type ResolvedClub } from "@/leagues/clubs";
import type { League } from "@/leagues/league";
import { openedPages, withOpened } from "@/leagues/opening";
import { withSeasons } from "@/leagues/seasons";
import { useZone } from "@/ui/match/useZone";
import { matchesIn } from "../match/useMatches";
import { useAllListings } from "./allListings";

/** The leagues that play matches, in the registry's order. */
export const playing: readonly League[] = leagues.filter(({ collections }) => collections.fixtures);

const clubs = playing.map((league) => ({ league, kind: "teams" as const }));
const settings = playing.map((league) => ({ league, kind: "seasons" as const }));

/** A league as far as it is open, with its clubs, all its matches, and with those that have a date by their day. */
export interface LeagueDays {
  readonly league: League;
  readonly clubs: readonly ResolvedClub[];
  readonly matches: readonly ListedMatch[];
  readonly days: ReadonlyMap<Day, readonly ListedMatch[]>;
}

/** The matches of every league, and how far they are read. */
export interface AllMatches {
  readonly fixtures: readonly ListingState<"fixtures">[];
  readonly results: readonly ListingState<"results">[];
  readonly leagues: readonly LeagueDays[];
}

const loading = { status: "loading" } as const;

/** The matches of every open league by the days of the visitor's zone, as far as they are read. */
export function useAllMatches(): AllMatches {
  const zone = useZone();
  const [fixtures, results] = useAllListings();
  const teams = useListings(clubs);
  const seasons = useListings(settings);
  return useMemo(() => {
    const all = playing.map((league, at) => {
      const matches = matchesIn(fixtures[at] ?? loading, results[at] ?? loading);
      const state = teams[at];
      const records = state?.status === "ready" ? state.listing.records : [];
      const said = seasons[at];
      const known = said?.status === "ready" ? said.listing.records : [];
      return {
        league: withOpened(withSeasons(league, known), openedPages(league, known)),
        clubs: clubsOf(league, records),
        matches,
        days: matchesByDay(matches, zone),
      };
    });
    return { fixtures, results, leagues: all };
  }, [fixtures, results, teams, seasons, zone]);
}
