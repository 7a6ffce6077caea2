import { formatPoints } from "@/domain/meet/showPoints";
import { addExact, type Exact, plainExact } from "@/domain/table/exact";
import type { Entry, EntryStatus, Event, Meet, ScaleId } from "@/domain/meet/meet";
import { placesOf, type PlacedEntry } from "@/domain/meet/places";
import { eventPoints } from "@/domain/meet/points";
import { meetTable, placeCounts } from "@/domain/meet/table";
import { lists, number, text, texts } from "./fields";
import { jsonOf, type Json } from "./json";

type Order = string[][];

const STATUS: readonly EntryStatus[] = ["DNS", "DNF", "DQ", "NM"];

function attemptsOf(value: unknown, heights: readonly string[]): Record<string, string> {
  const named = Array.isArray(value)
    ? value.map((tries, at): [string, unknown] => [heights[at] ?? String(at + 1), tries])
    : Object.entries(jsonOf(value));
  return Object.fromEntries(named.map(([key, tries]) => [key, text(tries)]));
}

function entryOf(entry: Json, heights: readonly string[] = []): Entry {
  const athlete = text(entry["athlete"] ?? entry["name"] ?? entry["team"]);
  const status = text(entry["status"]).toUpperCase().replace("DSQ", "DQ").replace("NH", "NM");
  const wind = number(entry["wind"]);
  const jumpOff = Array.isArray(entry["jumpOff"])
    ? texts(entry["jumpOff"])
        .map((tries) => tries.charAt(0))
        .join("")
    : text(entry["jumpOff"]);
  return {
    athlete,
    team: text(entry["team"]) || athlete,
    place: number(entry["place"]),
    mark: text(entry["mark"]),
    status: STATUS.find((one) => one === status) ?? "",
    ...(wind !== null && { wind }),
    ...(entry["attempts"] !== undefined && { attempts: attemptsOf(entry["attempts"], heights) }),
    ...(jumpOff !== "" && { jumpOff }),
  };
}

/** Reads a list of teams in the order of their places; teams in an inner list share a place. */
function entriesByPlacing(value: unknown): Entry[] {
  let before = 0;
  return (Array.isArray(value) ? value : []).flatMap((group: unknown) => {
    const teams = Array.isArray(group) ? texts(group) : [text(group)];
    const place = before + 1;
    before += teams.length;
    return teams.map((team) => entryOf({ team, place }));
  });
}

/** Reads an event of a vector. */
export function eventOf(event: Json): Event {
  const by = text(event["by"]);
  const name = text(event["name"]);
  const heights = texts(event["heights"]);
  return {
    name,
    by: by === "distance" || by === "height" ? by : "time",
    relay:
      typeof event["relay"] === "boolean" ? event["relay"] : /\d\s*[x×]\s*\d|relay/i.test(name),
    entries: Array.isArray(event["placings"])
      ? entriesByPlacing(event["placings"])
      : lists(event["entries"]).map((entry) => entryOf(entry, heights)),
  };
}

/**
 * Reads a scale of points: the points from the first place on, `teams`, or `dual`.
 * @throws Error for any other text
 */
function readScale(value: unknown): ScaleId {
  const named = Array.isArray(value) ? value.join("-") : text(value) || "teams";
  if (named === "teams") return named;
  if (named === "dual") return "5-3-1";
  if (!/^\d{1,2}(-\d{1,2})*$/.test(named))
    throw new Error(`${JSON.stringify(value)} is no scale, such as "8-7-6-5-4-3-2-1" or "teams"`);
  const [first = "", ...others] = named.split("-");
  return `${Number(first)}-${others.join("-")}`;
}

/** Reads a vector of kind `meet`. */
export function meetOf(vector: Json): Meet {
  return {
    teams: texts(vector["participants"] ?? vector["teams"]),
    events: lists(vector["events"]).map(eventOf),
    scale: readScale(vector["scale"]),
    ...(vector["relay"] !== undefined && { relay: readScale(vector["relay"]) }),
    perTeam: number(vector["perTeam"]) ?? 0,
    displace: vector["displace"] !== false,
  };
}

function pointsIn(event: Event, meet: Meet): Record<string, number | string> {
  const sums = new Map<string, Exact>();
  for (const { entry, points } of eventPoints(event, meet, meet.teams.length)) {
    sums.set(entry.team, addExact(sums.get(entry.team) ?? 0, points));
  }
  return Object.fromEntries([...sums].map(([team, points]) => [team, plainExact(points)]));
}

/** Groups rows into lists of names with the same rank. */
function inLists<T>(rows: readonly T[], rank: (row: T) => number, name: (row: T) => string): Order {
  const ranks = [...new Set(rows.map(rank))];
  return ranks.map((one) => rows.filter((row) => rank(row) === one).map(name));
}

/** @throws Error if a name occurs twice: the output has one value for each name */
function refuseDoubles(names: readonly string[], what: string): void {
  const double = names.find((name, at) => names.indexOf(name) < at);
  if (double !== undefined) throw new Error(`Two ${what} have the name ${JSON.stringify(double)}`);
}

/** Computes a vector of kind `meet`: the points by event and in total, and the order of the teams. */
export function meetOutput(value: unknown): {
  eventPoints: Record<string, Record<string, number | string>>;
  /** The exact points of each team in total. */
  totals: Record<string, number | string>;
  /** The points in total as the site shows them. */
  shown: Record<string, string>;
  /** How often each team took each place, first places first. */
  places: Record<string, readonly number[]>;
  order: Order;
} {
  const meet = meetOf(jsonOf(value));
  refuseDoubles(
    meet.events.map(({ name }) => name),
    "events",
  );
  const table = meetTable([meet]);
  return {
    eventPoints: Object.fromEntries(
      meet.events.map((event) => [event.name, pointsIn(event, meet)]),
    ),
    totals: Object.fromEntries(table.map(({ name, points }) => [name, plainExact(points)])),
    shown: Object.fromEntries(table.map(({ name, points }) => [name, formatPoints(points)])),
    places: Object.fromEntries(placeCounts([meet])),
    order: inLists(
      table,
      ({ rank }) => rank,
      ({ name }) => name,
    ),
  };
}

/**
 * Computes a vector of kind `vertical` (high jump, pole vault): the order before and after the jump-off, and the place
 * of each athlete.
 */
export function verticalOutput(value: unknown): {
  beforeJumpOff: Order;
  order: Order;
  /** The place of each athlete. */
  places: Record<string, number>;
} {
  const vector = jsonOf(value);
  const heights = texts(vector["heights"]);
  const entries = lists(vector["entries"]).map((entry) => entryOf(entry, heights));
  refuseDoubles(
    entries.map(({ athlete }) => athlete),
    "athletes",
  );
  const placesIn = (some: readonly Entry[]) =>
    placesOf({ name: "", by: "height", relay: false, entries: some });
  const orderOf = (placed: readonly PlacedEntry[]) =>
    inLists(
      placed,
      ({ place }) => place,
      ({ entry }) => entry.athlete,
    );
  const before = placesIn(entries.map(({ jumpOff: _, ...entry }) => entry));
  const final = vector["useJumpOff"] === false ? before : placesIn(entries);
  return {
    beforeJumpOff: orderOf(before),
    order: orderOf(final),
    places: Object.fromEntries(final.map(({ entry, place }) => [entry.athlete, place])),
  };
}
