import { dayInWords, dayOf, isDay, type Day } from "./day";
import { formatKickOff, type KickOff } from "./time";

/** When something is: at a moment in epoch milliseconds, or on a day whose time nobody knows. */
export interface When {
  readonly date: number | null;
  readonly day?: Day | undefined;
}

/** Whether it has a day, but no time. */
export const isUntimed = ({ date, day = "" }: When): boolean => date === null && isDay(day);

/**
 * The moment that it is ordered and counted by; null where neither moment nor day is known. A day without a time
 * counts as its noon in UTC, which no zone's clocks put far from that day.
 */
export function momentOf(when: When): number | null {
  return isUntimed(when) ? Date.parse(`${when.day}T12:00:00Z`) : when.date;
}

/** Its day on the clocks of that zone; a day without a time is the same everywhere. */
export const dayOfWhen = (when: When, timeZone: string): Day | null =>
  isUntimed(when) ? (when.day ?? null) : dayOf(when.date, timeZone);

/** What is shown for the time of a day that has none, where the day is above. */
export const TIME_OPEN = "Time open";

/** In words, on the clocks of that zone; null when there is none to show. The time of a day without one is ''. */
export function kickOffOf(when: When, timeZone: string): KickOff | null {
  if (!isUntimed(when)) return formatKickOff(when.date, timeZone);
  const { day = "" } = when;
  const { short, dated, full } = dayInWords(day);
  return { time: "", date: short, dated, full, short, iso: day };
}

/** Earliest first, those without a day last. */
export const whenOrder = (a: When, b: When): number => {
  const [one, other] = [momentOf(a) ?? Infinity, momentOf(b) ?? Infinity];
  return one === other ? 0 : one < other ? -1 : 1;
};
