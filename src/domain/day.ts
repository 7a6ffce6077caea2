import { DAY } from "./durations";
import { formatKickOff, toZonedInput } from "./time";

/** A day on the calendar of some zone, as "2026-11-22". */
export type Day = string;

const noon = (day: Day) => Date.parse(`${day}T12:00:00Z`);

/** The day that the clocks of that zone show; null where there is no moment. @throws RangeError for an unknown zone. */
export function dayOf(ms: number | null, timeZone: string): Day | null {
  return toZonedInput(ms, timeZone).slice(0, 10) || null;
}

/** Whether a text names a day that exists. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = noon(text);
  return Number.isFinite(ms) && new Date(ms).toISOString().startsWith(text);
}

/** From 0 for Sunday. */
export const weekdayOf = (day: Day): number => new Date(noon(day)).getUTCDay();

/** The day that many days later; earlier for a negative number. */
export function daysFrom(day: Day, days: number): Day {
  return new Date(noon(day) + days * DAY).toISOString().slice(0, 10);
}

/** A day in words. */
interface DayWords {
  /** "Sun" */
  readonly weekday: string;
  /** "22" */
  readonly date: string;
  /** "Sun 22 Nov", with its year in another one */
  readonly short: string;
  /** "Sun 22 Nov 2026" */
  readonly dated: string;
  /** "Sunday 22 November 2026" */
  readonly full: string;
}

/** What a day is called. */
export function dayInWords(day: Day): DayWords {
  const { date = "", dated = "", full = "" } = formatKickOff(noon(day), "UTC") ?? {};
  const [weekday = "", number = ""] = date.split(" ");
  return { weekday, date: number, short: date, dated, full: full.replace(/,.*/, "") };
}
