import { dayInWords, dayOf, isDay, type Day } from "./day";
import { formatKickOff, type KickOff } from "./time";

/** The date of something: a moment in epoch milliseconds, or a day whose time is not known. */
export interface When {
  readonly date: number | null;
  readonly day?: Day | undefined;
}

/** Checks whether it has a day but no time. */
export const isUntimed = ({ date, day = "" }: When): boolean => date === null && isDay(day);

/**
 * Returns the moment by which it is sorted and counted, in epoch milliseconds; null if neither moment nor day is known.
 * A day without a time counts as its noon in UTC, which in no zone is far from that day.
 */
export function momentOf(when: When): number | null {
  return isUntimed(when) ? Date.parse(`${when.day}T12:00:00Z`) : when.date;
}

/** Returns its day on the clocks of that zone; a day without a time is the same in every zone. Null if not known. */
export const dayOfWhen = (when: When, timeZone: string): Day | null =>
  isUntimed(when) ? (when.day ?? null) : dayOf(when.date, timeZone);

/** The text in place of the time for a match that has only a day, if the day is shown above it. */
export const TIME_OPEN = "Time open";

/**
 * Formats it on the clocks of that zone; null if neither moment nor day is known. `time` is '' for a day without a
 * time.
 */
export function kickOffOf(when: When, timeZone: string): KickOff | null {
  if (!isUntimed(when)) return formatKickOff(when.date, timeZone);
  const { day = "" } = when;
  const { short, dated, full } = dayInWords(day);
  return { time: "", date: short, dated, full, short, iso: day };
}

/** Compares two by time, the earliest first; those without a day come last. */
export const whenOrder = (a: When, b: When): number => {
  const [one, other] = [momentOf(a) ?? Infinity, momentOf(b) ?? Infinity];
  return one === other ? 0 : one < other ? -1 : 1;
};
