import { useMemo } from "react";
import { settingsOf } from "@/domain/season/seasons";
import { playersByResults } from "@/domain/season/figures";
import type { League } from "@/domain/league/league";
import type { ListingState } from "./readState";
import { mapRead, together } from "./together";
import { useListings } from "./useListing";

/**
 * Loads the players of a season with their figures, which are computed from results or entered by hand.
 * @param season the id of a past season; without it the current season
 */
export function usePlayers(league: League, season?: string): ListingState<"players"> {
  const states = useListings([
    { league, kind: "players", season },
    { league, kind: "results", season, whole: true },
    { league, kind: "seasons", season },
  ]);
  return useMemo(() => {
    const [players, results, seasons] = states;
    const kept = together([players, seasons]);
    if (kept.status !== "ready") return kept;
    const [listing, settings] = kept.value;
    if (settingsOf(league, settings.records, season).players === "kept") return players;
    return mapRead(together([kept, results]), ([, { records }]) => ({
      ...listing,
      records: playersByResults(league, listing.records, records, { past: season }),
    }));
  }, [states, league, season]);
}
