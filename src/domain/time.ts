import { DAY } from "./durations";
import { remembering } from "./remembered";

/** Shown where a fixture has no date. */
export const DATE_UNAVAILABLE = "Date unavailable";

// Own English names: engines differ in "Sep"/"Sept" and in commas, and a prerendered page must equal the hydrated one.
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

/** @throws RangeError for a time zone the engine does not know. */
const clockOf = remembering(
  (timeZone) =>
    new Intl.DateTimeFormat("en-US", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    }),
);

/** Clocks are changed at full quarters of an hour only, since 1972. */
const QUARTER = 900_000;

const offsetIn = remembering((quarterAndZone) => {
  const [quarter, timeZone = ""] = quarterAndZone.split(" ");
  const start = Number(quarter) * QUARTER;
  const found: Record<string, number> = {};
  for (const { type, value } of clockOf(timeZone).formatToParts(start)) found[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = found;
  return Date.UTC(year, month - 1, day, hour, minute, second) - start;
});

/**
 * How far the zone's clocks are ahead of UTC at that moment, in milliseconds. The engine's own rules are
 * slow, so they are asked once for each quarter of an hour.
 */
function offsetAt(ms: number, timeZone: string): number {
  return offsetIn(`${Math.floor(ms / QUARTER)} ${timeZone}`);
}

/** A date that has in UTC what the zone's clocks show at that moment. */
const wallClock = (ms: number, timeZone: string) => new Date(ms + offsetAt(ms, timeZone));

const two = (number: number) => String(number).padStart(2, "0");

/** A kick-off in words, on the clock of one place. */
export interface KickOff {
  /** "16:00" */
  readonly time: string;
  /** "Sat 14 Mar", with its year in another one */
  readonly date: string;
  /** "Sat 14 Mar 2026" */
  readonly dated: string;
  /** "Saturday 14 March 2026, 16:00" */
  readonly full: string;
  /** "Sat 14 Mar, 16:00" */
  readonly short: string;
  /** For the `datetime` attribute, in UTC. */
  readonly iso: string;
}

let current = 0;

/** From now on days of any other year carry it. Before that none do: a page that was drawn ahead fits every year. */
export function writeYearsExcept(year: number): void {
  current = year;
}

/** The moment on the clock of that zone; null when there is none to show. @throws RangeError for an unknown zone. */
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

/**
 * The time zone of this device. Not while rendering on a server: call it after mounting. The first call
 * takes a phone 50 ms, which the first use of `Intl.DateTimeFormat` costs.
 */
export function visitorZone(): string {
  here ??= new Intl.DateTimeFormat();
  return here.resolvedOptions().timeZone || "UTC";
}

/** A zone as people call it: "New York time" of America/New_York, "UTC". */
function zoneInWords(zone: string): string {
  const place = zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");
  return place === zone || !/[a-z]/.test(place) ? place : `${place} time`;
}

/**
 * The zone of a time that is shown and what the arena's clocks show then, "New York time · 14:00 at the arena"; null
 * where the two agree.
 */
export function zonesInWords(ms: number, shownZone: string, arenaZone: string): string | null {
  const there = formatKickOff(ms, arenaZone);
  if (!there || formatKickOff(ms, shownZone)?.full === there.full) return null;
  return `${zoneInWords(shownZone)} · ${there.time} at the arena`;
}

/**
 * Names the zone times are shown in, where the visitor's clock differs from the arena's at that
 * moment; null where the two agree, so that nothing needs saying.
 */
export function zoneNote(ms: number | null, shownZone: string, arenaZone: string): string | null {
  if (shownZone === arenaZone) return null;
  if (ms !== null && offsetAt(ms, shownZone) === offsetAt(ms, arenaZone)) return null;
  return `Times are ${zoneInWords(shownZone)}`;
}

/** The value of a datetime-local input for that moment in that zone; '' for none. */
export function toZonedInput(ms: number | null, timeZone: string): string {
  if (ms === null || !Number.isFinite(ms)) return "";
  const clock = wallClock(ms, timeZone);
  const year = String(clock.getUTCFullYear()).padStart(4, "0");
  const [month, day] = [two(clock.getUTCMonth() + 1), two(clock.getUTCDate())];
  return `${year}-${month}-${day}T${two(clock.getUTCHours())}:${two(clock.getUTCMinutes())}`;
}

const INPUT = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/;

/**
 * The moment that a datetime-local text means in that zone, in epoch milliseconds; null for
 * anything that is no date. A date alone means midnight. Where the clocks go back the earlier
 * moment is meant; a time that the clocks skip is read with the offset before the change.
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
