import { DAY } from "./durations";
import { formatKickOff, toZonedInput } from "./time";

/** A calendar day in some time zone, as "YYYY-MM-DD". */
export type Day = string;

const noon = (day: Day) => Date.parse(`${day}T12:00:00Z`);

/** Returns the day at that moment in the zone; null if the moment is null. @throws RangeError for an unknown zone. */
export function dayOf(ms: number | null, timeZone: string): Day | null {
  return toZonedInput(ms, timeZone).slice(0, 10) || null;
}

/** Checks whether a text is a day that exists, as "YYYY-MM-DD". */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = noon(text);
  return Number.isFinite(ms) && new Date(ms).toISOString().startsWith(text);
}

/** Returns the day of the week, from 0 for Sunday. */
export const weekdayOf = (day: Day): number => new Date(noon(day)).getUTCDay();

/** Returns the day that many days later; earlier for a negative number. */
export function daysFrom(day: Day, days: number): Day {
  return new Date(noon(day) + days * DAY).toISOString().slice(0, 10);
}

/** The forms in which a day is written on pages. */
interface DayWords {
  /** "Sun" */
  readonly weekday: string;
  /** "22" */
  readonly date: string;
  /** "Sun 22 Nov"; with the year if it is not the current year */
  readonly short: string;
  /** "Sun 22 Nov 2026" */
  readonly dated: string;
  /** "Sunday 22 November 2026" */
  readonly full: string;
}

/** Formats a day in words. */
export function dayInWords(day: Day): DayWords {
  const { date = "", dated = "", full = "" } = formatKickOff(noon(day), "UTC") ?? {};
  const [weekday = "", number = ""] = date.split(" ");
  return { weekday, date: number, short: date, dated, full: full.replace(/,.*/, "") };
}
