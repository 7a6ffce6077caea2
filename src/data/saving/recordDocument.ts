import { adminOnlyPart } from "@/records/adminOnly";
import { toDocument } from "@/records/document";
import { keepOld, notKept, readOld, readStored, type PartialReading } from "@/records/partlyRead";
import { readInteger } from "@/domain/reading";
import { parseRecord, type Entities, type EntityKind, type RecordOf } from "@/records/record";
import type { League } from "@/domain/league/league";
import { shapeOf } from "@/records/shape";
import type { RawDocument } from "../documents";
import { fingerprint } from "../plain";
import { publishedSeason } from "../published";
import { storedOf } from "@/records/stored";

const renewedKeys: readonly string[] = ["version", "updatedAt", "change"];

/** The content of a stored document: without what every save replaces. */
export function contentOf(stored: RawDocument): RawDocument {
  return Object.fromEntries(Object.entries(stored).filter(([key]) => !renewedKeys.includes(key)));
}

/** The version the author of a change saw: what reading makes of the stored one. */
export function readVersion(stored: RawDocument): number {
  return readInteger(stored["version"], 0, Number.MAX_SAFE_INTEGER) ?? 0;
}

/** The version the next save carries; the rules count only whole numbers above 0. */
export function nextVersion(stored: RawDocument | null): number {
  const version = stored?.["version"];
  return typeof version === "number" && version > 0 && Number.isSafeInteger(version + 1)
    ? version + 1
    : 1;
}

/**
 * Season, correction and want of confirmation of a record as they are stored: left out when there is nothing to say. The
 * current season has no name, because the rules publish a record that names one as a past season's.
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

/** A record, and what is said of it beside its entity. */
interface RecordPlace<K extends EntityKind> {
  readonly league: League;
  readonly kind: K;
  readonly id: string;
  /** Whether it wants confirming; unchanged when left out. */
  readonly unconfirmed?: boolean | undefined;
  /** The season that a new one is filed under; a stored one stays in its own. */
  readonly season?: string | undefined;
  /** Accounts that it names from now on, by key; others as they are stored. */
  readonly accounts?: Readonly<Record<string, string>> | undefined;
}

/** What a field said and a save of another one would take away: a keeper's clean sheets when the position changes. */
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

/** What a record is to keep of a stored one beside its fields; nothing where all was understood. */
function oldOf<K extends EntityKind>(
  read: PartialReading<K> | null,
  entity: Entities[K],
  written: RawDocument,
): RawDocument {
  if (!read) return {};
  const values = { ...notKept(read), ...leftBehind(read, entity, written) };
  const { old } = keepOld(readOld(read.stored), values);
  return Object.keys(old).length > 0 ? { old } : {};
}

/**
 * What a save writes of an entity over what is stored, without version, time and change.
 * @param entity as its schema reads it: the rules refuse texts that are not trimmed to one line
 * @param as the stored record whose values that are not understood stay with it; else what is stored
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
 * What putting back a deleted record writes, with the season and correction it had.
 * @param as how it was stored, where that is known
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
