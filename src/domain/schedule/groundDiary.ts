import { arena } from "@arena/arena";
import { MINUTE } from "../durations";
import { daysFrom, weekdayOf, type Day } from "../day";
import { compareNames, foldName } from "../names";
import { overlaps, type Span } from "../people/bookings";
import { formatKickOff, fromZonedInput, toZonedInput } from "../time";
import { dayOfWhen, whenOrder, type When } from "../when";
import {
  closedNotice,
  groundNamed,
  isClosedOn,
  isOpenPastMidnight,
  type Ground,
  type GroundEntry,
} from "./ground";

/** A match that occupies a ground for some time. */
export interface GroundUse extends Span, When {
  /** A key that is unique among the matches of all leagues. */
  readonly key: string;
  /** The ground, as the match names it. */
  readonly stadium: string;
  /** The title: "Kingsway Rovers v Mount Trojans (MLS)". */
  readonly title: string;
  /** The number of matches that can be played there at a time; absent: one. */
  readonly courts?: number;
}

const usualHours = arena.hours ?? { opens: "08:00", closes: "20:00" };

/** Returns the opening hours of a ground; the arena's own if it has none. */
export const hoursOf = (ground: Pick<GroundEntry, "opens" | "closes"> | undefined) =>
  ground && ground.opens !== "" ? { opens: ground.opens, closes: ground.closes } : usualHours;

/** A shorter free time is not listed, in minutes. */
const LEAST = 60;

const minutesFrom = (from: number, to: number) => Math.round((to - from) / MINUTE);
const clockOf = (moment: number) => formatKickOff(moment, arena.timeZone)?.time ?? "";

const endOf = ({ from, minutes }: Span) => (from ?? NaN) + minutes * MINUTE;

/**
 * Returns which other matches at the same ground overlap with this one, as a list for each moment at which one of them
 * begins, because their number can rise only then.
 */
function beside<T extends GroundUse>(
  match: GroundUse,
  all: readonly T[],
): readonly (readonly T[])[] {
  const there = all.filter(
    (other) =>
      other.key !== match.key &&
      match.stadium !== "" &&
      foldName(other.stadium) === foldName(match.stadium) &&
      overlaps(match, other),
  );
  return [match, ...there].flatMap(({ from }) =>
    from === null || from < (match.from ?? NaN)
      ? []
      : [there.filter((one) => (one.from ?? NaN) <= from && from < endOf(one))],
  );
}

/** Returns the matches at the ground that leave no room for this one at its time. */
export function clashesAtGround<T extends GroundUse>(
  match: GroundUse,
  all: readonly T[],
): readonly T[] {
  const { courts = 1 } = match;
  const full = beside(match, all).filter((there) => there.length >= courts);
  return all.filter((one) => full.some((there) => there.includes(one)));
}

/** Returns how many more matches can be played at the ground and time of this one, besides all these. */
export const roomBeside = (match: GroundUse, all: readonly GroundUse[]): number =>
  (match.courts ?? 1) - Math.max(0, ...beside(match, all).map(({ length }) => length));

/** Returns why a match should not be played at its ground at that time, in words; '' if there is no known reason. */
export function groundTrouble(
  match: GroundUse,
  all: readonly GroundUse[],
  grounds: readonly GroundEntry[],
): string {
  const day = dayOfWhen(match, arena.timeZone) ?? "";
  const time = match.from === null ? "" : clockOf(match.from);
  const closed = closedNotice(match.stadium, { day, time }, grounds);
  if (closed !== "") return closed;
  const [other] = clashesAtGround(match, all);
  if (!other) return "";
  return `${match.stadium} is taken then: ${other.title}, ${clockOf(other.from ?? NaN)}`;
}

/** A time in which a court is free, on the arena's clock. */
export interface Slot {
  /** The beginning and the end: "12:00". */
  readonly from: string;
  readonly to: string;
}

/**
 * Returns the times of a day in which a ground has room for another match, also after midnight if it is open then. A
 * match without a time occupies a court all day.
 * @param matches the matches at the ground, including those of the next day
 */
export function freeSlots(
  day: Day,
  matches: readonly GroundUse[],
  ground?: Pick<GroundEntry, "courts" | "opens" | "closes">,
): readonly Slot[] {
  const { opens, closes } = hoursOf(ground);
  const isOpen = (one: GroundUse) => one.from === null && dayOfWhen(one, arena.timeZone) === day;
  const room = (ground?.courts ?? 1) - matches.filter(isOpen).length;
  const moment = (on: Day, time: string) => fromZonedInput(`${on}T${time}`, arena.timeZone) ?? NaN;
  const until = isOpenPastMidnight({ opens, closes }) ? daysFrom(day, 1) : day;
  const [first, last] = [moment(day, opens), moment(until, closes)];
  const edges = matches
    .flatMap((one) => [one.from ?? NaN, endOf(one)])
    .filter((edge) => first < edge && edge < last)
    .toSorted((a, b) => a - b);
  const slots: Slot[] = [];
  let at = first;
  const note = (to: number) => {
    if (minutesFrom(at, to) >= LEAST) slots.push({ from: clockOf(at), to: clockOf(to) });
  };
  // Between two edges the number of matches does not change.
  [first, ...edges].forEach((from, nth) => {
    const on = matches.filter((one) => (one.from ?? NaN) <= from && from < endOf(one));
    if (on.length < room) return;
    note(from);
    at = edges[nth] ?? last;
  });
  note(last);
  return slots;
}

/** Returns how many courts are free all day besides these matches; a match without a time occupies a court all day. */
function spareCourts(matches: readonly GroundUse[], courts: number): number {
  const open = matches.filter(({ from }) => from === null).length;
  const most = matches.map(({ from }) =>
    from === null
      ? 0
      : matches.filter((one) => (one.from ?? NaN) <= from && from < endOf(one)).length,
  );
  return Math.max(0, courts - open - Math.max(0, ...most));
}

/** The matches and free times of a ground on one day. */
export interface GroundDay<T extends GroundUse> {
  readonly day: Day;
  readonly isClosed: boolean;
  /** Whether it is open and has no match during the whole opening hours. */
  readonly isFree: boolean;
  /** The matches, earliest first. */
  readonly matches: readonly T[];
  readonly free: readonly Slot[];
  /** The number of courts that are free all day. */
  readonly spare: number;
}

/** One ground in the view of a week. */
export interface GroundWeek<T extends GroundUse> {
  /** The name; '' for matches that name no ground. */
  readonly name: string;
  /** The arena's record; absent if only matches name the ground. */
  readonly ground: Ground | undefined;
  readonly days: readonly GroundDay<T>[];
}

/** Returns the seven days of the week that contains a day, from the arena's first day of the week. */
export function weekOf(day: Day): readonly Day[] {
  const first = daysFrom(day, -((weekdayOf(day) + 7 - arena.weekStart) % 7));
  return Array.from({ length: 7 }, (_, at) => daysFrom(first, at));
}

/**
 * Returns all grounds of the arena, sorted by name, and any other that a match of these days names; matches without a
 * ground come last.
 */
export function groundWeeks<T extends GroundUse>(
  days: readonly Day[],
  all: readonly T[],
  grounds: readonly Ground[],
): readonly GroundWeek<T>[] {
  const own = all.filter((one) => days.includes(dayOfWhen(one, arena.timeZone) ?? ""));
  const named = new Map(grounds.map(({ name }) => [foldName(name), name]));
  for (const { stadium } of own)
    if (!named.has(foldName(stadium))) named.set(foldName(stadium), stadium);
  return [...named]
    .toSorted(([, a], [, b]) => Number(a === "") - Number(b === "") || compareNames(a, b))
    .map(([key, name]) => {
      const ground = groundNamed(name, grounds);
      const there = all.filter(({ stadium }) => foldName(stadium) === key);
      const here = own.filter((one) => there.includes(one)).toSorted(whenOrder);
      const { opens, closes } = hoursOf(ground);
      return {
        name,
        ground,
        days: days.map((day) => {
          const matches = here.filter((one) => dayOfWhen(one, arena.timeZone) === day);
          const isClosed = ground !== undefined && isClosedOn(ground, day);
          const free = isClosed || name === "" ? [] : freeSlots(day, there, ground);
          const isWhole = free.some(({ from, to }) => from === opens && to === closes);
          const spare = spareCourts(matches, ground?.courts ?? 1);
          return { day, isClosed, isFree: matches.length === 0 && isWhole, matches, free, spare };
        }),
      };
    });
}

/** Returns the moment on another day at the same time of day, in epoch milliseconds; null if the match has no time. */
export function sameClock(date: number | null, day: Day): number | null {
  const clock = toZonedInput(date, arena.timeZone).slice(10);
  return clock === "" ? null : fromZonedInput(`${day}${clock}`, arena.timeZone);
}
