import type { LiveMatch } from "@/domain/match/live";
import { minuteAt, type LivePlay } from "@/domain/match/livePlay";
import type { SportId } from "@/domain/sport";
import { footballLive } from "../football/live";

const plays: Partial<Record<SportId, LivePlay>> = { football: footballLive };

/** How a sport is followed by taps; null where its score sheet says how a match stands. */
export const livePlayOf = (sport: SportId): LivePlay | null => plays[sport] ?? null;

/** Minutes beyond the end of a stage after which the clock was forgotten rather than running on. */
const FORGOTTEN = 20;

/**
 * How far a match is: the minute while the clock runs, else what is being played. A clock that nobody stopped tells
 * the stage alone. @param now epoch milliseconds
 */
export function liveStateOf(match: LiveMatch, sport: SportId, now: number): string {
  const stages = livePlayOf(sport)?.stages ?? [];
  if (match.since === null) return match.phase;
  const minute = minuteAt(match, stages, now);
  return Number(minute.split("+")[1] ?? 0) > FORGOTTEN ? match.phase : `${minute}'`;
}
