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

/** What the form asks for, as typed texts. */
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
  /** Replaces the matches that have no result yet. */
  readonly redraws: boolean;
}

/** A match of the proposal as a row of the table. */
export interface Row {
  /** Distinguishes it from others while it is edited. */
  readonly id: string;
  readonly home: string;
  readonly away: string;
  /** The value of a field of date and time. */
  readonly at: string;
  readonly venue: string;
  readonly gameWeek: string;
  readonly group: string;
  /** Its place in a knock-out; a match of the league without one. */
  readonly stage?: string;
}

/** A match of a knock-out as a row, at that time; a second leg is on another day. */
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

/** What is listed in a text: separated by commas, semicolons or lines. */
export const listOf = (text: string) =>
  text
    .split(/[,;\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== "");

/** A typed time of the day, "9:00" as "09:00"; null where the text is anything else. */
export function timeOf(text: string): string | null {
  const [, hour = "", minute = ""] = /^(\d{1,2})[:.h](\d{2})$/.exec(text.trim()) ?? [];
  const isTime = hour !== "" && Number(hour) < 24 && Number(minute) < 60;
  return isTime ? `${hour.padStart(2, "0")}:${minute}` : null;
}

/** The kick-offs of a typed text, "9:00" as "09:00"; what is not a time is left out. */
export const timesOf = (text: string): readonly string[] =>
  listOf(text).flatMap((one) => timeOf(one) ?? []);

/** The days of a typed text, near to that one where they name no year; null where one of them is none. */
export function daysIn(text: string, near: Day): readonly Day[] | null {
  const read = listOf(text).map((one) => readTyped(one, "day", { near, timeZone: arena.timeZone }));
  const days = read.flatMap((one) => ("value" in one ? one.value : []));
  return days.length === read.length ? days : null;
}

/** Whether all days of the settings can be read. */
export const isReadable = ({ from, until, notOn }: Settings): boolean =>
  isDay(from) && (until === "" || isDay(until)) && daysIn(notOn, from) !== null;

/** The clubs by the group they name; one group without a name in a season without groups. */
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

/** The clubs by the part of the table that each plays on in, once it has parted, under names such as "Places 1 to 6". */
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

/** Fixtures without a result: those that a new draw would remove. */
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

/** The matches that a draw does not change: played ones too, which may never have been a fixture. */
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

/** What a request needs beside the settings. */
interface ScheduleData {
  readonly clubs: readonly ResolvedClub[];
  /** Matches that stay as they are. */
  readonly kept: readonly FixedMatch[];
  readonly roomAt?: NonNullable<ScheduleRequest["roomAt"]>;
  /** How often two clubs of a part have met before the table has parted. */
  readonly before?: number;
}

/** The request to the schedule maker from these settings. */
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

/** The game week of a plan's first round: the one after those of the kept matches. */
export function firstWeekOf(kept: readonly { readonly gameWeek: string }[]): number {
  return kept.reduce((last, one) => Math.max(last, gameWeekNumber(one.gameWeek) ?? 0), 0) + 1;
}

/** The rows of a plan, numbered by game week in the order of their rounds. */
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

/** A row in the form in which a ground's diary reads matches. */
export function plannedRow({ id, home, away, at, venue }: Row) {
  const date = fromZonedInput(at, arena.timeZone);
  return { id, teamA: home, teamB: away, date, day: "", stadium: venue };
}

/** A row in the form in which clashes are looked for. */
export function placedRow({ home, away, at, venue }: Row): PlacedMatch {
  return { home, away, day: at.slice(0, 10), time: at.slice(11, 16), venue };
}

/** The saves of a proposal: it deletes the fixtures that it replaces first. */
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
