import { limits } from "@/domain/records/limits";
import { readLine } from "@/domain/meet/lines";
import { teamIn } from "@/domain/meet/teamIn";
import type { Event, Meet, Scoring } from "@/domain/meet/meet";
import { meetPart } from "@/domain/meet/part";
import { placesOf, readMark, type Placed } from "@/domain/meet/places";
import { eventPoints, type RankedScore, rankScores, type Scored } from "@/domain/meet/points";
import { meetTable, placeCounts } from "@/domain/meet/table";
import { timetableOf, type Announced } from "@/domain/meet/timetable";
import type { DayPart } from "@/domain/match/agenda";
import { readStatus } from "@/domain/match/status";
import { compareNames, foldName } from "@/domain/names";
import type { RecordOf } from "@/domain/records/record";
import type { Exact } from "@/domain/table/exact";
import { fromZonedInput, toZonedInput } from "@/domain/time";
import { brand } from "./brand";
import { clubsOf, namedClubs } from "./clubs";
import type { League } from "./league";

/** What a season of meets is told by. */
export interface MeetRecords {
  readonly meets: readonly RecordOf<"meets">[];
  readonly events: readonly RecordOf<"events">[];
  readonly teams: readonly RecordOf<"teams">[];
}

/** An event of a meet, with what is entered of it. */
export interface HeldEvent extends Announced {
  readonly event: Event;
  /** Its record; null while nobody has entered anything. */
  readonly record: RecordOf<"events"> | null;
  /** When it begins, in epoch milliseconds; null when not known. */
  readonly at: number | null;
  /** Places are known. */
  readonly isDone: boolean;
}

/** A meet with its events in the order of the day. */
export interface TimedMeet {
  readonly meet: RecordOf<"meets">;
  readonly events: readonly HeldEvent[];
  /** Events with places. */
  readonly done: number;
  readonly isOff: boolean;
}

/** A meet with what it has brought so far. */
export interface HeldMeet extends TimedMeet {
  /** The teams after the events that have places. */
  readonly table: readonly RankedScore<Scored>[];
}

/** A season of meets as its records tell it. */
export interface MeetSeason {
  /** By date, the first one first. */
  readonly meets: readonly HeldMeet[];
  readonly teams: readonly string[];
  readonly table: readonly RankedScore<Scored>[];
  /** Teams by medals. */
  readonly medals: readonly RankedScore<Scored>[];
}

/** How a league of meets scores. @throws Error for a league of matches */
export function scoringOf({ meets, slug }: League): Scoring {
  if (!meets) throw new Error(`${slug} has no meets.`);
  return meets;
}

/** The moment of a time on the arena's clock, on the day of the meet. */
function momentOf({ date }: RecordOf<"meets">, time: string): number | null {
  const day = toZonedInput(date, brand.timeZone).slice(0, 10);
  return time === "" ? null : fromZonedInput(`${day}T${time}`, brand.timeZone);
}

function heldEvent(
  meet: RecordOf<"meets">,
  announced: Announced,
  record: RecordOf<"events"> | undefined,
): HeldEvent {
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

const domainMeet = (events: readonly HeldEvent[], teams: readonly string[], scoring: Scoring) =>
  ({ ...scoring, teams, events: events.map(({ event }) => event) }) satisfies Meet;

/** Teams by first places, then seconds, then thirds; nothing else counts. */
function medalsOf(meets: readonly Meet[]): RankedScore<Scored>[] {
  const rows = [...placeCounts(meets)].map(([name, places]) => ({
    name,
    points: 0,
    places: places.slice(0, 3),
  }));
  return rankScores(rows, compareNames);
}

/** Meets by date with their events, whatever league they are of. */
export function timedMeets(
  meets: readonly RecordOf<"meets">[],
  records: readonly RecordOf<"events">[],
): readonly TimedMeet[] {
  const byId = new Map(records.map((event) => [`${event.meet} ${event.number}`, event]));
  return [...meets]
    .sort((a, b) => (a.date ?? Infinity) - (b.date ?? Infinity) || compareNames(a.name, b.name))
    .map((meet) => {
      const events = timetableOf(meet.timetable).map((one) =>
        heldEvent(meet, one, byId.get(`${meet.id} ${one.number}`)),
      );
      return {
        meet,
        events,
        done: events.filter(({ isDone }) => isDone).length,
        isOff: ["postponed", "cancelled"].includes(readStatus(meet.status)),
      };
    });
}

/** Where a meet stands on its day. @param now epoch milliseconds; @param minutes how long such a meet takes */
export function partOfMeet(
  { meet: { date }, events, done, isOff }: TimedMeet,
  now: number,
  minutes: number,
): DayPart {
  return meetPart({ date, isOff, done, total: events.length }, now, minutes);
}

/** A league of meets has no fixtures, and its table is what its events add up to. */
const nobody = { standings: [], fixtures: [], results: [] };
const DAY = 86_400_000;

/** Whether some of a meet's events have places and others follow today. @param now epoch milliseconds */
export const isMeetOn = ({ meet, done, events }: HeldMeet, now: number): boolean =>
  done > 0 && done < events.length && (meet.date ?? 0) > now - DAY;

/** The meets that are on or come, the first one first. @param now epoch milliseconds */
export const meetsAhead = (meets: readonly HeldMeet[], now: number): readonly HeldMeet[] =>
  meets.filter(
    ({ meet, isOff, done, events }) =>
      !isOff &&
      (done < events.length || events.length === 0) &&
      (done > 0 || (meet.date ?? Infinity) > now - DAY),
  );

/** Meets, tables and medals of a season. */
export function meetSeasonOf(
  league: League,
  { meets: stored, events, teams: records }: MeetRecords,
): MeetSeason {
  const scoring = scoringOf(league);
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
  const held = timedMeets(stored, events);
  const counted = held.map(({ events: of }) => domainMeet(of, teams, scoring));
  return {
    teams,
    meets: held.map((one, at) => ({
      ...one,
      table: meetTable(counted.slice(at, at + 1)),
    })),
    table: meetTable(counted),
    medals: medalsOf(counted),
  };
}

/** Whether a team takes part in a meet: it is entered, or nobody is yet. */
export function takesPart({ events }: HeldMeet, team: string): boolean {
  const entries = events.flatMap(({ event }) => event.entries);
  return entries.length === 0 || entries.some((entry) => foldName(entry.team) === foldName(team));
}

/** A line of an event's results. */
export interface ResultLine extends Placed {
  readonly shared: boolean;
  /** Null for who scores nothing because the team has its number already. */
  readonly points: Exact | null;
}

/** Who came in on which place, with points; then those without a place. */
export function resultLines(
  { event }: HeldEvent,
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

/** Above this, in metres per second, a wind helps too much for a mark to be a best (World Athletics TR 17.8, 2024). */
const MOST_WIND = 2;

/** A mark with who made it, where and when. */
export interface Best {
  readonly athlete: string;
  readonly team: string;
  readonly mark: string;
  /** In thousandths of a second or of a metre. */
  readonly value: number;
  readonly meet: RecordOf<"meets">;
}

const isBetter = (by: Event["by"], a: number, b: number) => (by === "time" ? a < b : a > b);

/** The marks of an event's entries that can be bests. */
function marksIn({ event }: HeldEvent, meet: RecordOf<"meets">): Best[] {
  return event.entries.flatMap(({ athlete, team, mark, status, wind = 0 }) => {
    const value = readMark(mark);
    return status === "" && value !== null && wind <= MOST_WIND
      ? [{ athlete, team, mark, value, meet }]
      : [];
  });
}

/** An event of the season with its best marks, the best first: one of each athlete. */
export interface EventBests extends Pick<Event, "name" | "by" | "relay"> {
  readonly bests: readonly Best[];
}

/** The best marks of each event of the season, in the order of the first meet's timetable. */
export function eventBests({ meets }: MeetSeason): EventBests[] {
  const found = new Map<string, { of: HeldEvent; marks: Best[] }>();
  for (const { meet, events } of meets) {
    for (const of of events) {
      const known = found.get(foldName(of.name)) ?? { of, marks: [] };
      known.marks.push(...marksIn(of, meet));
      found.set(foldName(of.name), known);
    }
  }
  return [...found.values()].map(({ of: { name, by, relay }, marks }) => {
    const sorted = marks.toSorted((a, b) =>
      by === "time" ? a.value - b.value : b.value - a.value,
    );
    const seen = new Set<string>();
    const bests = sorted.filter(({ athlete, team }) => {
      const key = `${foldName(athlete)}\n${foldName(team)}`;
      const isFirst = !seen.has(key);
      seen.add(key);
      return isFirst;
    });
    return { name, by, relay, bests };
  });
}

/** The best mark of each event, by its folded name; in thousandths, as marks are compared. */
export type BestsByEvent = ReadonlyMap<string, number>;

/** A season's best mark of each event, as its record keeps them once it is over: `100 metres|10.88;Long jump|7.41`. */
export function bestsInText(season: MeetSeason): string {
  const lines = eventBests(season).flatMap(({ name, bests: [best] }) =>
    best && !/[;|]/.test(name) ? [`${name}|${best.mark}`] : [],
  );
  // What does not fit any more is left out whole.
  return lines.reduce((text, line) => {
    const longer = text === "" ? line : `${text};${line}`;
    return longer.length <= limits.detail ? longer : text;
  }, "");
}

/** The best marks that the record of a past season keeps. */
export function readBests(text: string): BestsByEvent {
  return new Map(
    text.split(";").flatMap((line): [string, number][] => {
      const [name = "", mark = ""] = line.split("|");
      const value = readMark(mark);
      return value === null ? [] : [[foldName(name), value]];
    }),
  );
}

/** The same of a season whose meets are here. */
export function bestsOf(season: MeetSeason): BestsByEvent {
  return new Map(
    eventBests(season).flatMap(({ name, bests: [best] }): [string, number][] =>
      best ? [[foldName(name), best.value]] : [],
    ),
  );
}

/** What is said of a mark: the best of all here, or the athlete's own best of the season so far. */
export type BestTag = "AB" | "SB";

/** A season of meets, and the best marks of the league's others: null while nobody can say what the arena's best is. */
export interface AmongSeasons {
  readonly season: MeetSeason;
  readonly others: readonly BestsByEvent[] | null;
}

/**
 * The tags of the marks of an event at a meet: AB, the best mark of the event at the arena as far as the records of all
 * seasons go, and SB, better than what the athlete had reached before in the season, or the best of all in it.
 */
export function tagsOf(
  { season, others }: AmongSeasons,
  at: HeldMeet,
  held: HeldEvent,
): Map<string, BestTag> {
  const same = (one: HeldEvent) => foldName(one.name) === foldName(held.name);
  const marksOf = (meets: readonly HeldMeet[]) =>
    meets.flatMap(({ meet, events }) => events.filter(same).flatMap((one) => marksIn(one, meet)));
  const all = marksOf(season.meets);
  const before = marksOf(
    season.meets.filter(({ meet }) => (meet.date ?? Infinity) < (at.meet.date ?? Infinity)),
  );
  const better = (a: number, b: number) => isBetter(held.by, a, b);
  const elsewhere = others?.flatMap((bests) => bests.get(foldName(held.name)) ?? []);
  return new Map(
    marksIn(held, at.meet).flatMap(({ athlete, value }): [string, BestTag][] => {
      if (athlete === "") return [];
      if (!all.some((other) => better(other.value, value))) {
        const isArenas = elsewhere && !elsewhere.some((other) => better(other, value));
        return [[athlete, isArenas ? "AB" : "SB"]];
      }
      const own = before.filter((other) => foldName(other.athlete) === foldName(athlete));
      return own.length > 0 && own.every((other) => better(value, other.value))
        ? [[athlete, "SB"]]
        : [];
    }),
  );
}
