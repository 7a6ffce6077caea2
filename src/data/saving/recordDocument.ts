import { adminOnlyPart } from "@/records/adminOnly";
import { toDocument } from "@/records/document";
import {
  keepOld,
  lostValues,
  readOld,
  readStored,
  type PartialReading,
} from "@/records/partlyRead";
import { readInteger } from "@/domain/reading";
import { parseRecord, type Entities, type EntityKind, type RecordOf } from "@/records/record";
import type { League } from "@/domain/league/league";
import { shapeOf } from "@/records/shape";
import type { RawDocument } from "../documents";
import { fingerprint } from "../plain";
import { publishedSeason } from "../published";
import { storedOf } from "@/records/stored";

const renewedKeys: readonly string[] = ["version", "updatedAt", "change"];

/** Returns the content of a stored document without the keys that every save replaces. */
export function contentOf(stored: RawDocument): RawDocument {
  return Object.fromEntries(Object.entries(stored).filter(([key]) => !renewedKeys.includes(key)));
}

/** Returns the version of a stored document as a number; 0 if it has none. */
export function readVersion(stored: RawDocument): number {
  return readInteger(stored["version"], 0, Number.MAX_SAFE_INTEGER) ?? 0;
}

/** Returns the version of the next save; the rules count only whole numbers above 0. */
export function nextVersion(stored: RawDocument | null): number {
  const version = stored?.["version"];
  return typeof version === "number" && version > 0 && Number.isSafeInteger(version + 1)
    ? version + 1
    : 1;
}

/**
 * Returns the stored keys of a record's season, correction and missing confirmation; each is left out if it is empty.
 * The current season is not stored by name, because the rules publish a record that names a season as a past season's.
 */
function marks(
  league: League,
  { season, corrected, unconfirmed }: { season: unknown; corrected: string; unconfirmed: boolean },
): RawDocument {
  const named = publishedSeason({ season });
  const isPast = named !== undefined && named !== league.seasons[0].id;
  return {
    ...(isPast && { season: named }),
    ...(corrected !== "" && { corrected }),
    ...(unconfirmed && { unconfirmed }),
  };
}

/** The place of a record, with values that are not part of its entity. */
interface RecordPlace<K extends EntityKind> {
  readonly league: League;
  readonly kind: K;
  readonly id: string;
  /** Whether the record still needs confirmation; unchanged if undefined. */
  readonly unconfirmed?: boolean | undefined;
  /** The season of a new record; a stored record stays in its own season. */
  readonly season?: string | undefined;
  /** Accounts that the record names from now on, by key; other accounts stay as stored. */
  readonly accounts?: Readonly<Record<string, string>> | undefined;
}

/**
 * Returns stored values of unchanged fields that this save would delete, because another field changed: a keeper's
 * clean sheets, for example, if the position changes.
 */
function leftBehind<K extends EntityKind>(
  { entity: before, written: rewritten }: PartialReading<K>,
  entity: Entities[K],
  written: RawDocument,
): RawDocument {
  const gone = Object.entries(rewritten).filter(
    ([key, value]) =>
      value !== 0 &&
      !(key in written) &&
      fingerprint(Reflect.get(before, key)) === fingerprint(Reflect.get(entity, key)),
  );
  return Object.fromEntries(gone);
}

/**
 * Returns the values of a stored record that no field contains and that must be kept; empty if every value is known.
 */
function oldOf<K extends EntityKind>(
  read: PartialReading<K> | null,
  entity: Entities[K],
  written: RawDocument,
): RawDocument {
  if (!read) return {};
  const values = { ...lostValues(read), ...leftBehind(read, entity, written) };
  const { old } = keepOld(readOld(read.stored), values);
  return Object.keys(old).length > 0 ? { old } : {};
}

/**
 * Returns the document to store for an entity, without version, time and change.
 * @param entity as its schema reads it: the rules refuse texts that are not trimmed to one line
 * @param as the stored record whose unknown values are kept; by default the one that is replaced
 */
export function contentAfter<K extends EntityKind>(
  { league, kind, id, unconfirmed, season, accounts }: RecordPlace<K>,
  entity: Entities[K],
  stored: RawDocument | null,
  as = stored,
): RawDocument {
  const parsed = stored && parseRecord(kind, id, stored);
  const corrected = (parsed?.ok && storedOf(kind).corrected?.(parsed.record, entity)) || "";
  const shape = shapeOf(league);
  const document = toDocument(kind, entity, shape);
  const known = parsed?.ok && as === stored ? parsed.record : undefined;
  return {
    ...document,
    ...marks(league, {
      season: stored ? stored["season"] : season,
      corrected,
      unconfirmed: unconfirmed ?? (parsed?.ok === true && parsed.record.unconfirmed),
    }),
    ...adminOnlyPart(kind, { ...(as ?? stored), ...accounts }),
    ...oldOf(as && readStored(kind, as, shape, known), entity, document),
  };
}

/**
 * Returns the document that restores a deleted record, with its season and correction.
 * @param as its earlier stored document, if known
 */
export function contentOfRestored<K extends EntityKind>(
  league: League,
  kind: K,
  record: RecordOf<K>,
  as: RawDocument | null = null,
): RawDocument {
  const shape = shapeOf(league);
  const document = toDocument(kind, record, shape);
  return {
    ...document,
    ...marks(league, record),
    ...adminOnlyPart(kind, as),
    ...oldOf(as && readStored(kind, as, shape), record, document),
  };
}
