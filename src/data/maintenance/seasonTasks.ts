import { toDocument } from "@/records/document";
import { limits } from "@/domain/limits";
import { hashOf } from "@/domain/names";
import { serverNow } from "@/domain/serverTime";
import { parseRecord, type EntityKind, type RecordOf } from "@/records/record";
import type { League, Season } from "@/domain/league/league";
import { shapeOf } from "@/records/shape";
import { isOfLeague } from "@/records/kinds";
import { storedOf } from "@/records/stored";
import type { FoundDocument, RawDocument } from "../documents";
import { fingerprint } from "../plain";
import { seasonOf } from "../published";
import { requireCollection } from "../saving/leagueStore";
import { contentAfter, contentOfRestored } from "../saving/recordDocument";
import type { RecordChange } from "../saving/recordChange";

/** A record of the season that is being closed, with the saves that this takes, in order. */
export interface SeasonTask {
  readonly kind: EntityKind;
  readonly id: string;
  /** When the record was last saved, in epoch milliseconds; null for a record of the old site. */
  readonly savedAt: number | null;
  /** Whether the record is a match that is not played yet. */
  readonly ahead: boolean;
  readonly changes: readonly RecordChange[];
}

/** The records of one collection, sorted for closing a season. */
export interface SeasonRecords {
  /** The remaining tasks if every current record belonged to the closed season. */
  readonly tasks: readonly SeasonTask[];
  /** When each record that is moved already was last saved, in epoch milliseconds; null if unknown. */
  readonly filedAt: readonly (number | null)[];
  /** The number of current records that cannot be parsed, so that they cannot be moved either. */
  readonly unreadable: number;
}

/** Returns the id of a record's copy in a season: the same at every try, so that no second copy is created. */
export function copyId(season: string, id: string): string {
  const whole = `${season}-${id}`;
  if (limits.idPattern.test(whole)) return whole;
  return `${season}-${hashOf(id)}-${id}`.replace(/[^A-Za-z0-9_-]/g, "-").slice(0, 64);
}

function withSeason(content: RawDocument, season: Season): RawDocument {
  return { ...content, season: season.id };
}

function isAhead(record: object): boolean {
  return "date" in record && typeof record.date === "number" && record.date > serverNow();
}

/** Returns the saves that close the season for one record; empty if it was done before. */
function changesOf<K extends EntityKind>(
  { league, kind, season }: { league: League; kind: K; season: Season },
  record: RecordOf<K>,
  existing: ReadonlySet<string>,
): RecordChange<K>[] {
  if (isOfLeague(kind)) return [];
  const { begun: becomes } = storedOf(kind);
  const collection = requireCollection(league, kind);
  const { id, version } = record;
  const update = { league, kind, collection, id, action: "update", base: version } as const;
  if (!becomes) {
    const content = (stored: RawDocument | null) =>
      withSeason(contentAfter({ league, kind, id }, record, stored), season);
    return [{ ...update, content }];
  }
  const begun = becomes(record);
  const shape = shapeOf(league);
  const isBegun =
    fingerprint(toDocument(kind, begun, shape)) === fingerprint(toDocument(kind, record, shape));
  const copy: RecordChange<K> = {
    ...update,
    id: copyId(season.id, id),
    action: "create",
    base: null,
    content: () => withSeason(contentOfRestored(league, kind, record), season),
  };
  const begin: RecordChange<K> = {
    ...update,
    content: (stored) => contentAfter({ league, kind, id }, begun, stored),
  };
  return [...(existing.has(copy.id) ? [] : [copy]), ...(isBegun ? [] : [begin])];
}

/** Sorts a collection's documents into those that are moved to the season already and those that may have to be. */
export function seasonRecords<K extends EntityKind>(
  of: { readonly league: League; readonly kind: K; readonly season: Season },
  found: readonly FoundDocument[],
): SeasonRecords {
  const { league, kind, season } = of;
  const existing = new Set(found.map(({ id }) => id));
  const tasks: SeasonTask[] = [];
  const filedAt: (number | null)[] = [];
  let unreadable = 0;
  for (const { id, data } of found) {
    const stands = seasonOf(league, data);
    if (stands !== undefined && stands !== season.id) continue;
    const parsed = parseRecord(kind, id, data);
    if (stands === season.id) {
      filedAt.push(parsed.ok ? parsed.record.updatedAt : null);
    } else if (!parsed.ok) {
      unreadable += 1;
    } else {
      const changes = changesOf(of, parsed.record, existing);
      const savedAt = parsed.record.updatedAt;
      const ahead = isAhead(parsed.record);
      if (changes.length > 0) {
        // Each of these changes contains its own kind.
        tasks.push({ kind, id, savedAt, ahead, changes: changes as readonly RecordChange[] });
      }
    }
  }
  return { tasks, filedAt, unreadable };
}
