import type { League } from "@/domain/league/league";
import type { Read } from "../live/FailedReads";
import { useLive } from "../live/useLive";

/** The records that a dashboard speaks of, in the order they are named; none of a kind the league does not keep. */
export function useReads(league: League): readonly Read[] {
  return [
    { kind: "fixtures", live: useLive(league, "fixtures") },
    { kind: "players", live: useLive(league, "players") },
    { kind: "results", live: useLive(league, "results") },
    { kind: "standings", live: useLive(league, "standings") },
    { kind: "teams", live: useLive(league, "teams") },
    { kind: "seasons", live: useLive(league, "seasons") },
    { kind: "meets", live: useLive(league, "meets") },
    { kind: "events", live: useLive(league, "events") },
  ];
}
