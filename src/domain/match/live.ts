import { HOUR } from "../durations";

/** From how many hours before the kick-off to how many after it a scorer may enter a match. */
export const scoringHours = { before: 3, after: 12 } as const;

/** Limits of a league's live document; `firestore.rules` is generated from this. */
export const liveLimits = {
  matches: 20,
  events: 40,
  /** The events of one match, in bytes: at each change every visitor reads all matches again. */
  bytes: 4000,
  minute: 300,
  detailPattern: /^[A-Za-z0-9=+/;()[\] -]{0,160}$/,
} as const;

/** A match while it is played. */
export interface LiveMatch {
  readonly scoreA: number;
  readonly scoreB: number;
  /** The part that is played, for example "2nd half"; '' when it is not known. */
  readonly phase: string;
  /** The score in detail so far, as the sport writes it; '' if there is none. */
  readonly detail: string;
  /** The minute of play when the clock was set last. */
  readonly minute: number;
  /** Since when the clock has been running, in epoch milliseconds; null while it is stopped. */
  readonly since: number | null;
  /** What has happened, a line each, oldest first. */
  readonly events: readonly string[];
}

/** Whether a scorer may enter a match now, by its kick-off; both in epoch milliseconds. */
export function mayBeScored(date: number | null, now: number): boolean {
  return (
    date !== null &&
    now > date - scoringHours.before * HOUR &&
    now < date + scoringHours.after * HOUR
  );
}
