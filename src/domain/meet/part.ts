import { HOUR, MINUTE } from "../durations";
import type { DayPart } from "../match/agenda";

/** How far a meet has come, which decides where its day's list shows it. */
export interface MeetProgress {
  /** Epoch milliseconds; null if it has none. */
  readonly date: number | null;
  /** It was postponed or cancelled. */
  readonly isOff: boolean;
  /** How many events have places, and how many there are. */
  readonly done: number;
  readonly total: number;
}

/** How long a meet that runs late counts as on: after that, missing results stay missing. */
const LATEST = 12 * HOUR;

/**
 * The part that a meet belongs to now. It is on from its start for as long as meets take, and longer while only some of its events
 * have results; it is finished as soon as all have.
 * @param now epoch milliseconds; @param minutes how long such a meet takes
 */
export function meetPart(
  { date, isOff, done, total }: MeetProgress,
  now: number,
  minutes: number,
): DayPart {
  if (isOff) return "off";
  if (done > 0 && done === total) return "finished";
  if (date === null || now < date) return "next";
  const takes = minutes * MINUTE;
  return now < date + (done > 0 ? Math.max(takes, LATEST) : takes) ? "live" : "finished";
}
