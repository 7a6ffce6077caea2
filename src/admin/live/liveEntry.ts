import type { DataFailure } from "@/data/failure";
import type { Listing } from "@/data/reader";
import type { EntityKind } from "@/domain/record";

/** What is known of a kind of record, kept up to date by the database. */
export type LiveListing<K extends EntityKind> =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly failure: DataFailure }
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
}

type Watch<K extends EntityKind> = (
  onListing: (listing: Listing<K>) => void,
  onFailure: (failure: DataFailure) => void,
) => () => void;

/** How long a listing nobody looks at is kept live, so that moving between pages reads nothing anew. */
const LINGER = 60_000;

/** One listing, watched as long as somebody looks and a minute longer. */
export function createLiveEntry<K extends EntityKind>(watch: Watch<K>): LiveEntry<K> {
  let state: LiveListing<K> = { status: "loading" };
  let stop: (() => void) | null = null;
  let lingering: ReturnType<typeof setTimeout> | undefined;
  const callbacks = new Set<() => void>();

  const set = (next: LiveListing<K>) => {
    state = next;
    for (const callback of callbacks) callback();
  };

  const start = () => {
    stop = watch(
      (listing) => set({ status: "ready", listing, failure: null }),
      (failure) =>
        set(state.status === "ready" ? { ...state, failure } : { status: "failed", failure }),
    );
  };

  const end = () => {
    stop?.();
    stop = null;
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
      if (state.status === "failed") set({ status: "loading" });
      start();
    },
  };
}
