import type { EntityKind } from "@/records/record";
import { clock } from "@/domain/clock";
import { asFailure, type DataFailure, type FailureKind } from "./failure";
import type { KeptListing } from "./listingCache";
import { pageTurns } from "./pageTurn";
import { loading, type ListingState } from "./readState";
import type { Listing } from "./reader";

/** Times of the cache, in milliseconds. */
export const listingTimes = {
  /**
   * A listing that came less than this ago is not read again when the next page mounts or the tab comes back. Short,
   * because a visitor must see a save when they next navigate or return; a save in this browser comes through at once.
   */
  fresh: 3_000,
  /** So long a part of the same page takes what the page has already: on a slow phone parts come seconds later. */
  samePage: 60_000,
  /** Waits between tries after failures; the last one repeats. With a read's own 10 s they stay below 30 s. */
  retries: [2_000, 4_000, 8_000, 15_000],
} as const;

/** Failures that say nothing against what was read before. */
const passing: readonly FailureKind[] = ["offline", "timeout", "unavailable", "quota"];

const LAST_RETRY = listingTimes.retries.length - 1;

/** One listing in the cache: it has at most one request under way, and knows when to make the next. */
export interface ListingEntry<K extends EntityKind> extends KeptListing<K> {
  /** Takes a listing that came from elsewhere. */
  accept(listing: Listing<K>): void;
  /** Takes a listing from a live connection: until `endLive` it counts as fresh, and nothing is read. */
  acceptLive(listing: Listing<K>): void;
  /** The live connection has ended: what has aged is read again as usual. */
  endLive(): void;
  /** The page is looked at again: reads what is no longer fresh. */
  wake(): void;
  /** The page is out of sight: no tries until `wake`. */
  sleep(): void;
  /** The listing is known to be out of date. */
  invalidate(): void;
  /** The network is back: what failed or hangs is tried at once. */
  reconnect(): void;
}

/**
 * @param read reads the listing; throws DataFailure
 * @param lastRead gives what this browser read last, if it has kept it
 */
export function createListingEntry<K extends EntityKind>(
  read: (signal: AbortSignal) => Promise<Listing<K>>,
  lastRead: () => Promise<Listing<K> | null> = async () => null,
): ListingEntry<K> {
  /** By callback, how long what was read is fresh to it. */
  const callbacks = new Map<() => void, number>();
  const observers = new Set<() => void>();
  let listing: Listing<K> | null = null;
  /** Since when the listing counts as fresh, in milliseconds. */
  let since = 0;
  /** On which page it was taken. */
  let turn = -1;
  let failure: DataFailure | null = null;
  let flight: AbortController | null = null;
  let outdated = false;
  let live = false;
  let failures = 0;
  let cancelRetry = () => {};
  let current: ListingState<K> = loading;

  function show(): void {
    const refreshing = flight !== null;
    if (listing) {
      const { readAt, isCut } = listing;
      current = { status: "ready", value: listing, readAt, isCut, refreshing, failure, retry };
    } else if (failure) current = { status: "failed", failure, refreshing, retry };
    else current = loading;
    for (const callback of callbacks.keys()) callback();
    for (const observer of observers) observer();
  }

  const watched = () => callbacks.size > 0 && document.visibilityState !== "hidden";

  function isFresh(lasts: number = listingTimes.fresh): boolean {
    if (!listing || failure || outdated) return false;
    if (live) return true;
    const age = Date.now() - since;
    return age >= 0 && age < lasts;
  }

  async function refresh(): Promise<void> {
    cancelRetry();
    const mine = new AbortController();
    flight = mine;
    outdated = false;
    show();
    try {
      const found = await read(mine.signal);
      if (flight !== mine) return;
      listing = found;
      // Not when it was read: the page's first script may have done that long before this code came.
      since = Date.now();
      turn = pageTurns();
      failure = null;
      failures = 0;
    } catch (thrown) {
      if (flight !== mine) return;
      const reason = asFailure(thrown);
      // What was read on an earlier visit is better than nothing: the page says from when it is.
      const kept = !listing && passing.includes(reason.kind) ? await lastRead() : null;
      if (flight !== mine) return;
      listing ??= kept;
      failure = reason;
      retryLater(failure);
    }
    flight = null;
    show();
  }

  function retryLater({ kind }: DataFailure): void {
    // Neither a used-up quota nor a refusal passes within seconds.
    if (kind === "quota" || kind === "denied") failures = LAST_RETRY;
    const wait = listingTimes.retries[Math.min(failures, LAST_RETRY)];
    failures += 1;
    // Visitors who lost the same server must not all come back in the same instant.
    const jitter = 0.8 + Math.random() * 0.2;
    if (watched()) cancelRetry = clock.after((wait ?? 0) * jitter, () => watched() && retry());
  }

  function retry(): void {
    if (!flight) void refresh();
  }

  function wake(): void {
    if (watched() && !isFresh(Math.min(...callbacks.values()))) retry();
  }

  function restart(): void {
    flight?.abort();
    void refresh();
  }

  return {
    state: () => current,
    subscribe(callback, lasts = listingTimes.fresh) {
      callbacks.set(callback, lasts);
      const isSamePage = turn === pageTurns();
      if (!isFresh(isSamePage ? Math.max(lasts, listingTimes.samePage) : lasts)) retry();
      return () => {
        callbacks.delete(callback);
        if (callbacks.size === 0) cancelRetry();
      };
    },
    observe(callback) {
      observers.add(callback);
      return () => void observers.delete(callback);
    },
    accept(given) {
      listing = given;
      since = given.readAt;
      turn = pageTurns();
      failure = null;
      show();
    },
    acceptLive(given) {
      cancelRetry();
      // An answer that is under way may be older.
      flight?.abort();
      flight = null;
      live = true;
      outdated = false;
      failures = 0;
      listing = given;
      since = given.readAt;
      turn = pageTurns();
      failure = null;
      show();
    },
    endLive() {
      if (!live) return;
      live = false;
      wake();
    },
    wake,
    sleep() {
      cancelRetry();
    },
    invalidate() {
      // What was saved comes over the live connection too.
      if (live || (!listing && !flight)) return;
      outdated = true;
      // A request that is under way may have been answered before the save.
      if (watched()) return restart();
      flight?.abort();
      flight = null;
      show();
    },
    reconnect() {
      if (watched() && (failure || flight)) restart();
    },
  };
}
