import type { League } from "@/leagues/league";
import { useLive } from "../live/useLive";

/** The records the dashboard is made of, kind by kind; none of a kind the league does not keep. */
export function useReads(league: League) {
  return {
    fixtures: useLive(league, "fixtures"),
    players: useLive(league, "players"),
    results: useLive(league, "results"),
    standings: useLive(league, "standings"),
  };
}

/** Whether records that the dashboard speaks of are still being read: drawn before, its parts would push each other down. */
export function useIsReading(league: League): boolean {
  const lives = [
    ...Object.values(useReads(league)),
    useLive(league, "meets"),
    useLive(league, "events"),
    useLive(league, "seasons"),
    useLive(league, "teams"),
  ];
  return lives.some(({ status }) => status === "loading");
}

/** The kinds among them, in the order they are named. */
export const readKinds = ["fixtures", "players", "results", "standings"] as const;
