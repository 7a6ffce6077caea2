import { dayInWords, daysFrom, isDay, type Day } from "../day";
import type { League } from "../league/league";
import { compareNames, foldName, sameName } from "../names";
import type { RecordOf } from "@/records/record";
import type { SportId } from "../sport";
import { hoursPattern } from "./groundPatterns";

/** Days on which nothing is played, both included. */
export interface DaySpan {
  readonly from: Day;
  readonly to: Day;
}

/** What is said of a place where matches are played. */
export interface GroundEntry {
  readonly name: string;
  /** What it was called before, the latest first: matches that still say so are at this ground. */
  readonly formerNames: readonly string[];
  /** The sports that it is for; none: all. */
  readonly sports: readonly SportId[];
  /** Where it is, in words. */
  readonly place: string;
  /** The address of a map; '' where there is none. */
  readonly link: string;
  /** How many matches it has room for at a time: its courts, tables or boards. */
  readonly courts: number;
  /** The hours it is open, on the arena's clock: "08:00"; both '' where the arena's own hold. */
  readonly opens: string;
  readonly closes: string;
  /** Earliest first. */
  readonly closed: readonly DaySpan[];
  readonly note: string;
}

/** A ground of the arena, for any of its leagues. */
export interface Ground extends GroundEntry {
  readonly id: string;
  readonly version: number;
}

/** A ground of which nothing is said yet. */
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

/** A span of days in its stored form: "2026-12-24/2027-01-02", one day alone without the second. */
const storedSpan = ({ from, to }: DaySpan) => (from === to ? from : `${from}/${to}`);

function spanOf(stored: string): DaySpan {
  const [from = "", to = from] = stored.split("/");
  return { from, to };
}

/** The hours in a stored text: "08:00-22:00"; both '' where it says none. */
function hoursIn(stored: string): Pick<GroundEntry, "opens" | "closes"> {
  const [opens = "", closes = ""] = hoursPattern.test(stored) ? stored.split("-") : [];
  return { opens, closes };
}

/** The ground that a record is of. */
export function groundOf(record: RecordOf<"grounds">): Ground {
  const { courts, hours, closed, ...said } = record;
  return {
    ...said,
    // The schema reads no others.
    sports: said.sports as readonly SportId[],
    courts: courts ?? 1,
    ...hoursIn(hours),
    closed: closed
      .map(spanOf)
      .filter(isInOrder)
      .toSorted((a, b) => (a.from < b.from ? -1 : 1)),
  };
}

/** What is stored of a ground; the keys that every save adds are not among it. */
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
 * The ground that a text names: the whole name, capital letters and accents aside; one of its former names, where no
 * other ground is called so today.
 */
export const groundNamed = <G extends GroundEntry>(
  text: string,
  grounds: readonly G[],
): G | undefined =>
  grounds.find(({ name }) => sameName(name, text)) ??
  grounds.find(({ formerNames }) => formerNames.some((one) => sameName(one, text)));

/** What the ground that a text names is called today; the text where it names none. */
export const groundToday = (text: string, grounds: readonly GroundEntry[]): string =>
  groundNamed(text, grounds)?.name ?? text;

/** Whether a ground is for that sport. */
export const isForSport = ({ sports }: GroundEntry, sport: SportId): boolean =>
  sports.length === 0 || sports.includes(sport);

/** Whether nothing is played there on that day. */
export const isClosedOn = ({ closed }: GroundEntry, day: Day): boolean =>
  closed.some(({ from, to }) => from <= day && day <= to);

/** Whether a ground that opens on a day closes on the next one: "22:00" to "02:00". */
export const isOpenPastMidnight = ({ opens, closes }: Pick<GroundEntry, "opens" | "closes">) =>
  closes !== "" && closes <= opens;

/** The day on which a ground opened that is open then: the day before, until it closes after midnight. */
const openedOn = (ground: GroundEntry, day: Day, time: string): Day =>
  time !== "" && isOpenPastMidnight(ground) && time < ground.closes ? daysFrom(day, -1) : day;

/**
 * "Main bowl is closed on Thu 24 Dec"; '' where the text names no ground that is.
 * @param time on the clock of that day, '' where none is known
 */
export function closedThen(
  text: string,
  { day, time }: { readonly day: Day; readonly time: string },
  grounds: readonly GroundEntry[],
): string {
  const ground = groundNamed(text, grounds);
  if (!ground) return "";
  const opened = openedOn(ground, day, time);
  return isClosedOn(ground, opened)
    ? `${ground.name} is closed on ${dayInWords(opened).short}`
    : "";
}

/** The grounds at which the clubs of these leagues are at home, by name, for the sports that play there. */
export function groundsOfClubs(leagues: readonly League[]): readonly GroundEntry[] {
  const found = new Map<string, { name: string; sports: Set<SportId> }>();
  for (const { sport, clubs } of leagues)
    for (const { ground } of clubs) {
      if (ground === "") continue;
      const one = found.get(foldName(ground)) ?? { name: ground, sports: new Set() };
      found.set(foldName(ground), { ...one, sports: one.sports.add(sport) });
    }
  return [...found.values()]
    .map(({ name, sports }) => ({ ...noGround, name, sports: [...sports] }))
    .toSorted((a, b) => compareNames(a.name, b.name));
}
