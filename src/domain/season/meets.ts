import { readLine } from "../meet/lines";
import { teamIn } from "../meet/teamIn";
import type { Event, Meet, Scoring } from "../meet/meet";
import { meetPart } from "../meet/part";
import { placesOf, type PlacedEntry } from "../meet/places";
import { eventPoints, type RankedLine, rankLines, type PointsLine } from "../meet/points";
import { meetTable, placeCounts } from "../meet/table";
import { timetableOf, type AnnouncedEvent } from "../meet/timetable";
import type { DayPart } from "../match/agenda";
import { readStatus } from "../match/status";
import { compareNames, foldName } from "../names";
import type { RecordOf } from "@/records/record";
import type { Exact } from "../table/exact";
import { fromZonedInput, toZonedInput } from "../time";
import { arena } from "@arena/arena";
import { clubsOf, namedClubs } from "./clubs";
import { readScoring } from "./scoringText";
import { seasonOf } from "./seasons";
import type { League } from "../league/league";

/** The records that make up a season of meets. */
export interface MeetRecords {
  readonly meets: readonly RecordOf<"meets">[];
  readonly events: readonly RecordOf<"events">[];
  readonly teams: readonly RecordOf<"teams">[];
}

/** An event of a meet, with its entered results. */
export interface MeetEvent extends AnnouncedEvent {
  readonly event: Event;
  /** Its record; null if nothing was entered yet. */
  readonly record: RecordOf<"events"> | null;
  /** The beginning, in epoch milliseconds; null if not known. */
  readonly at: number | null;
  /** Whether it has places. */
  readonly isDone: boolean;
}

/** A meet with its events in the order of the day. */
export interface TimedMeet {
  readonly meet: RecordOf<"meets">;
  readonly events: readonly MeetEvent[];
  /** The number of events with places. */
  readonly done: number;
  readonly isOff: boolean;
}

/** A meet with its results so far. */
export interface MeetWithEvents extends TimedMeet {
  /** The ranking of the teams after the events with places. */
  readonly table: readonly RankedLine<PointsLine>[];
}

/** A season of meets, built from its records. */
export interface MeetSeason {
  readonly scoring: Scoring;
  /** By date, earliest first. */
  readonly meets: readonly MeetWithEvents[];
  readonly teams: readonly string[];
  readonly table: readonly RankedLine<PointsLine>[];
  /** The ranking of the teams by medals. */
  readonly medals: readonly RankedLine<PointsLine>[];
}

/**
 * Returns how a league of meets scores in a season: from the season's record, otherwise from the league's file.
 * @param past a past season's id; absent: the current season
 * @throws Error for a league of matches
 */
export function scoringOf(league: League, past?: string): Scoring {
  const { meets, slug } = league;
  if (!meets) throw new Error(`${slug} has no meets.`);
  return readScoring(seasonOf(league, past ?? "").scoring ?? "") ?? meets;
}

/** Returns the moment of a time on the arena's clock, on the day of the meet; null if the time is ''. */
function momentOf({ date }: RecordOf<"meets">, time: string): number | null {
  const day = toZonedInput(date, arena.timeZone).slice(0, 10);
  return time === "" ? null : fromZonedInput(`${day}T${time}`, arena.timeZone);
}

function meetEvent(
  meet: RecordOf<"meets">,
  announced: AnnouncedEvent,
  record: RecordOf<"events"> | undefined,
): MeetEvent {
  const { name, by, relay, time } = announced;
  const event = { name, by, relay, entries: record?.lines.map(readLine) ?? [] };
  return {
    ...announced,
    event,
    at: momentOf(meet, time),
    record: record ?? null,
    isDone: placesOf(event).length > 0,
  };
}

const domainMeet = (events: readonly MeetEvent[], teams: readonly string[], scoring: Scoring) =>
  ({ ...scoring, teams, events: events.map(({ event }) => event) }) satisfies Meet;

/** Ranks teams by first places, then second, then third places; nothing else counts. */
function medalsOf(meets: readonly Meet[]): RankedLine<PointsLine>[] {
  const rows = [...placeCounts(meets)].map(([name, places]) => ({
    name,
    points: 0,
    places: places.slice(0, 3),
  }));
  return rankLines(rows, compareNames);
}

/** Returns meets by date with their events; they may be of several leagues. */
export function timedMeets(
  meets: readonly RecordOf<"meets">[],
  records: readonly RecordOf<"events">[],
): readonly TimedMeet[] {
  const byId = new Map(records.map((event) => [`${event.meet} ${event.number}`, event]));
  return [...meets]
    .sort((a, b) => (a.date ?? Infinity) - (b.date ?? Infinity) || compareNames(a.name, b.name))
    .map((meet) => {
      const events = timetableOf(meet.timetable).map((one) =>
        meetEvent(meet, one, byId.get(`${meet.id} ${one.number}`)),
      );
      return {
        meet,
        events,
        done: events.filter(({ isDone }) => isDone).length,
        isOff: ["postponed", "cancelled"].includes(readStatus(meet.status)),
      };
    });
}

/**
 * Returns the part of the day's list to which a meet belongs. @param now epoch milliseconds; @param minutes how long
 * such a meet takes
 */
export function partOfMeet(
  { meet: { date }, events, done, isOff }: TimedMeet,
  now: number,
  minutes: number,
): DayPart {
  return meetPart({ date, isOff, done, total: events.length }, now, minutes);
}

/** A league of meets has no fixtures, results or standings; its table follows from its events. */
const nobody = { standings: [], fixtures: [], results: [] };

/** Returns a function that makes a value at its first call and returns it at every call. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/**
 * Returns meets, tables and medals of a season. Tables and medals are counted when somebody asks for them: most pages
 * of a day show none, and a season of athletics took a phone 240 ms.
 * @param past a past season's id; absent: the current season */
export function meetSeasonOf(
  league: League,
  { meets: stored, events, teams: records }: MeetRecords,
  past?: string,
): MeetSeason {
  const scoring = scoringOf(league, past);
  const named = events.flatMap(({ lines }) => lines.map(teamIn));
  const teams = [
    ...new Map(
      [
        ...clubsOf(league, records, namedClubs({ ...nobody, events })).map(({ name }) => name),
        ...named,
      ]
        .reverse()
        .map((name) => [foldName(name), name]),
    ).values(),
  ].reverse();
  const timed = timedMeets(stored, events);
  const counted = timed.map(({ events: of }) => domainMeet(of, teams, scoring));
  const table = once(() => meetTable(counted));
  const medals = once(() => medalsOf(counted));
  return {
    scoring,
    teams,
    meets: timed.map((one, at) => {
      const tableOfMeet = once(() => {
        const all = meetTable(counted.slice(at, at + 1));
        const isOver = one.done > 0 && one.done === one.events.length;
        // Leaves out clubs that joined the league after this meet.
        return isOver ? all.filter(({ name }) => takesPart(one, name)) : all;
      });
      return {
        ...one,
        get table() {
          return tableOfMeet();
        },
      };
    }),
    get table() {
      return table();
    },
    get medals() {
      return medals();
    },
  };
}

/** Checks whether a team takes part in a meet: it has an entry, or no team has one yet. */
export function takesPart({ events }: TimedMeet, team: string): boolean {
  const entries = events.flatMap(({ event }) => event.entries);
  return entries.length === 0 || entries.some((entry) => foldName(entry.team) === foldName(team));
}

/** A line of an event's results. */
export interface ResultLine extends PlacedEntry {
  readonly shared: boolean;
  /** The points; null for an entry that does not score because enough of its team score already. */
  readonly points: Exact | null;
}

/** Returns the entries with a place and their points, and separately those without a place. */
export function resultLines(
  { event }: MeetEvent,
  scoring: Scoring,
  teams: number,
): { readonly placed: readonly ResultLine[]; readonly others: Event["entries"] } {
  const placed = placesOf(event);
  const scored = new Map(
    eventPoints(event, scoring, teams).map(({ entry, points }) => [entry, points]),
  );
  const on = new Set(placed.map(({ entry }) => entry));
  return {
    placed: placed.map((one) => ({
      ...one,
      shared: placed.filter(({ place }) => place === one.place).length > 1,
      points: scored.get(one.entry) ?? null,
    })),
    others: event.entries.filter((entry) => !on.has(entry)),
  };
}
