import type { EntityKind } from "@/records/record";
import { clock } from "@/domain/clock";
import { asFailure, type DataFailure, type FailureKind } from "./failure";
import type { CachedListing } from "./listingCache";
import { navigationCount } from "./pageTurn";
import { loading, type ListingState } from "./readState";
import type { Listing } from "./reader";

/** Times of the listing cache, in milliseconds. */
export const listingTimes = {
  /**
   * A listing loaded less than this long ago is not loaded again when the next page mounts or the tab becomes visible.
   * Short, because a visitor must see a save when they next navigate or return; a save in this browser is seen at once.
   */
  fresh: 3_000,
  /**
   * For this long, parts of the same page use the listing that the page has loaded: on a slow phone, parts of a page
   * mount seconds later.
   */
  samePage: 60_000,
  /**
   * Waits between tries after failures; the last one repeats. Together with a request's own limit of 10 s each stays
   * below 30 s.
   */
  retries: [2_000, 4_000, 8_000, 15_000],
} as const;

/** Temporary failures: what was loaded earlier can still be shown. */
const passing: readonly FailureKind[] = ["offline", "timeout", "unavailable", "quota"];

const LAST_RETRY = listingTimes.retries.length - 1;

/** One listing in the cache. It has at most one request under way and decides when to load again. */
export interface ListingEntry<K extends EntityKind> extends CachedListing<K> {
  /** Stores a listing from a live connection. Until `endLive` it counts as fresh, and nothing is loaded. */
  acceptLive(listing: Listing<K>): void;
  /** Call when the live connection has ended: the listing is loaded again when it is no longer fresh. */
  endLive(): void;
  /** Call when the page becomes visible: loads the listing again if it is no longer fresh. */
  wake(): void;
  /** Call when the page is hidden: stops retries until `wake`. */
  sleep(): void;
  /** Marks the listing as out of date. */
  invalidate(): void;
  /** Call when the network is back: a failed or hanging request is repeated at once. */
  reconnect(): void;
}

/**
 * Creates the cache's entry of one listing.
 * @param read loads the listing; throws DataFailure
 * @param lastRead returns the listing that this browser loaded on an earlier visit; null if it is not stored
 */
export function createListingEntry<K extends EntityKind>(
  read: (signal: AbortSignal) => Promise<Listing<K>>,
  lastRead: () => Promise<Listing<K> | null> = async () => null,
): ListingEntry<K> {
  /** By callback: for how long a loaded listing counts as fresh, in milliseconds. */
  const callbacks = new Map<() => void, number>();
  const observers = new Set<() => void>();
  let listing: Listing<K> | null = null;
  /** When the listing began to count as fresh, in epoch milliseconds. */
  let since = 0;
  /** The number of the page on which the listing was stored, by `navigationCount`. */
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
      // Do not use the time of reading: the page's first script may have requested the listing long before this code
      // was loaded.
      since = Date.now();
      turn = navigationCount();
      failure = null;
      failures = 0;
    } catch (thrown) {
      if (flight !== mine) return;
      const reason = asFailure(thrown);
      // A listing from an earlier visit is better than nothing: the page says how old it is.
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
    // A used-up quota or a refusal does not pass within seconds, so wait longest.
    if (kind === "quota" || kind === "denied") failures = LAST_RETRY;
    const wait = listingTimes.retries[Math.min(failures, LAST_RETRY)];
    failures += 1;
    // Random, so that visitors who lost the same server do not all return at the same moment.
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
      const isSamePage = turn === navigationCount();
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
    acceptLive(given) {
      cancelRetry();
      // The answer of a request under way may be older than this listing.
      flight?.abort();
      flight = null;
      live = true;
      outdated = false;
      failures = 0;
      listing = given;
      since = given.readAt;
      turn = navigationCount();
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
      // The save arrives over the live connection too.
      if (live || (!listing && !flight)) return;
      outdated = true;
      // A request under way may have been answered before the save.
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
