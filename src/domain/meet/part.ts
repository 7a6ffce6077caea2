import { HOUR, MINUTE } from "../durations";
import type { DayPart } from "../match/agenda";

/** The progress of a meet, which decides in which part of the day's list it is shown. */
export interface MeetProgress {
  /** The start, in epoch milliseconds; null if it has none. */
  readonly date: number | null;
  /** Whether it was postponed or cancelled. */
  readonly isOff: boolean;
  /** The number of events with places, and the number of all events. */
  readonly done: number;
  readonly total: number;
}

/**
 * The longest time for which a late meet counts as under way, in milliseconds; after it, missing results are no longer
 * expected.
 */
const LATEST = 12 * HOUR;

/**
 * Returns the part of the day's list to which a meet belongs now. It is live from its start for the usual duration, and
 * longer while only some of its events have results; it is finished as soon as all have.
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
