import type { League } from "@/domain/league/league";
import { useLive } from "../live/useLive";
import type { Surroundings } from "../kind/kind";

type Looked =
  | { readonly status: "loading" | "failed" }
  | { readonly status: "ready"; readonly around: Surroundings };

/** The league's records that may speak of one of them, once all are here: fewer would be counted wrong. */
export function useSurroundings(league: League): Looked {
  const results = useLive(league, "results");
  const fixtures = useLive(league, "fixtures");
  const players = useLive(league, "players");
  const standings = useLive(league, "standings");
  if (
    results.status === "ready" &&
    fixtures.status === "ready" &&
    players.status === "ready" &&
    standings.status === "ready"
  ) {
    return {
      status: "ready",
      around: {
        results: results.listing.records,
        fixtures: fixtures.listing.records,
        players: players.listing.records,
        standings: standings.listing.records,
      },
    };
  }
  const failed = [results, fixtures, players, standings].some(({ status }) => status === "failed");
  return { status: failed ? "failed" : "loading" };
}
