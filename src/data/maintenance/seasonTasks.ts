import { toDocument } from "@/records/document";
import { limits } from "@/domain/limits";
import { hashOf } from "@/domain/names";
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

/** One record of the season that is being closed, and the saves that close it, in their order. */
export interface SeasonTask {
  readonly kind: EntityKind;
  readonly id: string;
  /** When the record was saved last, in epoch milliseconds; null for one of the old site. */
  readonly savedAt: number | null;
  /** A match that is still to be played. */
  readonly ahead: boolean;
  readonly changes: readonly RecordChange[];
}

/** What one collection holds, as far as closing a season is concerned. */
export interface SeasonRecords {
  /** What would be left to do if every current record belonged to the closed season. */
  readonly tasks: readonly SeasonTask[];
  /** When the records that are filed already were saved last. */
  readonly filedAt: readonly (number | null)[];
  /** Current records that cannot be read, so that they cannot be filed either. */
  readonly unreadable: number;
}

/** The id of a record's copy: the same at every try, so that no second copy is made. */
export function copyId(season: string, id: string): string {
  const whole = `${season}-${id}`;
  if (limits.idPattern.test(whole)) return whole;
  return `${season}-${hashOf(id)}-${id}`.replace(/[^A-Za-z0-9_-]/g, "-").slice(0, 64);
}

function withSeason(content: RawDocument, season: Season): RawDocument {
  return { ...content, season: season.id };
}

function isAhead(record: object): boolean {
  return "date" in record && typeof record.date === "number" && record.date > Date.now();
}

/** The saves that close the season for one record; none when that was done before. */
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

/** Sorts a collection's documents into what is filed under the season and what may have to be. */
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
      // Which kind of record each change is about, it says itself.
      if (changes.length > 0) {
        // Each of these saves is of its own kind, which it says itself.
        tasks.push({ kind, id, savedAt, ahead, changes: changes as readonly RecordChange[] });
      }
    }
  }
  return { tasks, filedAt, unreadable };
}
