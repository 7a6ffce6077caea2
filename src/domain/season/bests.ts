import { limits } from "../limits";
import type { Event } from "../meet/meet";
import { readMark } from "../meet/mark";
import { foldName } from "../names";
import type { RecordOf } from "@/records/record";
import type { MeetEvent, MeetWithEvents, MeetSeason } from "./meets";

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
function marksIn({ event }: MeetEvent, meet: RecordOf<"meets">): Best[] {
  return event.entries.flatMap(({ athlete, team, mark, status, wind = 0 }) => {
    const value = readMark(mark, event);
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
  const found = new Map<string, { of: MeetEvent; marks: Best[] }>();
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
  // What no longer fits is left out whole.
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
      const value = readMark(mark, { name, by: null });
      return value === null ? [] : [[foldName(name), value]];
    }),
  );
}

/** The same for a season whose meets are here. */
export function bestsOf(season: MeetSeason): BestsByEvent {
  return new Map(
    eventBests(season).flatMap(({ name, bests: [best] }): [string, number][] =>
      best ? [[foldName(name), best.value]] : [],
    ),
  );
}

/** What is said about a mark: the best of all here, or the athlete's own best of the season so far. */
export type BestTag = "AB" | "SB";

/** A season of meets, and the best marks of the league's other seasons; null while the arena's best is unknown. */
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
  at: MeetWithEvents,
  meetEvent: MeetEvent,
): Map<string, BestTag> {
  const same = (one: MeetEvent) => foldName(one.name) === foldName(meetEvent.name);
  const marksOf = (meets: readonly MeetWithEvents[]) =>
    meets.flatMap(({ meet, events }) => events.filter(same).flatMap((one) => marksIn(one, meet)));
  const all = marksOf(season.meets);
  const before = marksOf(
    season.meets.filter(({ meet }) => (meet.date ?? Infinity) < (at.meet.date ?? Infinity)),
  );
  const better = (a: number, b: number) => isBetter(meetEvent.by, a, b);
  const elsewhere = others?.flatMap((bests) => bests.get(foldName(meetEvent.name)) ?? []);
  return new Map(
    marksIn(meetEvent, at.meet).flatMap(({ athlete, value }): [string, BestTag][] => {
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
