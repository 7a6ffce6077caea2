import { useMemo } from "react";
import { settingsOf } from "@/domain/season/seasons";
import { playersByResults } from "@/domain/season/figures";
import type { League } from "@/domain/league/league";
import { useListings, type ListingState } from "./useListing";

/**
 * The players of a season with their figures: from its results, or as they are kept by hand.
 * @param season a past season's id; the current season without it
 */
export function usePlayers(league: League, season?: string): ListingState<"players"> {
  const states = useListings([
    { league, kind: "players", season },
    { league, kind: "results", season, whole: true },
    { league, kind: "seasons", season },
  ]);
  return useMemo(() => {
    const [players, results, seasons] = states;
    if (players.status !== "ready") return players;
    if (seasons.status !== "ready") return seasons;
    if (settingsOf(league, seasons.listing.records, season).players === "kept") return players;
    if (results.status !== "ready") return results;
    const { listing } = players;
    const records = playersByResults(league, listing.records, results.listing.records, {
      past: season,
    });
    const failure = players.failure ?? results.failure ?? seasons.failure;
    return { ...players, failure, listing: { ...listing, records } };
  }, [states, league, season]);
}
