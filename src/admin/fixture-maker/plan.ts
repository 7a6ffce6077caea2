import { amountOf } from "@/domain/wording";
import { readTyped } from "@/domain/cells/typed";
import { isDay, type Day } from "@/domain/day";
import { gameWeekNumber } from "@/domain/match/grouping";
import { stageRound } from "@/domain/match/knockOut";
import type { Match } from "@/domain/match/match";
import { foldName, sameName } from "@/domain/names";
import { emptyEntity, type FixtureRecord } from "@/records/record";
import type { Meetings } from "@/domain/schedule/roundRobin";
import type {
  FixedMatch,
  PlacedMatch,
  ScheduledMatch,
  ScheduleRequest,
} from "@/domain/schedule/schedule";
import { placedOf } from "@/domain/schedule/placed";
import { groupKey } from "@/domain/table/standings";
import { fromZonedInput } from "@/domain/time";
import { arena } from "@arena/arena";
import type { ResolvedClub } from "@/domain/season/clubs";
import type { DueMatch } from "@/domain/season/dueMatches";
import { limits } from "@/domain/limits";
import type { Format } from "@/domain/season/format";
import type { Parts } from "@/domain/season/split";
import { partNames } from "@/domain/season/partWords";
import { newRecordId } from "@/data/store";
import { carriedLogo } from "../kind/clubFields";
import { matchKeys } from "@/domain/match/matchKeys";
import type { Step } from "../steps/steps";

/** The values in the form of settings, mostly as typed texts. */
export interface Settings {
  readonly meetings: Meetings;
  /** The groups that are drawn, by name. */
  readonly groups: readonly string[];
  readonly from: string;
  readonly until: string;
  readonly weekdays: readonly number[];
  /** "14:00, 16:30" */
  readonly times: string;
  /** Days without matches, separated by commas. */
  readonly notOn: string;
  /** Grounds, separated by commas; '' for the ground of the club at home. */
  readonly venues: string;
  /** Whether matches without a result are replaced. */
  readonly redraws: boolean;
}

/** A match of the proposal as a row of the table. */
export interface Row {
  /** Identifies the row while it is edited; not the id of the fixture. */
  readonly id: string;
  readonly home: string;
  readonly away: string;
  /** Date and time: "YYYY-MM-DDTHH:MM"; '' if not known. */
  readonly at: string;
  readonly venue: string;
  readonly gameWeek: string;
  readonly group: string;
  /** The place in a knock-out; undefined for a match of the league. */
  readonly stage?: string;
}

/** Returns a row for a knock-out match at a given time; a second leg gets no time, because it is on another day. */
export function rowOfDue({ stage, name, teamA, teamB }: DueMatch, at: string): Row {
  return {
    id: newRecordId(),
    home: teamA,
    away: teamB,
    at: stage.endsWith("/2") ? "" : at,
    venue: "",
    gameWeek: name.length <= limits.shortText ? name : stageRound(stage),
    group: "",
    stage,
  };
}

/** Splits a text at commas, semicolons and line ends; leaves out empty parts. */
export const listOf = (text: string) =>
  text
    .split(/[,;\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== "");

/** Parses a typed time of day: "9:00" becomes "09:00"; null if the text is no time. */
export function timeOf(text: string): string | null {
  const [, hour = "", minute = ""] = /^(\d{1,2})[:.h](\d{2})$/.exec(text.trim()) ?? [];
  const isTime = hour !== "" && Number(hour) < 24 && Number(minute) < 60;
  return isTime ? `${hour.padStart(2, "0")}:${minute}` : null;
}

/** Parses a list of kick-off times: "9:00" becomes "09:00"; other texts are left out. */
export const timesOf = (text: string): readonly string[] =>
  listOf(text).flatMap((one) => timeOf(one) ?? []);

/**
 * Parses a list of days; null if one of them is no day.
 * @param near a day without a year gets the year closest to this
 */
export function daysIn(text: string, near: Day): readonly Day[] | null {
  const read = listOf(text).map((one) => readTyped(one, "day", { near, timeZone: arena.timeZone }));
  const days = read.flatMap((one) => ("value" in one ? one.value : []));
  return days.length === read.length ? days : null;
}

/** Checks whether all days in the settings can be understood. */
export const isReadable = ({ from, until, notOn }: Settings): boolean =>
  isDay(from) && (until === "" || isDay(until)) && daysIn(notOn, from) !== null;

/**
 * Says why a proposal has no match.
 *
 * @param unplaced the number of matches for which no day was found
 * @param open the number of planned matches without a result, which could be replaced
 */
export function whyNothing(settings: Settings, unplaced: number, open: number): string {
  if (!isReadable(settings)) return "One of the days cannot be read: give it as 30 Jan 2027.";
  if (settings.groups.length === 0) return "Choose a group.";
  if (settings.weekdays.length === 0) return "Choose the days of the week.";
  if (timesOf(settings.times).length === 0) return "Give a kick-off, such as 14:00.";
  if (unplaced > 0)
    return `No day was found for ${amountOf(unplaced, "match", "matches")}: choose more days or kick-offs, or a later end.`;
  const replace = open > 0 && !settings.redraws;
  return `Every pair has met or has its match planned.${replace ? " To draw the unplayed matches again, tick “Replace the unplayed matches”." : ""}`;
}

/** Returns the names of the clubs by group; one group with the name '' in a season without groups. */
export function clubGroups(
  clubs: readonly ResolvedClub[],
  { groups }: Pick<Format, "groups">,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const nameOf = (group: string) =>
    groups.find((one) => groupKey(one) === groupKey(group)) ?? group;
  for (const { name, group } of clubs) {
    const key = groups.length > 0 ? nameOf(group) : "";
    found.set(key, [...(found.get(key) ?? []), name]);
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns the names of the clubs by part of a split table; the parts have names such as "Places 1 to 6". */
export function partGroups(
  clubs: readonly ResolvedClub[],
  parts: Parts,
): ReadonlyMap<string, readonly string[]> {
  const inParts = Array.from({ length: Math.max(...parts.values()) }, (_, at) =>
    clubs.flatMap(({ name }) => (parts.get(foldName(name)) === at + 1 ? [name] : [])),
  );
  const names = partNames(inParts.map(({ length }) => length));
  return new Map(inParts.map((own, at) => [names[at] ?? "", own]));
}

/** Returns the clubs' fixtures of the league without a result, except live ones: a new draw may replace these. */
export function notPlayed(
  matches: readonly Match[],
  clubs: readonly string[],
): readonly FixtureRecord[] {
  const isOf = (name: string) => clubs.some((club) => sameName(club, name));
  return matches.flatMap(({ schedule, outcome, stage, status }) =>
    schedule &&
    !outcome &&
    stage === "" &&
    status !== "live" &&
    isOf(schedule.teamA) &&
    isOf(schedule.teamB)
      ? [schedule]
      : [],
  );
}

/** Returns the matches that a draw does not change; also results without a fixture. */
export function keptMatches(
  matches: readonly Match[],
  replaced: readonly FixtureRecord[],
): readonly FixedMatch[] {
  return matches.flatMap(({ schedule, outcome, stage }) => {
    const isKnockOut = stage !== "";
    if (schedule) return replaced.includes(schedule) ? [] : [{ ...placedOf(schedule), isKnockOut }];
    return outcome ? [{ ...placedOf({ ...outcome.result, stadium: "" }), isKnockOut }] : [];
  });
}

/** The data for a request in addition to the settings. */
interface ScheduleData {
  readonly clubs: readonly ResolvedClub[];
  /** Matches that are not changed. */
  readonly kept: readonly FixedMatch[];
  readonly roomAt?: NonNullable<ScheduleRequest["roomAt"]>;
  /** How often two clubs of a part have met before the table was split. */
  readonly before?: number;
}

/** Makes the request to the scheduler from the settings. */
export function requestOf(
  settings: Settings,
  groups: ReadonlyMap<string, readonly string[]>,
  { clubs, ...given }: ScheduleData,
): ScheduleRequest {
  const venues = listOf(settings.venues);
  return {
    groups: [...groups].flatMap(([name, own]) =>
      settings.groups.includes(name) ? [{ name, clubs: own }] : [],
    ),
    meetings: settings.meetings,
    from: settings.from,
    until: settings.until === "" ? null : settings.until,
    weekdays: settings.weekdays,
    times: timesOf(settings.times),
    notOn: daysIn(settings.notOn, settings.from) ?? [],
    venues: venues.length > 0 ? venues : null,
    groundOf: (club) => clubs.find(({ name }) => sameName(name, club))?.ground ?? "",
    ...given,
  };
}

/** Returns the game week for a plan's first round: the one after the last of the kept matches. */
export function firstWeekOf(kept: readonly { readonly gameWeek: string }[]): number {
  return kept.reduce((last, one) => Math.max(last, gameWeekNumber(one.gameWeek) ?? 0), 0) + 1;
}

/** Returns the rows of a plan, sorted by time; each round gets the next game week. */
export function rowsOf(matches: readonly ScheduledMatch[], firstWeek: number): readonly Row[] {
  const rounds = [...new Set(matches.map(({ round }) => round))].sort((a, b) => a - b);
  return [...matches]
    .sort((a, b) => `${a.day}${a.time}`.localeCompare(`${b.day}${b.time}`) || a.round - b.round)
    .map(({ home, away, day, time, venue, group, round }) => ({
      id: newRecordId(),
      home,
      away,
      at: `${day}T${time}`,
      venue,
      gameWeek: String(firstWeek + rounds.indexOf(round)),
      group,
    }));
}

/** Converts a row to the form of match that the ground diary checks. */
export function plannedRow({ id, home, away, at, venue }: Row) {
  const date = fromZonedInput(at, arena.timeZone);
  return { id, teamA: home, teamB: away, date, day: "", stadium: venue };
}

/** Converts a row to the form of match that the scheduler checks for clashes. */
export function placedRow({ home, away, at, venue }: Row): PlacedMatch {
  return { home, away, day: at.slice(0, 10), time: at.slice(11, 16), venue };
}

/** Returns the saves of a proposal: first those that delete the replaced fixtures, then those that add the new ones. */
export function stepsOf(
  rows: readonly Row[],
  replaced: readonly FixtureRecord[],
  {
    weekly,
    clubs,
    idOf,
  }: {
    readonly weekly: boolean;
    readonly clubs: readonly ResolvedClub[];
    readonly idOf: (key: string) => string;
  },
): readonly Step[] {
  const logoOf = (team: string) =>
    carriedLogo(clubs.find(({ name }) => foldName(name) === foldName(team)));
  return [
    ...replaced.map((before): Step => ({ kind: "fixtures", does: "delete", before })),
    ...rows.map(({ home, away, at, venue, gameWeek, stage = "" }): Step => {
      const entity = {
        ...emptyEntity("fixtures"),
        teamA: home,
        teamALogo: logoOf(home),
        teamB: away,
        teamBLogo: logoOf(away),
        date: fromZonedInput(at, arena.timeZone),
        stadium: venue,
        gameWeek: weekly ? gameWeek : "",
        stage,
      };
      return { kind: "fixtures", does: "add", id: idOf(matchKeys(entity)[0] ?? ""), entity };
    }),
  ];
}
