import { dayInWords, isDay, type Day } from "../day";
import { textProblems } from "../entryTexts";
import type { League } from "../league/league";
import { limits, urlPattern } from "../limits";
import { compareNames, foldName, sameName } from "../names";
import { readInteger, readNames, readText } from "../reading";
import type { SportId } from "../sport";

/** How many grounds an arena may have, and how many spans of closed days one of them; not among the limits, which visitors load. */
export const MOST_GROUNDS = 200;
export const MOST_CLOSED = 40;

/** So many names of before a ground keeps. */
export const MOST_FORMER = 10;
/** At most so many matches have room at a ground at a time. */
export const MOST_COURTS = 40;

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

/** The texts of a ground, each with what it is called and how long it may be. */
export const groundTexts = {
  name: { label: "Name", max: limits.name },
  place: { label: "Place", max: limits.booking },
  link: { label: "Link to a map", max: limits.url },
  note: { label: "Note", max: limits.reason },
} as const;

export type GroundText = keyof typeof groundTexts;

/** Keys that a ground is stored with only where it says something else than others: former names, rooms, hours. */
export const optionalGroundKeys = ["formerNames", "courts", "hours"] as const;

/** Every key of a ground as it is stored. */
export const groundKeys = [
  ...(Object.keys(groundTexts) as GroundText[]),
  ...optionalGroundKeys,
  "sports",
  "closed",
  "version",
  "updatedAt",
  "change",
] as const;

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

/** A time of the day: "08:00". */
const CLOCK = "([01][0-9]|2[0-3]):[0-5][0-9]";
/** The hours of a ground as they are stored: "08:00-22:00". */
export const hoursPattern = new RegExp(`^${CLOCK}-${CLOCK}$`);

const isInOrder = ({ from, to }: DaySpan) => isDay(from) && isDay(to) && from <= to;

/** A span of days as it is stored: "2026-12-24/2027-01-02", one day alone without the second. */
const storedSpan = ({ from, to }: DaySpan) => (from === to ? from : `${from}/${to}`);

function readSpans(stored: unknown): readonly DaySpan[] {
  const texts: readonly unknown[] = Array.isArray(stored) ? stored : [];
  return texts
    .map((text): DaySpan => {
      const [from = "", to = from] = readText(text).split("/");
      return { from, to };
    })
    .filter(isInOrder);
}

/** A stored ground, or one that is published; null where no name can be read. @param sports those that the arena has */
export function readGround(
  id: string,
  stored: Readonly<Record<string, unknown>>,
  sports: readonly SportId[],
): Ground | null {
  const name = readText(stored["name"]);
  const played: unknown = stored["sports"];
  const link = readText(stored["link"]);
  const hours = readText(stored["hours"]);
  const [opens = "", closes = ""] = hoursPattern.test(hours) ? hours.split("-") : [];
  if (name === "") return null;
  return {
    id,
    version: readInteger(stored["version"], 0, Number.MAX_SAFE_INTEGER) ?? 0,
    name,
    formerNames: readNames(stored["formerNames"], MOST_FORMER),
    sports: Array.isArray(played) ? sports.filter((sport) => played.includes(sport)) : [],
    place: readText(stored["place"]),
    link: urlPattern.test(link) ? link : "",
    courts: readInteger(stored["courts"], 1, MOST_COURTS) ?? 1,
    opens,
    closes,
    closed: readSpans(stored["closed"]),
    note: readText(stored["note"]),
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

/** What keeps a ground from being saved, by what it is about; empty where nothing does. Texts are given trimmed. */
export function groundProblems(
  entry: GroundEntry,
  others: readonly GroundEntry[],
): Partial<Record<GroundText | "courts" | "hours" | "closed", string>> {
  const problems: ReturnType<typeof groundProblems> = textProblems(groundTexts, entry);
  const { name, link, courts, opens, closes, closed } = entry;
  if (name === "") problems.name = "Name is required";
  else if (groundNamed(name, others))
    problems.name = others.some((one) => sameName(one.name, name))
      ? "Another ground has this name"
      : "Another ground had this name, and its matches say it";
  if (link !== "" && !urlPattern.test(link))
    problems.link ??= "The link must be an address that begins with https://";
  if (!Number.isInteger(courts) || courts < 1 || courts > MOST_COURTS)
    problems.courts = `A whole number from 1 to ${MOST_COURTS}`;
  if (
    (opens !== "" || closes !== "") &&
    (!hoursPattern.test(`${opens}-${closes}`) || opens >= closes)
  )
    problems.hours = "Give both times; a ground closes after it opens";
  if (!closed.every(isInOrder))
    problems.closed = "The last closed day must not be before the first";
  if (closed.length > MOST_CLOSED)
    problems.closed = `A ground may have at most ${MOST_CLOSED} entries of closed days`;
  return problems;
}

/** The ground under another name; the one it had is kept, so that matches that say it stay its own. */
export function renamedGround<G extends GroundEntry>(ground: G, name: string): G {
  const former = [ground.name, ...ground.formerNames].filter(
    (one) => one !== "" && !sameName(one, name),
  );
  return { ...ground, name, formerNames: former.slice(0, MOST_FORMER) };
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

/** "Main bowl is closed on Thu 24 Dec"; '' where the text names no ground that is. */
export function closedThen(text: string, day: Day, grounds: readonly GroundEntry[]): string {
  const ground = groundNamed(text, grounds);
  if (!ground || !isClosedOn(ground, day)) return "";
  return `${ground.name} is closed on ${dayInWords(day).short}`;
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
