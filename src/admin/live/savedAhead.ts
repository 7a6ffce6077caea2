import type { Listing } from "@/data/reader";
import type { EntityKind, RecordOf } from "@/records/record";

interface Ahead<K extends EntityKind> {
  /** The version that was listed when it was saved. */
  readonly since: number;
  readonly record: RecordOf<K>;
}

/**
 * What was saved here and the database's live connection has not reported yet. Without it a form opened
 * right after a save begins at the version before, and its author is in conflict with themselves.
 */
export interface SavedAhead<K extends EntityKind> {
  /** Notes a saved record; false when the listing shows it already, or no such record. */
  note(listing: Listing<K>, record: RecordOf<K>): boolean;
  /** The listing with what was saved in place of what it was before, as long as it lags behind. */
  over(listing: Listing<K>): Listing<K>;
  forget(): void;
}

/** Nothing is ahead at first. */
export function createSavedAhead<K extends EntityKind>(): SavedAhead<K> {
  const ahead = new Map<string, Ahead<K>>();

  /** Whether a version can still be one of before the save: a record deleted and restored counts from 1. */
  const lags = ({ since, record }: Ahead<K>, listed: number | undefined) =>
    listed !== undefined && listed >= since && listed < record.version;

  return {
    note(listing, record) {
      const listed = listing.records.find(({ id }) => id === record.id);
      if (!listed || listed.version >= record.version) return false;
      const since = ahead.get(record.id)?.since ?? listed.version;
      ahead.set(record.id, { since, record });
      return true;
    },
    over(listing) {
      const versions = new Map(listing.records.map(({ id, version }) => [id, version]));
      for (const [id, one] of ahead) if (!lags(one, versions.get(id))) ahead.delete(id);
      if (ahead.size === 0) return listing;
      const records = listing.records.map((record) => ahead.get(record.id)?.record ?? record);
      return { ...listing, records };
    },
    forget: () => ahead.clear(),
  };
}
