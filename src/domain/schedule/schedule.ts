import { arena } from "@arena/arena";
import { daysFrom, weekdayOf, type Day } from "../day";
import { foldName } from "../names";
import { secondRoundRobin } from "./onceMore";
import { roundRobin, type Meetings, type Pairing } from "./roundRobin";

/** A match with its ground and time, on the arena's clock. */
export interface PlacedMatch extends Pairing {
  readonly day: Day;
  /** The time: "16:30". */
  readonly time: string;
  readonly venue: string;
}

/** Returns how many matches can be played at a ground at that time; 0 if it is closed. */
export type RoomAt = (venue: string, day: Day, time: string) => number;

/** A match of the schedule. */
export interface ScheduledMatch extends PlacedMatch {
  readonly group: string;
  /** The number of the round, from 1. */
  readonly round: number;
}

export interface ScheduleRequest {
  /** The clubs of each group, who play each other; one group in a league without groups. */
  readonly groups: readonly { readonly name: string; readonly clubs: readonly string[] }[];
  readonly meetings: Meetings;
  /**
   * If the groups are the parts of a split table: how often their clubs have met before; they then meet once more.
   * Absent: they have not met.
   */
  readonly before?: number;
  readonly from: Day;
  /** The last day; null if there is none. */
  readonly until: Day | null;
  /** The weekdays; 0 is Sunday. */
  readonly weekdays: readonly number[];
  readonly times: readonly string[];
  readonly notOn: readonly Day[];
  /** The grounds that can be used; null: each match at the ground of its home club. */
  readonly venues: readonly string[] | null;
  readonly groundOf: (club: string) => string;
  /** The number of these matches that can be played at a ground at a time, besides other matches there; absent: one. */
  readonly roomAt?: RoomAt;
  /** Matches that do not change: their pairs do not meet again, and their clubs and grounds are occupied. */
  readonly kept: readonly FixedMatch[];
}

/** A match that does not change; without a day it occupies no club and no ground. */
export interface FixedMatch extends Pairing, Partial<Pick<PlacedMatch, "day" | "time" | "venue">> {
  /** Whether it is a knock-out match; the same clubs then still meet in the round robin. */
  readonly isKnockOut?: boolean;
}

export interface Plan {
  readonly matches: readonly ScheduledMatch[];
  /** Matches for which no day was found. */
  readonly unplaced: readonly Pairing[];
}

/** The longest duration of a season, in days. */
const MOST_DAYS = 366;

const ordered = ({ home, away }: Pairing) => `${foldName(home)}\n${foldName(away)}`;
const turned = ({ home, away }: Pairing): Pairing => ({ home: away, away: home });

/** Returns the days on which matches may be played, in order. */
function daysOf({ from, until, weekdays, notOn }: ScheduleRequest): readonly Day[] {
  const days = Array.from({ length: MOST_DAYS }, (_, at) => daysFrom(from, at));
  return days.filter(
    (day) =>
      weekdays.includes(weekdayOf(day)) && !notOn.includes(day) && (until === null || day <= until),
  );
}

/** Returns the first day of the week; the matches of one week are one game week. */
function weekOf(day: Day): string {
  return daysFrom(day, -((weekdayOf(day) + 7 - arena.weekStart) % 7));
}

/** Removes the matches that are already among the kept ones, each once. */
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
  // With an odd number of meetings, one of them can be at either club's ground, so a kept match with home and away
  // exchanged can be that one.
  return open.map((round) => round.filter((one) => !take(ordered(turned(one)))));
}

const oneRoom: RoomAt = () => 1;

/** Stores what is occupied so far: clubs by day, grounds by day and time. */
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

/** Returns the first free day, time and ground for a match; null if there is none. */
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

/** Rotates the days, so that each group begins with another day and the groups of a game week share its days. */
function startingAt(days: readonly Day[], at: number): readonly Day[] {
  const start = days.length === 0 ? 0 : at % days.length;
  return [...days.slice(start), ...days.slice(0, start)];
}

/**
 * Plans a round robin within each group. The rounds of all groups are game weeks, each in a week of its own from the
 * first day on. No club plays twice on a day, and no ground has more matches at a time than it has room for, counting
 * the kept matches too. A match without room in its week is played on the next free day.
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
        : secondRoundRobin(
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

/** Returns why a match of an edited schedule is impossible, in words; '' if it is possible. */
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

/** Returns the largest difference between the home and away matches of a club. */
export function homeAwayGap(matches: readonly Pairing[]): number {
  const gaps = new Map<string, number>();
  for (const { home, away } of matches) {
    gaps.set(home, (gaps.get(home) ?? 0) + 1);
    gaps.set(away, (gaps.get(away) ?? 0) - 1);
  }
  return Math.max(0, ...[...gaps.values()].map(Math.abs));
}
