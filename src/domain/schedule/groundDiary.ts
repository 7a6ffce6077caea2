import { arena } from "@arena/arena";
import { MINUTE } from "../durations";
import { daysFrom, weekdayOf, type Day } from "../day";
import { compareNames, foldName } from "../names";
import { overlaps, type Span } from "../people/bookings";
import { formatKickOff, fromZonedInput, toZonedInput } from "../time";
import { dayOfWhen, whenOrder, type When } from "../when";
import {
  closedThen,
  groundNamed,
  isClosedOn,
  isOpenPastMidnight,
  type Ground,
  type GroundEntry,
} from "./ground";

/** A match that takes a ground for a while. */
export interface GroundUse extends Span, When {
  /** A key that differs from those of all matches of any league. */
  readonly key: string;
  /** As the match names it. */
  readonly stadium: string;
  /** "Kingsway Rovers v Mount Trojans (MLS)" */
  readonly title: string;
  /** How many matches have room there at a time; absent: one. */
  readonly courts?: number;
}

const usualHours = arena.hours ?? { opens: "08:00", closes: "20:00" };

/** The hours of a day in which a ground is open; the arena's own where it says none. */
export const hoursOf = (ground: Pick<GroundEntry, "opens" | "closes"> | undefined) =>
  ground && ground.opens !== "" ? { opens: ground.opens, closes: ground.closes } : usualHours;

/** Less than this is no slot, in minutes. */
const LEAST = 60;

const minutesFrom = (from: number, to: number) => Math.round((to - from) / MINUTE);
const clockOf = (moment: number) => formatKickOff(moment, arena.timeZone)?.time ?? "";

const endOf = ({ from, minutes }: Span) => (from ?? NaN) + minutes * MINUTE;

/** The matches at the same ground that are on while that one is, moment by moment: their number changes where one begins. */
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

/** The matches that leave no room at the ground for that one while it is played. */
export function takenBy<T extends GroundUse>(match: GroundUse, all: readonly T[]): readonly T[] {
  const { courts = 1 } = match;
  const full = beside(match, all).filter((there) => there.length >= courts);
  return all.filter((one) => full.some((there) => there.includes(one)));
}

/** How many matches still have room where and when that one is played, beside all these. */
export const roomBeside = (match: GroundUse, all: readonly GroundUse[]): number =>
  (match.courts ?? 1) - Math.max(0, ...beside(match, all).map(({ length }) => length));

/** Why a match cannot well be played at its ground then, in words; '' where nothing is known against it. */
export function groundTrouble(
  match: GroundUse,
  all: readonly GroundUse[],
  grounds: readonly GroundEntry[],
): string {
  const day = dayOfWhen(match, arena.timeZone) ?? "";
  const time = match.from === null ? "" : clockOf(match.from);
  const closed = closedThen(match.stadium, { day, time }, grounds);
  if (closed !== "") return closed;
  const [other] = takenBy(match, all);
  if (!other) return "";
  return `${match.stadium} is taken then: ${other.title}, ${clockOf(other.from ?? NaN)}`;
}

/** Hours in which nothing is played, on the arena's clock. */
export interface Slot {
  /** "12:00" */
  readonly from: string;
  readonly to: string;
}

/**
 * The hours of a day in which a ground has room for another match, past midnight where it is open so long; one at a time
 * that is open takes a place all day.
 * @param takings those at the ground, of the day after too
 */
export function freeSlots(
  day: Day,
  takings: readonly GroundUse[],
  ground?: Pick<GroundEntry, "courts" | "opens" | "closes">,
): readonly Slot[] {
  const { opens, closes } = hoursOf(ground);
  const isOpen = (one: GroundUse) => one.from === null && dayOfWhen(one, arena.timeZone) === day;
  const room = (ground?.courts ?? 1) - takings.filter(isOpen).length;
  const moment = (on: Day, time: string) => fromZonedInput(`${on}T${time}`, arena.timeZone) ?? NaN;
  const until = isOpenPastMidnight({ opens, closes }) ? daysFrom(day, 1) : day;
  const [first, last] = [moment(day, opens), moment(until, closes)];
  const edges = takings
    .flatMap((one) => [one.from ?? NaN, endOf(one)])
    .filter((edge) => first < edge && edge < last)
    .toSorted((a, b) => a - b);
  const slots: Slot[] = [];
  let at = first;
  const note = (to: number) => {
    if (minutesFrom(at, to) >= LEAST) slots.push({ from: clockOf(at), to: clockOf(to) });
  };
  // From edge to edge as many matches are on as at the first of the two.
  [first, ...edges].forEach((from, nth) => {
    const on = takings.filter((one) => (one.from ?? NaN) <= from && from < endOf(one));
    if (on.length < room) return;
    note(from);
    at = edges[nth] ?? last;
  });
  note(last);
  return slots;
}

/** How many courts stay free through a day with these matches; one without a time takes a court all day. */
function spareCourts(takings: readonly GroundUse[], courts: number): number {
  const open = takings.filter(({ from }) => from === null).length;
  const most = takings.map(({ from }) =>
    from === null
      ? 0
      : takings.filter((one) => (one.from ?? NaN) <= from && from < endOf(one)).length,
  );
  return Math.max(0, courts - open - Math.max(0, ...most));
}

/** What happens at a ground on one day. */
export interface GroundDay<T extends GroundUse> {
  readonly day: Day;
  readonly isClosed: boolean;
  /** Whether it is open, and nothing is played from when it opens until it closes. */
  readonly isFree: boolean;
  /** Earliest first. */
  readonly takings: readonly T[];
  readonly free: readonly Slot[];
  /** How many of the ground's courts are free all day, whatever is played on the others. */
  readonly spare: number;
}

/** A ground in the week's view. */
export interface GroundWeek<T extends GroundUse> {
  /** '' of the matches that name none. */
  readonly name: string;
  /** The arena's record of it; absent where only matches name it. */
  readonly ground: Ground | undefined;
  readonly days: readonly GroundDay<T>[];
}

/** The seven days of the week that a day is in, from the arena's first day of a week on. */
export function weekOf(day: Day): readonly Day[] {
  const first = daysFrom(day, -((weekdayOf(day) + 7 - arena.weekStart) % 7));
  return Array.from({ length: 7 }, (_, at) => daysFrom(first, at));
}

/** All grounds of the arena, by name, and any other that a match of these days names; those without a ground last. */
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
          const takings = here.filter((one) => dayOfWhen(one, arena.timeZone) === day);
          const isClosed = ground !== undefined && isClosedOn(ground, day);
          const free = isClosed || name === "" ? [] : freeSlots(day, there, ground);
          const isWhole = free.some(({ from, to }) => from === opens && to === closes);
          const spare = spareCourts(takings, ground?.courts ?? 1);
          return { day, isClosed, isFree: takings.length === 0 && isWhole, takings, free, spare };
        }),
      };
    });
}

/** The moment at which a match would begin that keeps its clock on another day; null where it has no time. */
export function sameClock(date: number | null, day: Day): number | null {
  const clock = toZonedInput(date, arena.timeZone).slice(10);
  return clock === "" ? null : fromZonedInput(`${day}${clock}`, arena.timeZone);
}
