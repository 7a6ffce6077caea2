import { useMemo } from "react";
import {
  competitionOf,
  type Competition,
  type SeasonKind,
  type SeasonRecords,
} from "@/domain/season/competition";
import { countedNow } from "@/domain/match/fullTime";
import type { League } from "@/domain/league/league";
import { recordsRead } from "@/data/listingEntry";
import { isTold, useToldLive } from "@/ui/match/liveNow";
import { useListings, type ListingState } from "@/data/useListing";

type States = { readonly [K in SeasonKind]: ListingState<K> };

/** A season as its records tell it, and how far they are read. */
export interface SeasonView {
  /** Of the table's own records; it has failed, or is loading, where any of the season's have or are. */
  readonly state: ListingState<"standings">;
  /** Null until everything is read. */
  readonly competition: Competition | null;
  readonly records: SeasonRecords | null;
}

/** How far a season has been read: as far as its slowest part. */
function stateOf({ standings, ...others }: States): ListingState<"standings"> {
  const parts = Object.values(others);
  const failed = parts.find((part) => part.status === "failed");
  if (standings.status === "ready") {
    if (failed) return failed;
    if (parts.some(({ status }) => status === "loading")) return { status: "loading" };
    const failure = parts.flatMap((part) => (part.status === "ready" ? (part.failure ?? []) : []));
    return { ...standings, failure: standings.failure ?? failure[0] ?? null };
  }
  return standings;
}

function seasonIn(states: States): SeasonRecords | null {
  const fixtures = recordsRead(states.fixtures);
  const results = recordsRead(states.results);
  const standings = recordsRead(states.standings);
  const seasons = recordsRead(states.seasons);
  const teams = recordsRead(states.teams);
  if (!fixtures || !results || !standings || !seasons || !teams) return null;
  return { fixtures, results, standings, seasons, teams };
}

/**
 * A season's matches and tables, recomputed whenever one of its records changes.
 * @param season a past season's id; the current season without it
 */
export function useCompetition(league: League, season?: string): SeasonView {
  const states = useListings([
    { league, kind: "fixtures", season },
    { league, kind: "results", season },
    { league, kind: "standings", season },
    { league, kind: "seasons", season },
    { league, kind: "teams", season },
  ]);
  const told = useToldLive();
  return useMemo(() => {
    const [fixtures, results, standings, seasons, teams] = states;
    const of: States = { fixtures, results, standings, seasons, teams };
    const read = seasonIn(of);
    const isLive = season === undefined ? isTold(told, league) : () => false;
    const records = read && { ...read, results: countedNow(read.results, isLive) };
    return {
      state: stateOf(of),
      records,
      competition: records && competitionOf(league, records, season),
    };
  }, [states, league, season, told]);
}
