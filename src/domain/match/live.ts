import { HOUR } from "../durations";

/** When a scorer may write about a match: hours before and after its kick-off. */
export const scoring = { before: 3, after: 12 } as const;

/** How much a league's live document may hold; `firestore.rules` is generated from this. */
export const live = {
  matches: 20,
  events: 40,
  /** What has happened in one match, in bytes: every visitor reads all matches again at each change. */
  bytes: 4000,
  minute: 300,
  detailPattern: /^[A-Za-z0-9=+/;()[\] -]{0,160}$/,
} as const;

/** A match while it is played. */
export interface LiveMatch {
  readonly scoreA: number;
  readonly scoreB: number;
  /** What is being played, for example "2nd half"; '' when nothing says. */
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

/** Whether a match of that kick-off may be written about by a scorer now, both in epoch milliseconds. */
export function mayBeScored(date: number | null, now: number): boolean {
  return date !== null && now > date - scoring.before * HOUR && now < date + scoring.after * HOUR;
}
