import { MINUTE } from "@/domain/durations";
import { clock } from "@/domain/clock";
import type { DataFailure } from "@/data/failure";
import type { CachedListing } from "@/data/listingCache";
import { loading, type ListingState } from "@/data/readState";
import type { Listing } from "@/data/reader";
import type { EntityKind, RecordOf } from "@/records/record";

/** A cached listing that the database keeps up to date. */
export interface LiveEntry<K extends EntityKind> extends CachedListing<K> {
  /** Puts a record that was just saved on this page into the listing, as the database may report it later. */
  saved(record: RecordOf<K>): void;
}

type Watch<K extends EntityKind> = (
  onListing: (listing: Listing<K>) => void,
  onFailure: (failure: DataFailure) => void,
) => () => void;

/** How long an unused listing stays live, in milliseconds, so that going to another page does not load it again. */
const LINGER = MINUTE;

/** Makes an entry for one listing; it watches the database while it is in use and a minute longer. */
export function createLiveEntry<K extends EntityKind>(watch: Watch<K>): LiveEntry<K> {
  let state: ListingState<K> = loading;
  let stop: (() => void) | null = null;
  let cancelEnd = () => {};
  const callbacks = new Set<() => void>();
  const observers = new Set<() => void>();
  const ahead = createSavedAhead<K>();

  const set = (next: ListingState<K>) => {
    state = next;
    for (const callback of [...callbacks, ...observers]) callback();
  };

  // A watched listing is never refreshed; if the connection is lost, `failure` says so.
  const ready = { status: "ready", refreshing: false, failure: null, retry } as const;

  const start = () => {
    stop = watch(
      (listing) => set({ ...ready, readAt: listing.readAt, value: ahead.over(listing) }),
      (failure) =>
        set(
          state.status === "ready"
            ? { ...state, failure }
            : { status: "failed", failure, refreshing: false, retry },
        ),
    );
  };

  /** Starts watching again after a failure. */
  function retry(): void {
    stop?.();
    if (state.status === "failed") set({ ...state, refreshing: true });
    start();
  }

  const end = () => {
    stop?.();
    stop = null;
    ahead.forget();
    state = loading;
  };

  return {
    state: () => state,
    subscribe(callback) {
      callbacks.add(callback);
      cancelEnd();
      if (!stop) start();
      return () => {
        // It may be called twice, but the wait for the end must start only once.
        if (!callbacks.delete(callback)) return;
        if (callbacks.size === 0) cancelEnd = clock.after(LINGER, end);
      };
    },
    observe(callback) {
      observers.add(callback);
      return () => void observers.delete(callback);
    },
    saved(record) {
      if (state.status !== "ready" || !ahead.note(state.value, record)) return;
      // Starts from the shown records, because they already contain earlier saves that the database has not reported.
      const records = state.value.records.map((one) => (one.id === record.id ? record : one));
      set({ ...state, value: { ...state.value, records } });
    },
  };
}

interface NewerRecord<K extends EntityKind> {
  /** The version in the listing when the record was saved. */
  readonly since: number;
  readonly record: RecordOf<K>;
}

/**
 * Records that were saved here and that the database's live connection has not reported yet. Without them, a form
 * opened right after a save starts with the old version, and its next save conflicts with the user's own save.
 */
interface SavedAhead<K extends EntityKind> {
  /** Notes a saved record; returns false if the listing already has it, or has no record with its id. */
  note(listing: Listing<K>, record: RecordOf<K>): boolean;
  /** Returns the listing with saved records in place of older versions, as long as the database lags behind. */
  over(listing: Listing<K>): Listing<K>;
  forget(): void;
}

/** Makes an empty collection of such records. */
function createSavedAhead<K extends EntityKind>(): SavedAhead<K> {
  const ahead = new Map<string, NewerRecord<K>>();

  /**
   * Checks whether the listed version is older than the save. A version below `since` is not: a record that was deleted
   * and restored counts from 1 again.
   */
  const lags = ({ since, record }: NewerRecord<K>, listed: number | undefined) =>
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
