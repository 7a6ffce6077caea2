import type { EntityKind, RecordOf } from "@/records/record";
import type { LeagueEntry } from "@/domain/league/league";
import { isOfArena } from "@/records/kinds";
import { withNamesOfToday } from "@/records/presentNames";
import { collectionOf } from "@/records/shape";
import { loading, recordsRead, type ListingState } from "./readState";

/** Identifies a listing: the records of one kind, league and season. */
export interface ListingRequest<K extends EntityKind = EntityKind> {
  readonly league: LeagueEntry;
  readonly kind: K;
  /** The id of a past season; without it the current season. */
  readonly season?: string | undefined;
  /** Whether to load whole records, with line-ups, scorers and bookings, which the published league leaves out. */
  readonly whole?: boolean | undefined;
  /** For how long a loaded listing counts as fresh, in milliseconds; `listingTimes.fresh` by default. */
  readonly lasts?: number | undefined;
}

/** The states of several listings, each of its request's kind. */
export type StatesOf<R extends readonly ListingRequest[]> = {
  readonly [I in keyof R]: ListingState<R[I]["kind"]>;
};

/** Some listings in the form that React's useSyncExternalStore takes. */
export interface ListingsView<R extends readonly ListingRequest[]> {
  /** Calls back at every change of these listings. Keeps them up to date until the returned function is called. */
  readonly subscribe: (callback: () => void) => () => void;
  /** Returns the current states; the same array until a state changes. */
  readonly states: () => StatesOf<R>;
  /** Returns the states in a prerendered page: loading, or empty if the league does not keep that kind. */
  readonly firstStates: () => StatesOf<R>;
}

/** A listing in a cache; the same for every way to keep it up to date. */
export interface CachedListing<K extends EntityKind> {
  state(): ListingState<K>;
  /**
   * Calls back at every change of the state. Keeps the listing up to date until the returned function is called.
   * @param lasts for how long a loaded listing counts as fresh for this subscriber, in milliseconds
   */
  subscribe(callback: () => void, lasts?: number): () => void;
  /** Calls back like `subscribe`, but loads nothing. */
  observe(callback: () => void): () => void;
}

/** Listings that stay in memory from page to page, one for each league, kind and season. */
export interface ListingCache {
  /** Returns the listing that `open` created for this request or for an earlier equal one. */
  entry<K extends EntityKind>(request: ListingRequest<K>): CachedListing<K>;
  /** Returns a view of listings in which clubs have their current names; the same view for equal requests. */
  view<const R extends readonly ListingRequest[]>(requests: R): ListingsView<R>;
  /** Returns the league's clubs, with their former names; null if they are not loaded yet. */
  teamsOf(league: LeagueEntry): readonly RecordOf<"teams">[] | null;
}

const keyOf = ({ league, kind, season = "", whole = false }: ListingRequest) =>
  `${kind}/${isOfArena(kind) ? "" : league.slug}@${season}${whole ? "+" : ""}`;
/** The state for a kind that the league does not keep: loaded and empty, without any request. */
const nothing = {
  status: "ready",
  value: { records: [], unreadable: [], readAt: 0, source: "collection" },
  readAt: 0,
  refreshing: false,
  failure: null,
  retry: () => {},
} as const;

const firstState = ({ league, kind }: ListingRequest) =>
  collectionOf(league, kind) ? loading : nothing;

/**
 * Creates a cache of listings: one request at a time for each league, kind and season.
 * @param open creates a listing at its first request
 * @param onShown is called when a view gets a subscriber; the function that it returns is called when that subscription
 * ends
 */
export function createListingCache(
  open: <K extends EntityKind>(request: ListingRequest<K>) => CachedListing<K>,
  onShown: () => () => void = () => () => {},
): ListingCache {
  const kept = new Map<string, CachedListing<EntityKind>>();

  function entryOf<K extends EntityKind>(request: ListingRequest<K>): CachedListing<K> {
    const key = keyOf(request);
    // The key contains the kind, so the entry has this kind.
    const found = kept.get(key) as CachedListing<K> | undefined;
    if (found) return found;
    const entry = open(request);
    kept.set(key, entry);
    return entry;
  }

  function teamsOf(league: LeagueEntry) {
    const request = { league, kind: "teams" } as const;
    // Do not load the clubs only for their names.
    const teams = kept.has(keyOf(request)) ? entryOf(request).state() : null;
    return recordsRead(teams);
  }

  const shown = new WeakMap<object, { readonly records: object; readonly made: unknown }>();

  /** Returns the state with clubs under their current names. */
  function underNamesOfToday<K extends EntityKind>(
    { league, kind }: ListingRequest<K>,
    own: ListingState<K>,
  ): ListingState<K> {
    const teams = own.status === "ready" && teamsOf(league);
    if (!teams) return own;
    const records = withNamesOfToday(kind, own.value.records, teams);
    if (records === own.value.records) return own;
    const known = shown.get(own);
    // `made` was built from this state, so it has this state's kind.
    if (known?.records === records) return known.made as ListingState<K>;
    const made = { ...own, value: { ...own.value, records } };
    shown.set(own, { records, made });
    return made;
  }

  function state<K extends EntityKind>(request: ListingRequest<K>): ListingState<K> {
    if (!collectionOf(request.league, request.kind)) return nothing;
    return underNamesOfToday(request, entryOf(request).state());
  }

  function subscribe(requests: readonly ListingRequest[], callback: () => void): () => void {
    const stored = requests.filter(({ league, kind }) => collectionOf(league, kind));
    const stops = [
      onShown(),
      ...stored.map((request) => entryOf(request).subscribe(callback, request.lasts)),
      // Names of clubs may change once the clubs are loaded.
      ...[...new Set(stored.map(({ league }) => league))].map((league) =>
        entryOf({ league, kind: "teams" }).observe(callback),
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  const views = new Map<string, ListingsView<readonly ListingRequest[]>>();

  return {
    entry: entryOf,
    teamsOf,
    view<const R extends readonly ListingRequest[]>(requests: R): ListingsView<R> {
      const key = requests.map((request) => `${keyOf(request)}/${request.lasts ?? ""}`).join();
      const view = views.get(key) ?? {
        subscribe: (callback: () => void) => subscribe(requests, callback),
        states: steady(() => requests.map(state)),
        firstStates: steady(() => requests.map(firstState)),
      };
      views.set(key, view);
      // The key contains each request's kind in order, so the view's states have these kinds.
      return view as ListingsView<R>;
    },
  };
}

/** Returns a function that returns the same array as long as its items are the same. */
function steady<T>(take: () => readonly T[]): () => readonly T[] {
  let last: readonly T[] = [];
  return () => {
    const next = take();
    const same = next.length === last.length && next.every((one, index) => one === last[index]);
    if (!same) last = next;
    return last;
  };
}
