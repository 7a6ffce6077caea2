import { limits } from "../limits";
import type { Entry, Event } from "../meet/meet";
import { readMark } from "../meet/mark";
import { foldName } from "../names";
import type { RecordOf } from "@/records/record";
import type { MeetEvent, MeetWithEvents, MeetSeason } from "./meets";

/** With a stronger tailwind, in metres per second, a mark cannot be a best (World Athletics TR 17.8, 2024). */
const MOST_WIND = 2;

/** A mark, with the athlete and the meet. */
export interface Best {
  readonly entry: Entry;
  readonly athlete: string;
  readonly team: string;
  readonly mark: string;
  /** The mark in thousandths of a second or of a metre. */
  readonly value: number;
  readonly meet: RecordOf<"meets">;
}

const isBetter = (by: Event["by"], a: number, b: number) => (by === "time" ? a < b : a > b);

/** Returns the marks of an event that can be bests; with `isHelped`, those that cannot, because of the wind. */
function marksIn({ event }: MeetEvent, meet: RecordOf<"meets">, isHelped = false): Best[] {
  return event.entries.flatMap((entry) => {
    const { athlete, team, mark, status, wind = 0 } = entry;
    const value = readMark(mark, event);
    return status === "" && value !== null && wind > MOST_WIND === isHelped
      ? [{ entry, athlete, team, mark, value, meet }]
      : [];
  });
}

/**
 * Returns a key of the athlete: two athletes with the same name are in different teams. In a relay, a key of the team,
 * whose runners may change.
 */
const keyOf = ({ athlete, team }: Best, { relay }: Pick<Event, "relay">) =>
  `${relay ? "" : foldName(athlete)}\n${foldName(team)}`;

/** An event of the season with its best marks, best first, one for each athlete, or for each team in a relay. */
export interface EventBests extends Pick<Event, "name" | "by" | "relay"> {
  readonly bests: readonly Best[];
  /** All marks that the wind helped too much to be bests, best first. */
  readonly helped: readonly Best[];
}

/** Returns the best marks of each event of the season, in the order in which the events first occur in its meets. */
export function eventBests({ meets }: MeetSeason): EventBests[] {
  const found = new Map<string, { of: MeetEvent; marks: Best[]; helped: Best[] }>();
  for (const { meet, events } of meets) {
    for (const of of events) {
      const known = found.get(foldName(of.name)) ?? { of, marks: [], helped: [] };
      known.marks.push(...marksIn(of, meet));
      known.helped.push(...marksIn(of, meet, true));
      found.set(foldName(of.name), known);
    }
  }
  return [...found.values()].map(({ of: { name, by, relay }, marks, helped }) => {
    const order = (a: Best, b: Best) => (by === "time" ? a.value - b.value : b.value - a.value);
    const seen = new Set<string>();
    const bests = marks.toSorted(order).filter((one) => {
      const key = keyOf(one, { relay });
      const isFirst = !seen.has(key);
      seen.add(key);
      return isFirst;
    });
    return { name, by, relay, bests, helped: helped.toSorted(order) };
  });
}

/**
 * The best mark of each event as it was typed, by the event's name (as `foldName` writes it). Only the event says how a
 * mark is read: `645` is 6.45 m in the long jump, and 645 s in a race.
 */
export type BestsByEvent = ReadonlyMap<string, string>;

/**
 * Writes a season's best mark of each event, as its record stores them once the season is over: `100 metres|10.88;Long
 * jump|7.41`.
 */
export function bestsInText(season: MeetSeason): string {
  const lines = eventBests(season).flatMap(({ name, bests: [best] }) =>
    best && !/[;|]/.test(name) ? [`${name}|${best.mark}`] : [],
  );
  // An event that no longer fits is left out completely.
  return lines.reduce((text, line) => {
    const longer = text === "" ? line : `${text};${line}`;
    return longer.length <= limits.detail ? longer : text;
  }, "");
}

/** Reads the best marks from the record of a past season. */
export function readBests(text: string): BestsByEvent {
  return new Map(
    text.split(";").flatMap((line): [string, string][] => {
      const [name = "", mark] = line.split("|");
      return mark ? [[foldName(name), mark]] : [];
    }),
  );
}

/** Returns the best marks of a season whose meets are loaded. */
export function bestsOf(season: MeetSeason): BestsByEvent {
  return new Map(
    eventBests(season).flatMap(({ name, bests: [best] }): [string, string][] =>
      best ? [[foldName(name), best.mark]] : [],
    ),
  );
}

/** The tag of a mark: AB, the arena's best of all seasons, or SB, a season's best. */
export type BestTag = "AB" | "SB";

/** A season of meets, and the best marks of the league's other seasons; `others` is null while they are not loaded. */
export interface AmongSeasons {
  readonly season: MeetSeason;
  readonly others: readonly BestsByEvent[] | null;
}

/**
 * Returns the tags of an event's marks at a meet, by entry. AB: the best mark of the event at the arena, in the
 * records of all seasons. SB: better than all earlier marks of the athlete in the season, or the best mark of the whole
 * season.
 */
export function tagsOf(
  { season, others }: AmongSeasons,
  at: MeetWithEvents,
  meetEvent: MeetEvent,
): Map<Entry, BestTag> {
  const same = (one: MeetEvent) => foldName(one.name) === foldName(meetEvent.name);
  const marksOf = (meets: readonly MeetWithEvents[]) =>
    meets.flatMap(({ meet, events }) => events.filter(same).flatMap((one) => marksIn(one, meet)));
  const all = marksOf(season.meets);
  const before = marksOf(
    season.meets.filter(({ meet }) => (meet.date ?? Infinity) < (at.meet.date ?? Infinity)),
  );
  const better = (a: number, b: number) => isBetter(meetEvent.by, a, b);
  const elsewhere = others?.flatMap(
    (bests) => readMark(bests.get(foldName(meetEvent.name)) ?? "", meetEvent) ?? [],
  );
  return new Map(
    marksIn(meetEvent, at.meet).flatMap((best): [Entry, BestTag][] => {
      const { entry, value } = best;
      if (best.athlete === "") return [];
      if (!all.some((other) => better(other.value, value))) {
        const isArenas = elsewhere && !elsewhere.some((other) => better(other, value));
        return [[entry, isArenas ? "AB" : "SB"]];
      }
      const own = before.filter((other) => keyOf(other, meetEvent) === keyOf(best, meetEvent));
      return own.length > 0 && own.every((other) => better(value, other.value))
        ? [[entry, "SB"]]
        : [];
    }),
  );
}
