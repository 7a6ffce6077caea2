/** Shown where a fixture has no date (spec point 8). */
export const DATE_UNAVAILABLE = "Date unavailable";

/** The clock of a place at a moment; month from 1, weekday from 0 = Sunday. */
interface WallClock {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

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

const clocks = new Map<string, Intl.DateTimeFormat>();

/** @throws RangeError for a time zone the engine does not know. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat("en-US", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
    clocks.set(timeZone, clock);
  }
  return clock;
}

/** What the zone's clocks show, by the engine's own rules: slow. */
function readClock(ms: number, timeZone: string): WallClock {
  const found: Record<string, number> = {};
  for (const { type, value } of clockOf(timeZone).formatToParts(ms)) found[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = found;
  return { year, month, day, hour, minute, second };
}

const asUtc = ({ year, month, day, hour, minute, second }: WallClock) =>
  Date.UTC(year, month - 1, day, hour, minute, second);

const QUARTER = 900_000;
const MOST_OFFSETS = 5_000;
const offsets = new Map<string, number>();

/**
 * How far the zone's clocks are ahead of UTC at that moment, in milliseconds. Looked up once for each
 * quarter of an hour: since 1972 clocks are changed at full quarters only.
 */
function offsetAt(ms: number, timeZone: string): number {
  const key = `${timeZone} ${Math.floor(ms / QUARTER)}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const offset = asUtc(readClock(ms, timeZone)) - Math.floor(ms / 1000) * 1000;
  if (offsets.size >= MOST_OFFSETS) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

function wallClock(ms: number, timeZone: string): WallClock {
  const shown = new Date(ms + offsetAt(ms, timeZone));
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
    second: shown.getUTCSeconds(),
  };
}

const two = (number: number) => String(number).padStart(2, "0");

/** A kick-off in words, on the clock of one place. */
export interface KickOff {
  /** "16:00" */
  readonly time: string;
  /** "Sat 14 Mar" */
  readonly date: string;
  /** "Saturday 14 March 2026, 16:00" */
  readonly full: string;
  /** For the `datetime` attribute, in UTC. */
  readonly iso: string;
}

/** The moment on the clock of that zone; null when there is none to show. @throws RangeError for an unknown zone. */
export function formatKickOff(ms: number | null, timeZone: string): KickOff | null {
  if (ms === null || !Number.isFinite(ms)) return null;
  const clock = wallClock(ms, timeZone);
  const weekday = WEEKDAYS[new Date(asUtc(clock)).getUTCDay()] ?? "";
  const month = MONTHS[clock.month - 1] ?? "";
  const time = `${two(clock.hour)}:${two(clock.minute)}`;
  return {
    time,
    date: `${weekday.slice(0, 3)} ${clock.day} ${month.slice(0, 3)}`,
    full: `${weekday} ${clock.day} ${month} ${clock.year}, ${time}`,
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

/**
 * Names the zone times are shown in, where the visitor's clock differs from the arena's at that
 * moment; null where the two agree, so that nothing needs saying.
 */
export function zoneNote(ms: number | null, shownZone: string, arenaZone: string): string | null {
  if (shownZone === arenaZone) return null;
  if (ms !== null && offsetAt(ms, shownZone) === offsetAt(ms, arenaZone)) return null;
  return `Times in ${shownZone.replaceAll("_", " ")}`;
}

/** The value of a datetime-local input for that moment in that zone; '' for none. */
export function toZonedInput(ms: number | null, timeZone: string): string {
  if (ms === null || !Number.isFinite(ms)) return "";
  const { year, month, day, hour, minute } = wallClock(ms, timeZone);
  return `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`;
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
  const DAY = 86_400_000;
  const before = wall - offsetAt(wall - DAY, timeZone);
  if (before + offsetAt(before, timeZone) === wall) return before;
  const after = wall - offsetAt(wall + DAY, timeZone);
  return after + offsetAt(after, timeZone) === wall ? after : before;
}
