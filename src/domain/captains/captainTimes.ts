import { DAY, HOUR } from "../durations";
import { fromZonedInput } from "../time";
import { isUntimed, type When } from "../when";

/** When a captain may do what about a match, counted from its beginning; `firestore.rules` is generated from this. */
export const captainTimes = {
  /** Days before the match from which a line-up can be set. */
  lineUpDays: 7,
  /** Hours after the beginning until which a match can be reported. */
  reportHours: 48,
  /** Hours after which one report alone is shown to the administrators. */
  aloneHours: 24,
} as const;

/** When a match begins, in epoch milliseconds; of a day without a time, when that day begins. Null where nobody knows. */
export function beginningOf(when: When, timeZone: string): number | null {
  return isUntimed(when) ? fromZonedInput(`${when.day}T00:00`, timeZone) : when.date;
}

/** Whether something is open now, or when it opens or closed. */
export type Opening =
  | { readonly is: "unknown" }
  | { readonly is: "early"; readonly opens: number }
  | { readonly is: "open"; readonly closes: number }
  | { readonly is: "late"; readonly closed: number };

function openingOf(opens: number, closes: number, now: number): Opening {
  if (now < opens) return { is: "early", opens };
  return now < closes ? { is: "open", closes } : { is: "late", closed: closes };
}

/** Whether a captain may set the line-up of a match now. @param now the server's time in epoch milliseconds */
export function lineUpOpening(when: When, now: number, timeZone: string): Opening {
  const begins = beginningOf(when, timeZone);
  if (begins === null) return { is: "unknown" };
  return openingOf(begins - captainTimes.lineUpDays * DAY, begins, now);
}

/** Whether a captain may report a match now. @param now the server's time in epoch milliseconds */
export function reportOpening(when: When, now: number, timeZone: string): Opening {
  const begins = beginningOf(when, timeZone);
  if (begins === null) return { is: "unknown" };
  return openingOf(begins, begins + captainTimes.reportHours * HOUR, now);
}
