import type { FixtureRecord } from "@/records/record";
import type { Day } from "../day";
import { gameWeekKey, gameWeekLabel, sortFixtures } from "../match/grouping";
import type { Match } from "../match/match";
import { readStatus, type Status } from "../match/status";
import { compareNames, foldName, sameName } from "../names";
import { fromZonedInput, toZonedInput } from "../time";
import { dayOfWhen } from "../when";
import { placedOf } from "./placed";
import { postponed } from "./postponed";
import { clashOf, type FixedMatch, type RoomAt } from "./schedule";

/** A set of matches that can be called off together. */
export interface Extent {
  readonly what: "day" | "ground" | "round" | "chosen";
  /** The name of the ground or the round; '' for the others. */
  readonly name: string;
  /** Earliest first. */
  readonly fixtures: readonly FixtureRecord[];
}

/** Returns the current name of the ground that a text names. */
export type GroundOf = (stadium: string) => string;
const asNamed: GroundOf = (stadium) => stadium;

const waiting: readonly Status[] = ["scheduled", "other"];

/** Returns the fixtures that can still be called off: without a result, not begun and not called off already. */
export function stillPlanned(matches: readonly Match[]): readonly FixtureRecord[] {
  return sortFixtures(
    matches.flatMap(({ schedule, status, outcome }) =>
      schedule && !outcome && waiting.includes(status) ? [schedule] : [],
    ),
  );
}

/** Groups fixtures by a key, in the order in which the keys first occur. */
function grouped(
  fixtures: readonly FixtureRecord[],
  keyOf: (fixture: FixtureRecord) => string,
): FixtureRecord[][] {
  const groups = new Map<string, FixtureRecord[]>();
  for (const fixture of fixtures) {
    const key = keyOf(fixture);
    groups.set(key, [...(groups.get(key) ?? []), fixture]);
  }
  return [...groups.values()];
}

/**
 * Returns what can be called off on a day: all of its matches, those at one of its grounds, or a whole round of which a
 * match is on that day. A ground or a round is listed only if its matches are not exactly those of the day.
 * @param groundOf the current name of the ground of a match
 */
export function extentsOf(
  matches: readonly Match[],
  day: Day,
  timeZone: string,
  groundOf: GroundOf = asNamed,
): Extent[] {
  const planned = stillPlanned(matches);
  const ofDay = planned.filter((fixture) => dayOfWhen(fixture, timeZone) === day);
  if (ofDay.length === 0) return [];
  const grounds = grouped(ofDay, ({ stadium }) => foldName(groundOf(stadium))).flatMap(
    (fixtures): Extent[] => {
      const name = groundOf(fixtures[0]?.stadium ?? "");
      const isPart = name !== "" && fixtures.length < ofDay.length;
      return isPart ? [{ what: "ground", name, fixtures }] : [];
    },
  );
  const hasRound = ({ gameWeek, stage }: FixtureRecord) => gameWeek.trim() !== "" && stage === "";
  const keyOf = ({ gameWeek }: FixtureRecord) => gameWeekKey(gameWeek);
  const ofToday = new Set(ofDay.filter(hasRound).map(keyOf));
  const rounds = grouped(planned.filter(hasRound), keyOf).flatMap((fixtures): Extent[] => {
    const [first] = fixtures;
    if (!first || !ofToday.has(keyOf(first))) return [];
    const isDay = fixtures.length === ofDay.length && fixtures.every((one) => ofDay.includes(one));
    return isDay ? [] : [{ what: "round", name: gameWeekLabel(first.gameWeek), fixtures }];
  });
  return [
    { what: "day", name: "", fixtures: ofDay },
    ...grounds.sort((a, b) => compareNames(a.name, b.name)),
    ...rounds,
  ];
}

/** The clubs, grounds and days of the matches that are called off. */
export interface CallOffImpact {
  /** Sorted by name. */
  readonly clubs: readonly string[];
  readonly grounds: readonly string[];
  /** The days on which they were planned, earliest first. */
  readonly days: readonly Day[];
}

function distinct(names: readonly string[]): readonly string[] {
  const found = new Map<string, string>();
  for (const name of names)
    if (name !== "" && !found.has(foldName(name))) found.set(foldName(name), name);
  return [...found.values()].sort(compareNames);
}

/**
 * Returns the clubs, grounds and days that are affected if these matches are not played. @param groundOf see
 * `extentsOf`
 */
export function affectedBy(
  fixtures: readonly FixtureRecord[],
  timeZone: string,
  groundOf: GroundOf = asNamed,
): CallOffImpact {
  const days = fixtures.flatMap((fixture) => dayOfWhen(fixture, timeZone) ?? []);
  return {
    clubs: distinct(fixtures.flatMap(({ teamA, teamB }) => [teamA, teamB])),
    grounds: distinct(fixtures.map(({ stadium }) => groundOf(stadium))),
    days: [...new Set(days)].sort(),
  };
}

/**
 * Returns the matches of another league that are planned for the same days; for a ground, only those that are played
 * there.
 * @param groundOf see `extentsOf`
 */
export function alsoPlaying(
  { what, name, fixtures }: Extent,
  matches: readonly Match[],
  timeZone: string,
  groundOf: GroundOf = asNamed,
): readonly FixtureRecord[] {
  const { days } = affectedBy(fixtures, timeZone);
  return stillPlanned(matches).filter((fixture) => {
    const isThere = what !== "ground" || sameName(groundOf(fixture.stadium), name);
    return isThere && days.includes(dayOfWhen(fixture, timeZone) ?? "");
  });
}

/**
 * Returns a fixture after it was called off or moved to another day; it keeps its time of day, if it has one, and its
 * ground.
 * @param to the new day; null if it is not decided
 */
export function onDay(
  fixture: FixtureRecord,
  to: Day | null,
  reason: string,
  timeZone: string,
): FixtureRecord {
  const { date, stadium } = fixture;
  const clock = toZonedInput(date, timeZone).slice(10);
  const moment = to !== null && date !== null ? fromZonedInput(`${to}${clock}`, timeZone) : null;
  return postponed(fixture, { date: moment, day: to ?? "", reason, stadium }, timeZone);
}

/** A match that conflicts with another after it is moved, and why. */
export interface Clash {
  readonly fixture: FixtureRecord;
  readonly why: string;
}

/** Checks whether a match is neither postponed nor cancelled, so that its ground, clubs and officials are occupied. */
export const isStillOn = ({ status }: { readonly status: string }): boolean =>
  !["postponed", "cancelled"].includes(readStatus(status));

/**
 * Returns the conflicts of matches that are moved: a club that plays twice on a day, or a ground that is taken at that
 * time, by one of them or by another match of the league.
 * @param moved the matches as they would be saved; @param all the league's matches as they are stored
 */
export function clashesOf(
  moved: readonly FixtureRecord[],
  all: readonly FixtureRecord[],
  roomAt?: RoomAt,
): readonly Clash[] {
  const stay = all.filter(({ id }) => moved.every((one) => one.id !== id));
  const planned = [...moved, ...stay].filter(isStillOn);
  return moved.flatMap((fixture) => {
    const { day, time = "", venue = "", ...pair }: FixedMatch = placedOf(fixture);
    if (day === undefined || !planned.includes(fixture)) return [];
    const others = planned.filter((one) => one !== fixture).map(placedOf);
    const why = clashOf({ ...pair, day, time, venue }, others, roomAt);
    return why === "" ? [] : [{ fixture, why }];
  });
}

/** Exchanges the times and grounds of two matches; without a new reason each keeps its own. */
export function swapped(
  a: FixtureRecord,
  b: FixtureRecord,
  reason: string,
  timeZone: string,
): readonly [FixtureRecord, FixtureRecord] {
  const placed = (fixture: FixtureRecord, { date, day, stadium }: FixtureRecord) =>
    postponed(fixture, { date, day, stadium, reason: reason || fixture.reason }, timeZone);
  return [placed(a, b), placed(b, a)];
}
