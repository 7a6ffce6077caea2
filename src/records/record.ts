import { readInteger, readMap, readMoment, readText } from "@/domain/reading";
import { kinds, type Entities, type EntityKind } from "./kinds";
import { readFields } from "./schema";

export { entityKinds, type Entities, type EntityKind } from "./kinds";

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

/** The kinds that most code is about, as read: a `Result` (`results/schema.ts`) with its id, version and season. */
export type ResultRecord = RecordOf<"results">;
export type FixtureRecord = RecordOf<"fixtures">;
export type PlayerRecord = RecordOf<"players">;

/** A stored document that could not be read at all, kept for the administrator's repair page. */
export interface Unreadable {
  readonly id: string;
  readonly reason: string;
  readonly raw: Readonly<Record<string, unknown>>;
}

export type ParseResult<K extends EntityKind> =
  | { readonly ok: true; readonly record: RecordOf<K> }
  | { readonly ok: false; readonly unreadable: Unreadable };

/** The name of a field of that kind. */
export type FieldName<K extends EntityKind> = { [P in K]: keyof Entities[P] & string }[K];

/** An entity of that kind with nothing filled in: every field as the schema reads a missing one. */
export function emptyEntity<K extends EntityKind>(kind: K): Entities[K] {
  return readAll(kind, {});
}

/** Reads every field of a record of that kind; a missing one reads like an empty one. */
export function readAll<K extends EntityKind>(
  kind: K,
  given: Record<string, unknown>,
): Entities[K] {
  return readFields(kinds[kind].schema, given);
}

/** Everything that can be read of a stored document, also of one that lacks what it cannot do without. */
export function readEntity<K extends EntityKind>(kind: K, stored: unknown): Entities[K] {
  const { former } = kinds[kind];
  const raw = readMap(stored);
  return readAll(kind, former ? former(raw) : raw);
}

/**
 * Reads one stored document, whatever the old site wrote into it. Never throws: a document
 * that lacks what the entity cannot do without comes back as unreadable, with the reason.
 */
export function parseRecord<K extends EntityKind>(
  kind: K,
  id: string,
  stored: unknown,
): ParseResult<K> {
  const raw = readMap(stored);
  const entity = readEntity(kind, raw);
  const missing = kinds[kind].indispensable.filter((name) => entity[name] === "");
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
