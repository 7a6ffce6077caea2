import type { DataFailure } from "@/data/failure";
import type { Listing } from "@/data/reader";
import type { EntityKind, RecordOf } from "@/records/record";
import { createSavedAhead } from "./savedAhead";

/** What is known of a kind of record, kept up to date by the database. */
export type LiveListing<K extends EntityKind> =
  | { readonly status: "loading" }
  | {
      readonly status: "failed";
      readonly failure: DataFailure;
      /** Another try is under way. */
      readonly refreshing: boolean;
    }
  | {
      readonly status: "ready";
      readonly listing: Listing<K>;
      /** Set while the connection is down: what is shown may be out of date. */
      readonly failure: DataFailure | null;
    };

export interface LiveEntry<K extends EntityKind> {
  state(): LiveListing<K>;
  subscribe(callback: () => void): () => void;
  /** Asks the database again after a failure. */
  retry(): void;
  /** Takes a record that was saved here: the database may report it later. */
  saved(record: RecordOf<K>): void;
}

type Watch<K extends EntityKind> = (
  onListing: (listing: Listing<K>) => void,
  onFailure: (failure: DataFailure) => void,
) => () => void;

/** How long a listing nobody looks at is kept live, so that moving between pages reads nothing again. */
const LINGER = 60_000;

/** One listing, watched as long as somebody looks and a minute longer. */
export function createLiveEntry<K extends EntityKind>(watch: Watch<K>): LiveEntry<K> {
  let state: LiveListing<K> = { status: "loading" };
  let stop: (() => void) | null = null;
  let lingering: ReturnType<typeof setTimeout> | undefined;
  const callbacks = new Set<() => void>();
  const ahead = createSavedAhead<K>();

  const set = (next: LiveListing<K>) => {
    state = next;
    for (const callback of callbacks) callback();
  };

  const start = () => {
    stop = watch(
      (listing) => set({ status: "ready", listing: ahead.over(listing), failure: null }),
      (failure) =>
        set(
          state.status === "ready"
            ? { ...state, failure }
            : { status: "failed", failure, refreshing: false },
        ),
    );
  };

  const end = () => {
    stop?.();
    stop = null;
    ahead.forget();
    state = { status: "loading" };
  };

  return {
    state: () => state,
    subscribe(callback) {
      callbacks.add(callback);
      clearTimeout(lingering);
      if (!stop) start();
      return () => {
        callbacks.delete(callback);
        if (callbacks.size === 0) lingering = setTimeout(end, LINGER);
      };
    },
    retry() {
      stop?.();
      if (state.status === "failed") set({ ...state, refreshing: true });
      start();
    },
    saved(record) {
      if (state.status !== "ready" || !ahead.note(state.listing, record)) return;
      // What is shown has the saves before this one in it, and they are not to be forgotten by it.
      const records = state.listing.records.map((one) => (one.id === record.id ? record : one));
      set({ ...state, listing: { ...state.listing, records } });
    },
  };
}
