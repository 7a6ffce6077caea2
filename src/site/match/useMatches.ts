import { useMemo } from "react";
import { recordsIn, type ListingState } from "@/data/readState";
import { useListings } from "@/data/useListing";
import { listedMatches, withLive, type ListedMatch } from "@/domain/match/listed";
import type { LeagueEntry } from "@/domain/league/league";
import { isFollowedLive, useLiveMatchKeys } from "@/ui/match/liveNow";

/** A league's matches, and how far the two kinds of record about them are read. */
export interface LeagueMatches {
  /** The season's id; undefined for the current one. */
  readonly past: string | undefined;
  readonly fixtures: ListingState<"fixtures">;
  readonly results: ListingState<"results">;
  /** As far as fixtures and results are read. */
  readonly matches: readonly ListedMatch[];
}

/** The matches in these two listings, as far as they are read. @param isLive whether the live document holds the fixture of that id */
export function matchesIn(
  fixtures: ListingState<"fixtures">,
  results: ListingState<"results">,
  isLive: (id: string) => boolean,
): readonly ListedMatch[] {
  return withLive(listedMatches(recordsIn(fixtures), recordsIn(results)), isLive);
}

/** No match of a past season is live. */
export const neverLive = (): boolean => false;

/**
 * The matches of a league, which are in one document: asking for both kinds reads no more than for one.
 * @param season a past season's id; the current season without it
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
    return season === undefined ? withLive(listed, isFollowedLive(liveKeys, league)) : listed;
  }, [planned, played, liveKeys, league, season]);
  return { past: season, fixtures, results, matches };
}
