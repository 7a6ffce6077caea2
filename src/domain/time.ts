import { DAY } from "./durations";
import { remembering } from "./remembered";

/** The text for a fixture without a date. */
export const DATE_UNAVAILABLE = "Date unavailable";

// The names are defined here, because engines differ in "Sep"/"Sept" and in commas, and a prerendered page must equal
// the hydrated one.
const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** The parts of `Temporal` that are used here. */
interface ZonedClocks {
  readonly Now: { timeZoneId: () => string };
  readonly Instant: {
    fromEpochMilliseconds: (ms: number) => {
      toZonedDateTimeISO: (timeZone: string) => { readonly offsetNanoseconds: number };
    };
  };
}

/**
 * Returns the browser's `Temporal`; undefined before Chrome 144, Firefox 139 and in Safari. Its first use takes 1 ms,
 * that of `Intl.DateTimeFormat` 40 ms, on a phone 150 ms. That was a tenth of what a page's code took in all.
 */
const temporal = () => (globalThis as { readonly Temporal?: ZonedClocks }).Temporal;

/** @throws RangeError for a time zone the engine does not know. */
const clockOf = remembering(
  (timeZone) => new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" }),
);

/** In milliseconds. Since 1972 clocks have been changed only at full quarters of an hour. */
const QUARTER = 900_000;

const offsetIn = remembering((quarterAndZone) => {
  const [quarter, timeZone = ""] = quarterAndZone.split(" ");
  const start = Number(quarter) * QUARTER;
  const instant = temporal()?.Instant.fromEpochMilliseconds(start);
  if (instant) return instant.toZonedDateTimeISO(timeZone).offsetNanoseconds / 1e6;
  // "3/14/2026, GMT+01:00", with seconds before 1972, and "GMT" alone for UTC.
  const [, sign = "", ...parts] =
    /GMT(.)(\d+):(\d+):?(\d*)/.exec(clockOf(timeZone).format(start)) ?? [];
  const [hours, minutes, seconds] = parts.map(Number);
  return Number(`${sign}1000`) * ((hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0));
});

/**
 * Returns how far the zone's clocks are ahead of UTC at that moment, in milliseconds. `Intl` is slow, so the result is
 * stored for each quarter of an hour. @throws RangeError for a time zone the engine does not know.
 */
function offsetAt(ms: number, timeZone: string): number {
  return offsetIn(`${Math.floor(ms / QUARTER)} ${timeZone}`);
}

/** Returns a date whose UTC fields are what the zone's clocks show at that moment. */
const wallClock = (ms: number, timeZone: string) => new Date(ms + offsetAt(ms, timeZone));

const two = (number: number) => String(number).padStart(2, "0");

/** The forms in which a kick-off is written, on the clock of one zone. */
export interface KickOff {
  /** The time: "16:00" */
  readonly time: string;
  /** "Sat 14 Mar"; with the year if it is not the current year */
  readonly date: string;
  /** "Sat 14 Mar 2026" */
  readonly dated: string;
  /** "Saturday 14 March 2026, 16:00" */
  readonly full: string;
  /** "Sat 14 Mar, 16:00" */
  readonly short: string;
  /** The value of the `datetime` attribute, in UTC. */
  readonly iso: string;
}

let current = 0;

/**
 * Sets the current year: from now on, days of any other year are written with their year. Before the first call no day
 * is, because a prerendered page must be right in every year.
 */
export function writeYearsExcept(year: number): void {
  current = year;
}

/** Formats the moment on the clock of that zone; null if there is no moment. @throws RangeError for an unknown zone. */
export function formatKickOff(ms: number | null, timeZone: string): KickOff | null {
  if (ms === null || !Number.isFinite(ms)) return null;
  const clock = wallClock(ms, timeZone);
  const weekday = WEEKDAYS[clock.getUTCDay()] ?? "";
  const month = MONTHS[clock.getUTCMonth()] ?? "";
  const day = clock.getUTCDate();
  const time = `${two(clock.getUTCHours())}:${two(clock.getUTCMinutes())}`;
  const year = clock.getUTCFullYear();
  const bare = `${weekday.slice(0, 3)} ${day} ${month.slice(0, 3)}`;
  const dated = `${bare} ${year}`;
  const date = current && year !== current ? dated : bare;
  return {
    time,
    date,
    dated,
    short: `${date}, ${time}`,
    full: `${weekday} ${day} ${month} ${year}, ${time}`,
    iso: new Date(ms).toISOString(),
  };
}

let here: Intl.DateTimeFormat | undefined;

/** Returns the time zone of this device. Do not call it while rendering on a server, only after mounting. */
export function visitorZone(): string {
  const zone = temporal()?.Now.timeZoneId();
  if (zone) return zone;
  here ??= new Intl.DateTimeFormat();
  return here.resolvedOptions().timeZone || "UTC";
}

/** Returns the name of a zone for people: "New York time" for America/New_York, "UTC". */
export function zoneInWords(zone: string): string {
  const place = zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");
  return place === zone || !/[a-z]/.test(place) ? place : `${place} time`;
}

/**
 * Returns the zone of a shown time and the arena's time at that moment, "New York time · 14:00 at the arena"; null if
 * both clocks show the same.
 */
export function zonesInWords(ms: number, shownZone: string, arenaZone: string): string | null {
  const there = formatKickOff(ms, arenaZone);
  if (!there || formatKickOff(ms, shownZone)?.full === there.full) return null;
  return `${zoneInWords(shownZone)} · ${there.time} at the arena`;
}

/**
 * Returns a note that names the zone of the shown times, if the visitor's clock differs from the arena's at that
 * moment; null if they are equal, so that no note is needed.
 */
export function zoneNote(ms: number | null, shownZone: string, arenaZone: string): string | null {
  if (shownZone === arenaZone) return null;
  if (ms !== null && offsetAt(ms, shownZone) === offsetAt(ms, arenaZone)) return null;
  return `Times are ${zoneInWords(shownZone)}`;
}

/** Returns the value of a datetime-local input for that moment in that zone; '' if the moment is null. */
export function toZonedInput(ms: number | null, timeZone: string): string {
  if (ms === null || !Number.isFinite(ms)) return "";
  const clock = wallClock(ms, timeZone);
  const year = String(clock.getUTCFullYear()).padStart(4, "0");
  const [month, day] = [two(clock.getUTCMonth() + 1), two(clock.getUTCDate())];
  return `${year}-${month}-${day}T${two(clock.getUTCHours())}:${two(clock.getUTCMinutes())}`;
}

const INPUT = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/;

/**
 * Reads the moment that a datetime-local text means in that zone, in epoch milliseconds; null if it is no date. A date
 * alone means midnight. A time that occurs twice when clocks go back means the earlier moment; a time that clocks skip
 * is read with the offset before the change.
 */
export function fromZonedInput(text: string, timeZone: string): number | null {
  const match = INPUT.exec(text.trim());
  if (!match) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  const date = new Date(wall);
  const real = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (!real || hour > 23 || minute > 59 || second > 59) return null;
  const before = wall - offsetAt(wall - DAY, timeZone);
  if (before + offsetAt(before, timeZone) === wall) return before;
  const after = wall - offsetAt(wall + DAY, timeZone);
  return after + offsetAt(after, timeZone) === wall ? after : before;
}
