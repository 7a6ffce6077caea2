import { arena } from "@arena/arena";
import { daysFrom, weekdayOf, type Day } from "../day";
import { compareNames, foldName } from "../names";
import { overlaps, type Span } from "../people/bookings";
import { formatKickOff, fromZonedInput, toZonedInput } from "../time";
import { dayOfWhen, whenOrder, type When } from "../when";
import { closedThen, groundNamed, isClosedOn, type Ground, type GroundEntry } from "./ground";

/** A match that takes a ground for a while. */
export interface Taking extends Span, When {
  /** What tells it from the matches of any league. */
  readonly key: string;
  /** As the match names it. */
  readonly stadium: string;
  /** "Kingsway Rovers v Mount Trojans (MLS)" */
  readonly title: string;
}

/** The hours of a day in which a ground is said to be free, on the arena's clock. */
export const OPENS = "08:00";
export const CLOSES = "20:00";
/** Less than this is no slot, in minutes. */
const LEAST = 60;
const MINUTE = 60_000;

const minutesFrom = (from: number, to: number) => Math.round((to - from) / MINUTE);
const clockOf = (moment: number) => formatKickOff(moment, arena.timeZone)?.time ?? "";

/** The matches at the same ground that are played while that one is. */
export const takenBy = <T extends Taking>(match: Taking, all: readonly T[]): readonly T[] =>
  all.filter(
    (other) =>
      other.key !== match.key &&
      match.stadium !== "" &&
      foldName(other.stadium) === foldName(match.stadium) &&
      overlaps(match, other),
  );

/** Why a match cannot well be played at its ground then, in words; '' where nothing is known against it. */
export function groundTrouble(
  match: Taking,
  all: readonly Taking[],
  grounds: readonly GroundEntry[],
): string {
  const closed = closedThen(match.stadium, dayOfWhen(match, arena.timeZone) ?? "", grounds);
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

/** The hours of a day that no match takes; none where one is played at a time that is open. */
export function freeSlots(day: Day, takings: readonly Taking[]): readonly Slot[] {
  if (takings.some(({ from }) => from === null)) return [];
  const moment = (time: string) => fromZonedInput(`${day}T${time}`, arena.timeZone) ?? NaN;
  const end = moment(CLOSES);
  const slots: Slot[] = [];
  let at = moment(OPENS);
  const note = (until: number) => {
    if (minutesFrom(at, until) >= LEAST) slots.push({ from: clockOf(at), to: clockOf(until) });
  };
  for (const { from, minutes } of takings.toSorted(whenOrder)) {
    note(Math.min(from ?? end, end));
    at = Math.max(at, (from ?? at) + minutes * MINUTE);
  }
  note(end);
  return slots;
}

/** What happens at a ground on one day. */
export interface GroundDay<T extends Taking> {
  readonly day: Day;
  readonly isClosed: boolean;
  /** Earliest first. */
  readonly takings: readonly T[];
  readonly free: readonly Slot[];
}

/** A ground in the week's view. */
export interface GroundWeek<T extends Taking> {
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
export function groundWeeks<T extends Taking>(
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
      const here = own.filter(({ stadium }) => foldName(stadium) === key).toSorted(whenOrder);
      return {
        name,
        ground,
        days: days.map((day) => {
          const takings = here.filter((one) => dayOfWhen(one, arena.timeZone) === day);
          const isClosed = ground !== undefined && isClosedOn(ground, day);
          const free = isClosed || name === "" ? [] : freeSlots(day, takings);
          return { day, isClosed, takings, free };
        }),
      };
    });
}

/** The moment at which a match would begin that keeps its clock on another day; null where it has no time. */
export function sameClock(date: number | null, day: Day): number | null {
  const clock = toZonedInput(date, arena.timeZone).slice(10);
  return clock === "" ? null : fromZonedInput(`${day}${clock}`, arena.timeZone);
}
