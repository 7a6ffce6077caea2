import { metaOf, type FieldMeta } from "./field";
import { limits, plainTextPattern, urlPattern } from "./limits";
import { sameName } from "../names";
import { isGoalkeeper } from "./player";
import { possessionOfB } from "../match/possession";
import type { Result } from "./result";
import type { ScorerFigure } from "../match/timeline";
import { schemas, type Entities, type EntityKind } from "./record";

/** What the stored documents of a league look like: which keys an entity is written with. */
export interface RecordShape {
  /** The field a standing's team is stored under. */
  readonly teamField: "teamName" | "name";
  readonly standingColumns: readonly string[];
  readonly grouped: boolean;
  /** The fields line-ups are stored under. */
  readonly lineUpFields: readonly [a: string, b: string];
  readonly gameWeek: boolean;
  readonly possession: boolean;
  readonly bookings: boolean;
  readonly substitutions: boolean;
  /** A minute each means that every scorer entry is one goal, so there cannot be more of them than the score says. */
  readonly scorerFigure: ScorerFigure;
  readonly statistics: readonly { readonly key: string; readonly alsoStoredAs?: string }[];
}

/** A value as it is stored; a Date stands for a timestamp. */
export type StoredValue =
  | string
  | number
  | boolean
  | null
  | Date
  | readonly StoredValue[]
  | { readonly [key: string]: StoredValue };
export type StoredDocument = { readonly [key: string]: StoredValue };

const moment = (ms: number | null) => (ms === null ? null : new Date(ms));
const week = (gameWeek: string) =>
  /^(?:0|[1-9]\d{0,2})$/.test(gameWeek) ? Number(gameWeek) : gameWeek;

const writers: { [K in EntityKind]: (entity: Entities[K], shape: RecordShape) => StoredDocument } =
  {
    teams: (team) => ({ ...team }),
    fixtures: ({ lineUpA, lineUpB, gameWeek, date, movedFrom, ...fixture }, shape) => ({
      ...fixture,
      date: moment(date),
      movedFrom: moment(movedFrom),
      ...(shape.gameWeek ? { gameWeek: week(gameWeek) } : {}),
      [shape.lineUpFields[0]]: lineUpA,
      [shape.lineUpFields[1]]: lineUpB,
    }),
    players: (player, shape) => {
      const { name, jersey, position, club, picture, teamLogo, rating } = player;
      const statistics: Record<string, number> = {};
      for (const { key, alsoStoredAs } of shape.statistics) {
        if (key === "cleanSheets" && !isGoalkeeper(player)) continue;
        const value = player[key as keyof typeof player];
        if (typeof value !== "number") continue;
        statistics[key] = value;
        if (alsoStoredAs) statistics[alsoStoredAs] = value;
      }
      return { name, jersey, position, club, picture, teamLogo, rating, ...statistics };
    },
    results: (result, shape) => {
      const { gameWeek, date, goalsA, goalsB, manOfTheMatch, bookings, possessionA, ...rest } =
        result;
      const { substitutionsA, substitutionsB, ...match } = rest;
      return {
        ...match,
        ...(shape.gameWeek ? { gameWeek: week(gameWeek) } : {}),
        date: moment(date),
        goalsA: goalsA.map((goal) => ({ ...goal })),
        goalsB: goalsB.map((goal) => ({ ...goal })),
        manOfTheMatch: { ...manOfTheMatch },
        ...(shape.bookings ? { bookings } : {}),
        ...(shape.substitutions ? { substitutionsA, substitutionsB } : {}),
        ...(shape.possession ? { possessionA, possessionB: possessionOfB(possessionA) } : {}),
      };
    },
    standings: ({ adjust, reason, out, lot, ...standing }, shape) => ({
      adjust,
      reason,
      out,
      lot,
      [shape.teamField]: standing.team,
      ...(shape.grouped ? { group: standing.group } : {}),
      ...Object.fromEntries(
        shape.standingColumns.map((column) => [column, standing[column as keyof typeof standing]]),
      ),
    }),
    seasons: (season) => ({ ...season }),
  };

const isEmpty = (value: unknown) =>
  value === "" || value === null || (Array.isArray(value) && value.length === 0);

/** The keys of a kind that are written only when they say something. */
const optionalKeys = (kind: EntityKind): ReadonlySet<string> =>
  new Set(
    fieldsOf(kind)
      .filter(([, meta]) => meta.optional)
      .map(([name]) => name),
  );

/**
 * The document an entity is stored as in a league of that shape: exactly the keys the rules allow,
 * without meta, also when a whole record is given.
 */
export function toDocument<K extends EntityKind>(
  kind: K,
  entity: Entities[K],
  shape: RecordShape,
): StoredDocument {
  const names = Object.keys(schemas[kind].entries) as (keyof Entities[K])[];
  const bare = Object.fromEntries(names.map((name) => [name, entity[name]]));
  // The schema names all keys of the entity and no other.
  const document = writers[kind](bare as unknown as Entities[K], shape);
  const optional = optionalKeys(kind);
  return Object.fromEntries(
    Object.entries(document).filter(([key, value]) => !optional.has(key) || !isEmpty(value)),
  );
}

/** The editable fields of an entity with their meta, in the order they are declared. */
export function fieldsOf(kind: EntityKind): readonly (readonly [name: string, meta: FieldMeta])[] {
  return Object.entries(schemas[kind].entries).flatMap(([name, schema]) => {
    const meta = metaOf(schema);
    return meta ? [[name, meta] as const] : [];
  });
}

function problemWithText(
  text: string,
  label: string,
  max: number,
  pattern?: RegExp,
): string | undefined {
  if (text.length > max) return `${label} may have at most ${max} characters`;
  if (pattern && !pattern.test(text)) return `${label} is not in a form that can be saved`;
  return plainTextPattern.test(text)
    ? undefined
    : `${label} contains characters that cannot be shown`;
}

function problemWithNumber(
  number: number,
  { label, control, min = -Infinity, max = Infinity }: FieldMeta,
): string | undefined {
  if (control === "dateTime") return undefined;
  if (control !== "decimal" && !Number.isInteger(number)) return `${label} must be a whole number`;
  if (number < min) return `${label} must be at least ${min}`;
  return number > max ? `${label} must be at most ${max}` : undefined;
}

/** The texts within a list or a map, each with what it is called and how long it may be. */
function textsWithin(value: object, { label, control }: FieldMeta): [string, string, number][] {
  if (!Array.isArray(value)) {
    return Object.entries(value).flatMap(([key, part]): [string, string, number][] =>
      typeof part === "string"
        ? [[part, label, key === "clubLogo" ? limits.url : limits.name]]
        : [],
    );
  }
  const longest = control === "bookings" ? limits.booking : limits.name;
  return value.flatMap((entry, at) =>
    (typeof entry === "object" && entry !== null ? Object.values(entry) : [entry]).flatMap(
      (part): [string, string, number][] =>
        typeof part === "string" ? [[part, `${label}, entry ${at + 1},`, longest]] : [],
    ),
  );
}

function problemWith(value: unknown, meta: FieldMeta): string | undefined {
  const { label, required, max, control } = meta;
  if (value === "" || value === null) return required ? `${label} is required` : undefined;
  if (typeof value === "number") return problemWithNumber(value, meta);
  if (typeof value === "string") {
    if (control === "url" && !urlPattern.test(value)) {
      return `${label} must be an address that starts with https://`;
    }
    return problemWithText(value, label, max ?? limits.note, meta.pattern);
  }
  if (typeof value !== "object") return undefined;
  if (Array.isArray(value) && max !== undefined && value.length > max) {
    return `${label} may have at most ${max} entries`;
  }
  for (const [text, called, longest] of textsWithin(value as object, meta)) {
    const problem = problemWithText(text, called, longest);
    if (problem) return problem;
  }
  return undefined;
}

/** Scorer lists that claim more goals than the score: the rules refuse them where an entry is a goal. */
function surplusGoals({ goalsA, goalsB, scoreA, scoreB }: Result): Record<string, string> {
  const text = (team: string) => `More goals are listed than ${team} scored`;
  return {
    ...(scoreA !== null && goalsA.length > scoreA ? { goalsA: text("Team A") } : {}),
    ...(scoreB !== null && goalsB.length > scoreB ? { goalsB: text("Team B") } : {}),
  };
}

/**
 * What stands in the way of saving, by field; empty when the entity may be saved. With the league's
 * shape also what only that league's rules refuse.
 */
export function checkEntity<K extends EntityKind>(
  kind: K,
  entity: Entities[K],
  shape?: RecordShape,
): Partial<Record<keyof Entities[K] & string, string>> {
  const problems: Record<string, string> = {};
  for (const [name, meta] of fieldsOf(kind)) {
    const problem = problemWith(entity[name as keyof Entities[K]], meta);
    if (problem) problems[name] = problem;
  }
  if ("teamA" in entity && sameName(entity.teamA, entity.teamB)) {
    problems["teamB"] = "A team cannot play itself";
  }
  if ("goalsA" in entity && shape?.scorerFigure === "minute") {
    Object.assign(problems, surplusGoals(entity));
  }
  return problems as Partial<Record<keyof Entities[K] & string, string>>;
}
