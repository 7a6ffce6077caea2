import { HOUR } from "../durations";

/** The hours before and after the kick-off in which a scorer may enter a match. */
export const scoringHours = { before: 3, after: 12 } as const;

/** The limits of a league's live document; `firestore.rules` is generated from them. */
export const liveLimits = {
  matches: 20,
  events: 40,
  /**
   * The greatest size of the events of one match, in bytes: at each change every visitor loads all matches of the
   * document again.
   */
  bytes: 4000,
  minute: 300,
  detailPattern: /^[A-Za-z0-9=+/;()[\] -]{0,160}$/,
} as const;

/** A match under way, as the live document stores it. */
export interface LiveMatch {
  readonly scoreA: number;
  readonly scoreB: number;
  /** The part of the match, for example "2nd half"; '' if it is not known. */
  readonly phase: string;
  /** The score detail so far, as the sport writes it; '' if there is none. */
  readonly detail: string;
  /** The minute of play at the last change of the clock. */
  readonly minute: number;
  /** The time at which the clock was started, in epoch milliseconds; null while it is stopped. */
  readonly since: number | null;
  /** The events, one line each, oldest first. */
  readonly events: readonly string[];
}

/** Checks by its kick-off whether a scorer may enter a match now; both in epoch milliseconds. */
export function isWithinScoringHours(date: number | null, now: number): boolean {
  return (
    date !== null &&
    now > date - scoringHours.before * HOUR &&
    now < date + scoringHours.after * HOUR
  );
}
