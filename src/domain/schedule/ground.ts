import { dayInWords, daysFrom, isDay, type Day } from "../day";
import type { League } from "../league/league";
import { compareNames, foldName, sameName } from "../names";
import type { RecordOf } from "@/records/record";
import type { SportId } from "../sport";
import { hoursPattern } from "./groundPatterns";

/** The days from `from` to `to`, both included. */
export interface DaySpan {
  readonly from: Day;
  readonly to: Day;
}

/** The facts about a ground. */
export interface GroundEntry {
  readonly name: string;
  /** Its former names, the latest first; matches that still name one of them are at this ground. */
  readonly formerNames: readonly string[];
  /** The sports for which it can be used; empty: all. */
  readonly sports: readonly SportId[];
  /** Where it is, in words. */
  readonly place: string;
  /** The web address of a map; '' if none. */
  readonly link: string;
  /** The number of matches that can be played at a time: its courts, tables or boards. */
  readonly courts: number;
  /** The opening hours on the arena's clock: "08:00"; both '' if the arena's own hours apply. */
  readonly opens: string;
  readonly closes: string;
  /** The days on which it is closed, earliest first. */
  readonly closed: readonly DaySpan[];
  readonly note: string;
}

/** A ground of the arena, for any of its leagues. */
export interface Ground extends GroundEntry {
  readonly id: string;
  readonly version: number;
}

/** A ground without any facts, for a new entry. */
export const noGround: GroundEntry = {
  name: "",
  formerNames: [],
  sports: [],
  place: "",
  link: "",
  courts: 1,
  opens: "",
  closes: "",
  closed: [],
  note: "",
};

const isInOrder = ({ from, to }: DaySpan) => isDay(from) && isDay(to) && from <= to;

/** Writes a span of days in its stored form: "2026-12-24/2027-01-02"; a single day without the second part. */
const storedSpan = ({ from, to }: DaySpan) => (from === to ? from : `${from}/${to}`);

function spanOf(stored: string): DaySpan {
  const [from = "", to = from] = stored.split("/");
  return { from, to };
}

/** Reads opening hours from a stored text: "08:00-22:00"; both '' if it has none. */
function hoursIn(stored: string): Pick<GroundEntry, "opens" | "closes"> {
  const [opens = "", closes = ""] = hoursPattern.test(stored) ? stored.split("-") : [];
  return { opens, closes };
}

/** Converts a stored record to a ground. */
export function groundOf(record: RecordOf<"grounds">): Ground {
  const { courts, hours, closed, ...others } = record;
  return {
    ...others,
    // The schema allows only known sports.
    sports: others.sports as readonly SportId[],
    courts: courts ?? 1,
    ...hoursIn(hours),
    closed: closed
      .map(spanOf)
      .filter(isInOrder)
      .toSorted((a, b) => (a.from < b.from ? -1 : 1)),
  };
}

/** Converts a ground to its stored fields, without the keys that every save adds. */
export function storedGround(ground: GroundEntry) {
  const { name, formerNames, sports, place, link, courts, opens, closes, closed, note } = ground;
  const spans = closed.toSorted((a, b) => (a.from < b.from ? -1 : 1)).map(storedSpan);
  return {
    name,
    ...(formerNames.length > 0 && { formerNames: [...formerNames] }),
    ...(courts > 1 && { courts }),
    ...(opens !== "" && { hours: `${opens}-${closes}` }),
    sports: [...sports],
    place,
    link,
    closed: [...new Set(spans)],
    note,
  };
}

/**
 * Finds the ground that a text names, ignoring capital letters and accents: by its current name, otherwise by a
 * former name.
 */
export const groundNamed = <G extends GroundEntry>(
  text: string,
  grounds: readonly G[],
): G | undefined =>
  grounds.find(({ name }) => sameName(name, text)) ??
  grounds.find(({ formerNames }) => formerNames.some((one) => sameName(one, text)));

/** Returns the current name of the ground that a text names; the text itself if it names none. */
export const groundToday = (text: string, grounds: readonly GroundEntry[]): string =>
  groundNamed(text, grounds)?.name ?? text;

/** Checks whether a ground can be used for that sport. */
export const isForSport = ({ sports }: GroundEntry, sport: SportId): boolean =>
  sports.length === 0 || sports.includes(sport);

/** Checks whether a ground is closed on that day. */
export const isClosedOn = ({ closed }: GroundEntry, day: Day): boolean =>
  closed.some(({ from, to }) => from <= day && day <= to);

/** Checks whether a ground closes on the day after it opened, as from "18:00" to "02:00". */
export const isOpenPastMidnight = ({ opens, closes }: Pick<GroundEntry, "opens" | "closes">) =>
  closes !== "" && closes <= opens;

/**
 * Returns the day on which the ground was opened for that time: for a time after midnight and before closing, the day
 * before.
 */
const openedOn = (ground: GroundEntry, day: Day, time: string): Day =>
  time !== "" && isOpenPastMidnight(ground) && time < ground.closes ? daysFrom(day, -1) : day;

/**
 * Returns a sentence such as "Main bowl is closed on Thu 24 Dec"; '' if the ground is open or the text names none.
 * @param time on the clock of that day, '' if not known
 */
export function closedNotice(
  text: string,
  { day, time }: { readonly day: Day; readonly time: string },
  grounds: readonly GroundEntry[],
): string {
  const ground = groundNamed(text, grounds);
  if (!ground) return "";
  const openedDay = openedOn(ground, day, time);
  return isClosedOn(ground, openedDay)
    ? `${ground.name} is closed on ${dayInWords(openedDay).short}`
    : "";
}

/** Returns the home grounds of the clubs of these leagues, by name, each with the sports that use it. */
export function groundsOfClubs(leagues: readonly League[]): readonly GroundEntry[] {
  const byName = new Map<string, { name: string; sports: Set<SportId> }>();
  for (const { sport, clubs } of leagues)
    for (const { ground } of clubs) {
      if (ground === "") continue;
      const entry = byName.get(foldName(ground)) ?? { name: ground, sports: new Set() };
      byName.set(foldName(ground), { ...entry, sports: entry.sports.add(sport) });
    }
  return [...byName.values()]
    .map(({ name, sports }) => ({ ...noGround, name, sports: [...sports] }))
    .toSorted((a, b) => compareNames(a.name, b.name));
}
