import { arena } from "@arena/arena";
import { daysFrom, weekdayOf, type Day } from "../day";
import { foldName } from "../names";
import { onceMore } from "./onceMore";
import { roundRobin, type Meetings, type Pairing } from "./roundRobin";

/** A match with its place and time; the clock is the arena's. */
export interface PlacedMatch extends Pairing {
  readonly day: Day;
  /** "16:30" */
  readonly time: string;
  readonly venue: string;
}

/** How many matches have room at a ground at that time; 0 where it is closed. */
export type RoomAt = (venue: string, day: Day, time: string) => number;

/** A match of the plan. */
export interface ScheduledMatch extends PlacedMatch {
  readonly group: string;
  /** From 1. */
  readonly round: number;
}

export interface ScheduleRequest {
  /** Who plays whom: clubs by group, one group in a league without. */
  readonly groups: readonly { readonly name: string; readonly clubs: readonly string[] }[];
  readonly meetings: Meetings;
  /**
   * The groups are parts of a table that has parted, whose pairs have met so often before and meet once more; absent:
   * they have not met.
   */
  readonly before?: number;
  readonly from: Day;
  /** The last day; null if there is none. */
  readonly until: Day | null;
  /** 0 is Sunday. */
  readonly weekdays: readonly number[];
  readonly times: readonly string[];
  readonly notOn: readonly Day[];
  /** Where it can be played at one time; null: at the ground of the club at home. */
  readonly venues: readonly string[] | null;
  readonly groundOf: (club: string) => string;
  /** How many of these matches have room at a ground then, beside what others play there; absent: one. */
  readonly roomAt?: RoomAt;
  /** Matches that stay as they are: their pairs do not meet again, and their clubs and grounds are taken. */
  readonly kept: readonly FixedMatch[];
}

/** A match that stays unchanged; without a day it takes nobody's. */
export interface FixedMatch extends Pairing, Partial<Pick<PlacedMatch, "day" | "time" | "venue">> {
  /** It is of a knock-out: the same two still meet in the round robin. */
  readonly isKnockOut?: boolean;
}

export interface Plan {
  readonly matches: readonly ScheduledMatch[];
  /** Matches that found no day before the last one. */
  readonly unplaced: readonly Pairing[];
}

/** The longest a season may last, in days, whatever is asked for. */
const MOST_DAYS = 366;

const ordered = ({ home, away }: Pairing) => `${foldName(home)}\n${foldName(away)}`;
const turned = ({ home, away }: Pairing): Pairing => ({ home: away, away: home });

/** The days on which it may be played, in order. */
function daysOf({ from, until, weekdays, notOn }: ScheduleRequest): readonly Day[] {
  const days = Array.from({ length: MOST_DAYS }, (_, at) => daysFrom(from, at));
  return days.filter(
    (day) =>
      weekdays.includes(weekdayOf(day)) && !notOn.includes(day) && (until === null || day <= until),
  );
}

/** Days of one week belong to one game week. */
function weekOf(day: Day): string {
  return daysFrom(day, -((weekdayOf(day) + 7 - arena.weekStart) % 7));
}

/** Removes the matches that are among the kept ones, each once. */
function withoutKept(
  rounds: readonly (readonly Pairing[])[],
  { kept, meetings, before }: ScheduleRequest,
): readonly (readonly Pairing[])[] {
  if (before !== undefined) {
    const league = kept.filter(({ isKnockOut }) => !isKnockOut);
    const met = (one: Pairing) =>
      league.filter((other) => [ordered(one), ordered(turned(one))].includes(ordered(other)))
        .length;
    return rounds.map((round) => round.filter((one) => met(one) <= before));
  }
  const left = new Map<string, number>();
  for (const one of kept) {
    if (!one.isKnockOut) left.set(ordered(one), (left.get(ordered(one)) ?? 0) + 1);
  }
  const take = (key: string) => {
    const count = left.get(key) ?? 0;
    if (count > 0) left.set(key, count - 1);
    return count > 0;
  };
  const open = rounds.map((round) => round.filter((one) => !take(ordered(one))));
  if (meetings % 2 === 0) return open;
  // Of an odd number of meetings one has no ground of its own: a kept match at the other's ground can be that one.
  return open.map((round) => round.filter((one) => !take(ordered(turned(one)))));
}

const oneRoom: RoomAt = () => 1;

/** What is taken so far: clubs by day, grounds by day and time. */
function createDiary(kept: readonly FixedMatch[], roomAt: RoomAt) {
  const busy = new Set<string>();
  const taken = new Map<string, number>();
  const clubAt = (club: string, day: Day) => `${day} ${foldName(club)}`;
  const groundAt = (venue: string, day: Day, time: string) => `${day} ${time} @${foldName(venue)}`;
  const note = ({ home, away, day, time, venue }: FixedMatch) => {
    if (day === undefined) return;
    busy.add(clubAt(home, day)).add(clubAt(away, day));
    if (!venue || time === undefined) return;
    const ground = groundAt(venue, day, time);
    taken.set(ground, (taken.get(ground) ?? 0) + 1);
  };
  for (const one of kept) note(one);
  return {
    note,
    isFree: ({ home, away }: Pairing, day: Day) =>
      !busy.has(clubAt(home, day)) && !busy.has(clubAt(away, day)),
    hasGround: (venue: string, day: Day, time: string) =>
      venue === "" || (taken.get(groundAt(venue, day, time)) ?? 0) < roomAt(venue, day, time),
  };
}

type Diary = ReturnType<typeof createDiary>;

/** The first place for a match on these days; null if there is none. */
function placeFor(
  match: Pairing,
  days: readonly Day[],
  wish: ScheduleRequest,
  diary: Diary,
): PlacedMatch | null {
  const venues = wish.venues ?? [wish.groundOf(match.home)];
  for (const day of days) {
    if (!diary.isFree(match, day)) continue;
    for (const time of wish.times) {
      const venue = venues.find((one) => diary.hasGround(one, day, time));
      if (venue !== undefined) return { ...match, day, time, venue };
    }
  }
  return null;
}

/** So that the groups of a game week share its days: each begins with a day of its own. */
function startingAt(days: readonly Day[], at: number): readonly Day[] {
  const start = days.length === 0 ? 0 : at % days.length;
  return [...days.slice(start), ...days.slice(0, start)];
}

/**
 * A plan of a round robin within each group: the rounds of all groups are game weeks, each in a week of its own from
 * the first day on. No club plays twice on a day and no ground has more matches at a time than it has room for, matches
 * that are kept included; what has no place in its week is played on the next days that have one.
 */
export function planMatches(wish: ScheduleRequest): Plan {
  const days = daysOf(wish);
  const weeks = [...new Set(days.map(weekOf))];
  const diary = createDiary(wish.kept, wish.roomAt ?? oneRoom);
  const byGroup = wish.groups.map(({ name, clubs }) => ({
    name,
    rounds:
      wish.before === undefined
        ? roundRobin(clubs, wish.meetings)
        : onceMore(
            clubs,
            wish.kept.filter(({ isKnockOut }) => !isKnockOut),
          ),
  }));
  const left = withoutKept(
    byGroup.flatMap(({ rounds }) => rounds),
    wish,
  );
  let at = 0;
  const planned = byGroup.map(({ name, rounds }) => ({
    name,
    rounds: rounds.map(() => left[at++] ?? []),
  }));
  const count = Math.max(0, ...planned.map(({ rounds }) => rounds.length));
  const matches: ScheduledMatch[] = [];
  const unplaced: Pairing[] = [];
  let week = 0;
  for (let round = 0; round < count; round += 1) {
    if (planned.every(({ rounds }) => (rounds[round] ?? []).length === 0)) continue;
    const own = days.filter((day) => weekOf(day) === weeks[week]);
    const later = days.filter((day) => weekOf(day) > (weeks[week] ?? ""));
    planned.forEach(({ name, rounds }, group) => {
      for (const match of rounds[round] ?? []) {
        const found = placeFor(match, [...startingAt(own, group), ...later], wish, diary);
        if (!found) {
          unplaced.push(match);
          continue;
        }
        diary.note(found);
        matches.push({ ...found, group: name, round: round + 1 });
      }
    });
    week += 1;
  }
  return { matches, unplaced };
}

/** What is wrong with a match of a plan that somebody edited, in words; '' where nothing is. */
export function clashOf(
  match: PlacedMatch,
  others: readonly FixedMatch[],
  roomAt: RoomAt = oneRoom,
): string {
  const isOf = (club: string, other: Pairing) =>
    [other.home, other.away].some((one) => foldName(one) === foldName(club));
  if (foldName(match.home) === foldName(match.away)) return `${match.home} cannot play itself`;
  const sameDay = others.filter(({ day }) => day === match.day);
  for (const club of [match.home, match.away]) {
    const twice = sameDay.find((other) => isOf(club, other));
    if (twice) return `${club} plays twice that day: ${twice.home} v ${twice.away}`;
  }
  const there = sameDay.filter(
    ({ time, venue = "" }) =>
      match.venue !== "" && time === match.time && foldName(venue) === foldName(match.venue),
  );
  const [taken] = there;
  return taken && there.length >= roomAt(match.venue, match.day, match.time)
    ? `${match.venue} is taken at that time: ${taken.home} v ${taken.away}`
    : "";
}

/** The largest difference between one club's home and away matches. */
export function homeAwayGap(matches: readonly Pairing[]): number {
  const gaps = new Map<string, number>();
  for (const { home, away } of matches) {
    gaps.set(home, (gaps.get(home) ?? 0) + 1);
    gaps.set(away, (gaps.get(away) ?? 0) - 1);
  }
  return Math.max(0, ...[...gaps.values()].map(Math.abs));
}
