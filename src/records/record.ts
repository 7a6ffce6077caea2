import { eventSchema, meetSchema, type EventRecord, type MeetRecord } from "./meets/schema";
import { newsSchema, type News } from "./news/schema";
import { fixtureSchema, type Fixture } from "./fixtures/schema";
import { playerSchema, type Player } from "./players/schema";
import { shareLeftBy } from "@/domain/match/possession";
import { readFigure, readInteger, readMap, readMoment, readText } from "@/domain/reading";
import { resultSchema, type Result } from "./results/schema";
import { readFields, type Schema } from "./schema";
import { seasonSchema, type SeasonSettings } from "./seasons/schema";
import { standingSchema, type Standing } from "./standings/schema";
import { teamSchema, type Team } from "./teams/schema";

/** The kinds of record a league keeps; each has one schema. */
export interface Entities {
  teams: Team;
  fixtures: Fixture;
  players: Player;
  results: Result;
  standings: Standing;
  seasons: SeasonSettings;
  meets: MeetRecord;
  events: EventRecord;
  news: News;
}
export type EntityKind = keyof Entities;

/** What every stored record carries beside its entity's fields. */
export interface RecordMeta {
  readonly id: string;
  /** Counts saves from 1; 0 for a record the old site wrote. */
  readonly version: number;
  /** Server time of the last save in epoch milliseconds; null for old records. */
  readonly updatedAt: number | null;
  /** The season the record belongs to; '' means the current one. */
  readonly season: string;
  /** Set when a published result was corrected: the earlier score, for example "2–1"; else ''. */
  readonly corrected: string;
  /** A scorer's result that no administrator has confirmed. */
  readonly unconfirmed: boolean;
}

/** The meta of a record that nobody has saved yet. */
export const newMeta = {
  version: 0,
  updatedAt: null,
  season: "",
  corrected: "",
  unconfirmed: false,
} as const satisfies Omit<RecordMeta, "id">;

export type RecordOf<K extends EntityKind> = Entities[K] & RecordMeta;

/** A stored document that could not be read at all, kept for the administrator's repair page. */
export interface Unreadable {
  readonly id: string;
  readonly reason: string;
  readonly raw: Readonly<Record<string, unknown>>;
}

export type Parsed<K extends EntityKind> =
  | { readonly ok: true; readonly record: RecordOf<K> }
  | { readonly ok: false; readonly unreadable: Unreadable };

/** How each kind is read, field by field. */
export const schemas: { readonly [K in EntityKind]: Schema<Entities[K]> } = {
  teams: teamSchema,
  fixtures: fixtureSchema,
  players: playerSchema,
  results: resultSchema,
  standings: standingSchema,
  seasons: seasonSchema,
  meets: meetSchema,
  events: eventSchema,
  news: newsSchema,
};

/** Every kind of record, in the order of their schemas: `schemas` has exactly one key for each. */
export const entityKinds = Object.keys(schemas) as readonly EntityKind[];

/** The name of a field of that kind. */
export type FieldName<K extends EntityKind> = { [P in K]: keyof Entities[P] & string }[K];

/** An entity of that kind with nothing filled in: every field as the schema reads a missing one. */
export function emptyEntity<K extends EntityKind>(kind: K): Entities[K] {
  return readAll(kind, {});
}

/** Reads every field of a record of that kind; a missing one reads like an empty one. */
export function readAll<K extends EntityKind>(kind: K, given: RawRecord): Entities[K] {
  return readFields(schemas[kind], given);
}

type RawRecord = Record<string, unknown>;

/** The first of the values that says anything: the old form stored empty texts and `['']`. */
function firstGiven(...values: readonly unknown[]): unknown {
  return values.find((value) =>
    Array.isArray(value)
      ? value.some((entry) => entry !== "" && entry !== null)
      : value !== undefined && value !== null && value !== "",
  );
}

/** The figure, or what follows from others where it is missing. */
function figureOr(value: unknown, otherwise: () => number): unknown {
  return readFigure(value) === null ? otherwise() : value;
}

const numbers = (raw: RawRecord, ...keys: readonly string[]) =>
  keys.map((key) => readFigure(raw[key]) ?? 0) as number[] & [number, number, number];

/** The first of the figures that says something: of `goals: 0` beside `points: 30` the points. */
const firstFigure = (...values: readonly unknown[]): unknown =>
  values.find((value) => readFigure(value)) ?? firstGiven(...values);

/** Where a day is stored with its time beside it, both; else the date as it is. */
function moment({ date, time }: RawRecord): unknown {
  const [hours] = /^\d\d?:\d\d(:\d\d)?$/.exec(readText(time)) ?? [];
  const day = typeof date === "string" ? date.trim() : "";
  return hours && /^[\d./-]{8,10}$/.test(day)
    ? `${day}${day.includes("/") || day.includes(".") ? " " : "T"}${hours.padStart(hours.length < 6 ? 5 : 8, "0")}`
    : date;
}

/** What the kicks from the penalty mark came to, where they were stored apart and say who won a draw. */
function endingOf({ ending, penaltiesA, penaltiesB, scoreA, scoreB }: RawRecord): unknown {
  const [a, b] = [readInteger(penaltiesA, 0, 99), readInteger(penaltiesB, 0, 99)];
  const score = readFigure(scoreA);
  const drawn = score !== null && score === readFigure(scoreB);
  return (
    firstGiven(ending) ?? (drawn && a !== null && b !== null && a !== b ? `pens ${a}-${b}` : "")
  );
}

/** The parts of an old document that stand under another name or are missing, put where today's record has them. */
const renamed: { [K in EntityKind]: (raw: RawRecord) => RawRecord } = {
  teams: (raw) => ({ ...raw, name: firstGiven(raw["name"], raw["teamName"]) }),
  fixtures: (raw) => ({
    ...raw,
    date: moment(raw),
    lineUpA: firstGiven(raw["teamAStartingXI"], raw["teamAStartingV"], raw["teamALineUp"]),
    lineUpB: firstGiven(raw["teamBStartingXI"], raw["teamBStartingV"], raw["teamBLineUp"]),
  }),
  players: (raw) => ({
    ...raw,
    goals: firstFigure(raw["goals"], raw["points"]),
    jersey: firstGiven(raw["jersey"], raw["jerseyNumber"]),
  }),
  results: (raw) => ({
    ...raw,
    date: moment(raw),
    ending: endingOf(raw),
    possessionA: firstGiven(raw["possessionA"], shareLeftBy(raw["possessionB"])),
  }),
  standings: (raw) => {
    const draw = firstFigure(raw["draw"], raw["drawn"]);
    const [won, drawn, lost] = numbers({ ...raw, draw }, "won", "draw", "lost");
    const [gf, ga] = numbers(raw, "gf", "ga");
    return {
      ...raw,
      draw,
      team: firstGiven(raw["teamName"], raw["name"], raw["team"]),
      played: figureOr(raw["played"], () => won + drawn + lost),
      gd: figureOr(raw["gd"], () => gf - ga),
      points: figureOr(raw["points"], () => 3 * won + drawn),
    };
  },
  seasons: (raw) => raw,
  meets: (raw) => raw,
  // The sheet has the entries without athletes.
  events: (raw) => ({ ...raw, lines: firstGiven(raw["lines"], raw["shown"]) }),
  news: (raw) => raw,
};

/** The fields without which a record means nothing to a visitor. */
const indispensable: { readonly [K in EntityKind]: readonly FieldName<K>[] } = {
  teams: ["name"],
  fixtures: ["teamA", "teamB"],
  players: ["name"],
  results: ["teamA", "teamB"],
  standings: ["team"],
  seasons: ["label"],
  meets: ["name"],
  events: ["meet"],
  news: ["title"],
};

/** Everything that can be read of a stored document, also of one that lacks what it cannot do without. */
export function readEntity<K extends EntityKind>(kind: K, stored: unknown): Entities[K] {
  return readAll(kind, renamed[kind](readMap(stored)));
}

/**
 * Reads one stored document, whatever the old site wrote into it. Never throws: a document
 * that lacks what the entity cannot do without comes back as unreadable, with the reason.
 */
export function parseRecord<K extends EntityKind>(kind: K, id: string, stored: unknown): Parsed<K> {
  const raw = readMap(stored);
  const entity = readEntity(kind, raw);
  const missing = indispensable[kind].filter((name) => entity[name] === "");
  if (missing.length > 0) {
    return { ok: false, unreadable: { id, reason: `Missing: ${missing.join(", ")}`, raw } };
  }
  const meta: RecordMeta = {
    id,
    version: readInteger(raw["version"], 0, Number.MAX_SAFE_INTEGER) ?? 0,
    updatedAt: readMoment(raw["updatedAt"]),
    season: readText(raw["season"]),
    corrected: readText(raw["corrected"]),
    unconfirmed: raw["unconfirmed"] === true,
  };
  return { ok: true, record: { ...entity, ...meta } };
}

/** Reads many documents; the unreadable ones are set aside, the others keep their order. */
export function parseRecords<K extends EntityKind>(
  kind: K,
  documents: Iterable<readonly [id: string, stored: unknown]>,
): { records: RecordOf<K>[]; unreadable: Unreadable[] } {
  const records: RecordOf<K>[] = [];
  const unreadable: Unreadable[] = [];
  for (const [id, stored] of documents) {
    const parsed = parseRecord(kind, id, stored);
    if (parsed.ok) records.push(parsed.record);
    else unreadable.push(parsed.unreadable);
  }
  return { records, unreadable };
}
