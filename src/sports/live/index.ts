import type { LiveMatch } from "@/domain/match/live";
import { minuteAt, type LivePlay } from "@/domain/match/livePlay";
import type { SportId } from "@/domain/sport";
import { footballLive } from "./football";

const plays: Partial<Record<SportId, LivePlay>> = { football: footballLive };

/** How a sport is followed by taps; null where its score sheet says how a match stands. */
export const livePlayOf = (sport: SportId): LivePlay | null => plays[sport] ?? null;

/** How far a match is: the minute while the clock runs, else what is being played. @param now epoch milliseconds */
export function liveStateOf(match: LiveMatch, sport: SportId, now: number): string {
  const stages = livePlayOf(sport)?.stages ?? [];
  return match.since === null ? match.phase : `${minuteAt(match, stages, now)}'`;
}
