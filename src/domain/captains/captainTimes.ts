import { DAY, HOUR } from "../durations";
import { fromZonedInput } from "../time";
import { isUntimed, type When } from "../when";

/**
 * The times in which a captain may set line-ups and report matches, counted from the beginning of the match;
 * `firestore.rules` is generated from them.
 */
export const captainTimes = {
  /** Days before the match from which the line-up can be set. */
  lineUpDays: 7,
  /** Hours after the beginning of the match until which it can be reported. */
  reportHours: 48,
  /**
   * Hours after the beginning of the match after which the administrators see the report of one captain, even if the
   * other captain has sent none.
   */
  aloneHours: 24,
} as const;

/**
 * Returns the beginning of a match in epoch milliseconds: the beginning of its day if no time is known, null if no day
 * is known either.
 */
export function beginningOf(when: When, timeZone: string): number | null {
  return isUntimed(when) ? fromZonedInput(`${when.day}T00:00`, timeZone) : when.date;
}

/**
 * Whether a captain may act now, and when this time begins or ends, in epoch milliseconds; `unknown` if the match has
 * no date.
 */
export type Opening =
  | { readonly is: "unknown" }
  | { readonly is: "early"; readonly opens: number }
  | { readonly is: "open"; readonly closes: number }
  | { readonly is: "late"; readonly closed: number };

function openingOf(opens: number, closes: number, now: number): Opening {
  if (now < opens) return { is: "early", opens };
  return now < closes ? { is: "open", closes } : { is: "late", closed: closes };
}

/** Returns whether a captain may set the line-up of a match now. @param now the server's time in epoch milliseconds */
export function lineUpOpening(when: When, now: number, timeZone: string): Opening {
  const begins = beginningOf(when, timeZone);
  if (begins === null) return { is: "unknown" };
  return openingOf(begins - captainTimes.lineUpDays * DAY, begins, now);
}

/** Returns whether a captain may report a match now. @param now the server's time in epoch milliseconds */
export function reportOpening(when: When, now: number, timeZone: string): Opening {
  const begins = beginningOf(when, timeZone);
  if (begins === null) return { is: "unknown" };
  return openingOf(begins, begins + captainTimes.reportHours * HOUR, now);
}
