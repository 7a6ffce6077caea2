import { plainTextPattern, urlPattern } from "./limits";
import { metaOf, type FieldMeta } from "./field";
import { isGoalkeeper } from "./player";
import { possessionOfB } from "./possession";
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
    fixtures: ({ lineUpA, lineUpB, gameWeek, date, ...fixture }, shape) => ({
      ...fixture,
      date: moment(date),
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
    standings: (standing, shape) => ({
      [shape.teamField]: standing.team,
      ...(shape.grouped ? { group: standing.group } : {}),
      ...Object.fromEntries(
        shape.standingColumns.map((column) => [column, standing[column as keyof typeof standing]]),
      ),
    }),
  };

/** The document an entity is stored as in a league of that shape: exactly the keys the rules allow, without meta. */
export function toDocument<K extends EntityKind>(
  kind: K,
  entity: Entities[K],
  shape: RecordShape,
): StoredDocument {
  return writers[kind](entity, shape);
}

/** The editable fields of an entity with their meta, in the order they are declared. */
export function fieldsOf(kind: EntityKind): readonly (readonly [name: string, meta: FieldMeta])[] {
  return Object.entries(schemas[kind].entries).flatMap(([name, schema]) => {
    const meta = metaOf(schema);
    return meta ? [[name, meta] as const] : [];
  });
}

function problemWith(
  value: unknown,
  { label, required, max, min, control }: FieldMeta,
): string | undefined {
  if (required && (value === "" || value === null)) return `${label} is required`;
  if (typeof value === "string") {
    if (max !== undefined && value.length > max)
      return `${label} may have at most ${max} characters`;
    if (!plainTextPattern.test(value)) return `${label} contains characters that cannot be shown`;
    if (control === "url" && value !== "" && !urlPattern.test(value)) {
      return `${label} must be an address that starts with https://`;
    }
  }
  if (typeof value === "number") {
    if (min !== undefined && value < min) return `${label} must be at least ${min}`;
    if (max !== undefined && value > max && control !== "dateTime")
      return `${label} must be at most ${max}`;
  }
  if (Array.isArray(value) && max !== undefined && value.length > max) {
    return `${label} may have at most ${max} entries`;
  }
  return undefined;
}

/** What stands in the way of saving, by field; empty when the entity may be saved. */
export function checkEntity<K extends EntityKind>(
  kind: K,
  entity: Entities[K],
): Partial<Record<keyof Entities[K] & string, string>> {
  const problems: Record<string, string> = {};
  for (const [name, meta] of fieldsOf(kind)) {
    const problem = problemWith(entity[name as keyof Entities[K]], meta);
    if (problem) problems[name] = problem;
  }
  if ("teamA" in entity && entity.teamA !== "" && entity.teamA === entity.teamB) {
    problems["teamB"] = "A team cannot play itself";
  }
  return problems as Partial<Record<keyof Entities[K] & string, string>>;
}
