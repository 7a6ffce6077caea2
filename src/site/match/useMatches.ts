import { useMemo } from "react";
import { recordsIn, type ListingState } from "@/data/readState";
import { useListings } from "@/data/useListing";
import { listedMatches, withLive, type ListedMatch } from "@/domain/match/listed";
import type { LeagueEntry } from "@/domain/league/league";
import { isLiveHere, useLiveMatchKeys } from "@/ui/match/liveNow";

/** A league's matches, with the loading states of its fixtures and results. */
export interface LeagueMatches {
  /** The season's id; undefined for the current one. */
  readonly past: string | undefined;
  readonly fixtures: ListingState<"fixtures">;
  readonly results: ListingState<"results">;
  /** The matches, as far as fixtures and results are loaded. */
  readonly matches: readonly ListedMatch[];
}

/**
 * Joins two listings to matches, as far as they are loaded.
 * @param isLive whether the match with this fixture's id is live
 */
export function matchesIn(
  fixtures: ListingState<"fixtures">,
  results: ListingState<"results">,
  isLive: (id: string) => boolean,
): readonly ListedMatch[] {
  return withLive(listedMatches(recordsIn(fixtures), recordsIn(results)), isLive);
}

/** For past seasons, whose matches are never live. */
export const neverLive = (): boolean => false;

/**
 * Loads a league's matches. Fixtures and results are in one document, so loading both costs no more than one.
 * @param season a past season's id; undefined for the current season
 */
export function useMatches(league: LeagueEntry, season?: string): LeagueMatches {
  const [fixtures, results] = useListings([
    { league, kind: "fixtures", season },
    { league, kind: "results", season },
  ]);
  const [planned, played] = [recordsIn(fixtures), recordsIn(results)];
  const liveKeys = useLiveMatchKeys();
  const matches = useMemo(() => {
    const listed = listedMatches(planned, played);
    return season === undefined ? withLive(listed, isLiveHere(liveKeys, league)) : listed;
  }, [planned, played, liveKeys, league, season]);
  return { past: season, fixtures, results, matches };
}
