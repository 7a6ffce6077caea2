import { MINUTE } from "@/domain/durations";
import { clock } from "@/domain/clock";
import type { DataFailure } from "@/data/failure";
import type { KeptListing } from "@/data/listingCache";
import { loading, type ListingState } from "@/data/readState";
import type { Listing } from "@/data/reader";
import type { EntityKind, RecordOf } from "@/records/record";

/** A listing in the cache that the database keeps up to date. */
export interface LiveEntry<K extends EntityKind> extends KeptListing<K> {
  /** Takes a record that was saved here: the database may report it later. */
  saved(record: RecordOf<K>): void;
}

type Watch<K extends EntityKind> = (
  onListing: (listing: Listing<K>) => void,
  onFailure: (failure: DataFailure) => void,
) => () => void;

/** How long a listing nobody looks at is kept live, so that moving between pages reads nothing again. */
const LINGER = MINUTE;

/** One listing, watched as long as somebody looks and a minute longer. */
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

  // What is watched is never refreshed: while the connection is down it says so.
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

  /** Asks the database again after a failure. */
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
        // A view may hold it twice, and its end must begin once.
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
      // What is shown has the saves before this one in it, and they are not to be forgotten by it.
      const records = state.value.records.map((one) => (one.id === record.id ? record : one));
      set({ ...state, value: { ...state.value, records } });
    },
  };
}

interface NewerRecord<K extends EntityKind> {
  /** The version that was listed when it was saved. */
  readonly since: number;
  readonly record: RecordOf<K>;
}

/**
 * What was saved here and the database's live connection has not reported yet. Without it a form opened
 * right after a save begins at the version before, and its author is in conflict with themselves.
 */
interface SavedAhead<K extends EntityKind> {
  /** Notes a saved record; false when the listing shows it already, or no such record. */
  note(listing: Listing<K>, record: RecordOf<K>): boolean;
  /** The listing with what was saved in place of what it was before, as long as it lags behind. */
  over(listing: Listing<K>): Listing<K>;
  forget(): void;
}

/** Nothing is ahead at first. */
function createSavedAhead<K extends EntityKind>(): SavedAhead<K> {
  const ahead = new Map<string, NewerRecord<K>>();

  /** Whether a version can still be one from before the save: a record deleted and restored counts from 1. */
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
