import { readInteger, readMap, readMoment, readText } from "@/domain/reading";
import { kinds, type Entities, type EntityKind } from "./kinds";
import { readFields } from "./schema";

export { entityKinds, type Entities, type EntityKind } from "./kinds";

/** The metadata that every stored record has besides its fields. */
export interface RecordMeta {
  readonly id: string;
  /** The number of saves; 0 for a record of the old site. */
  readonly version: number;
  /** The server's time of the last save in epoch milliseconds; null for a record of the old site. */
  readonly updatedAt: number | null;
  /** The id of the season; "" means the current season. */
  readonly season: string;
  /** The earlier score if a published result was corrected, for example "2–1"; otherwise "". */
  readonly corrected: string;
  /** Whether a scorer entered the result and no administrator has confirmed it. */
  readonly unconfirmed: boolean;
}

/** The metadata of a record that is not saved yet. */
export const newMeta = {
  version: 0,
  updatedAt: null,
  season: "",
  corrected: "",
  unconfirmed: false,
} as const satisfies Omit<RecordMeta, "id">;

export type RecordOf<K extends EntityKind> = Entities[K] & RecordMeta;

/** The records of the most used kinds: for example a `Result` (`results/schema.ts`) with its id, version and season. */
export type ResultRecord = RecordOf<"results">;
export type FixtureRecord = RecordOf<"fixtures">;
export type PlayerRecord = RecordOf<"players">;

/** A stored document that could not be parsed, for the administrator's repair page. */
export interface Unreadable {
  readonly id: string;
  readonly reason: string;
  readonly raw: Readonly<Record<string, unknown>>;
}

export type ParseResult<K extends EntityKind> =
  | { readonly ok: true; readonly record: RecordOf<K> }
  | { readonly ok: false; readonly unreadable: Unreadable };

/** The name of a field of a kind. */
export type FieldName<K extends EntityKind> = { [P in K]: keyof Entities[P] & string }[K];

/** Returns an empty entity: every field has the value that the schema gives to missing data. */
export function emptyEntity<K extends EntityKind>(kind: K): Entities[K] {
  return readAll(kind, {});
}

/** Parses every field of a record; a missing field is the same as an empty one. */
export function readAll<K extends EntityKind>(
  kind: K,
  given: Record<string, unknown>,
): Entities[K] {
  return readFields(kinds[kind].schema, given);
}

/** Parses all fields of a stored document, even if required fields are missing. */
export function readEntity<K extends EntityKind>(kind: K, stored: unknown): Entities[K] {
  const { former } = kinds[kind];
  const raw = readMap(stored);
  return readAll(kind, former ? former(raw) : raw);
}

/** Returns the names of the required fields that are empty; such a record is unreadable. */
export function missingIn<K extends EntityKind>(kind: K, entity: Entities[K]): readonly string[] {
  return kinds[kind].indispensable.filter((name) => entity[name] === "");
}

/**
 * Parses one stored document, including all forms of the old site. Never throws: if a required field is missing, the
 * result is unreadable, with the reason.
 */
export function parseRecord<K extends EntityKind>(
  kind: K,
  id: string,
  stored: unknown,
): ParseResult<K> {
  const raw = readMap(stored);
  const entity = readEntity(kind, raw);
  const missing = missingIn(kind, entity);
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

/** Parses many documents; unreadable ones are in a separate list, the others keep their order. */
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
