import type { EntityKind, RecordOf } from "@/records/record";
import type { LeagueEntry } from "@/domain/league/league";
import { isOfArena } from "@/records/kinds";
import { withNamesOfToday } from "@/records/presentNames";
import { collectionOf } from "@/records/shape";
import { loading, recordsRead, type ListingState } from "./readState";

/** Which listing is meant. */
export interface ListingRequest<K extends EntityKind = EntityKind> {
  readonly league: LeagueEntry;
  readonly kind: K;
  /** A past season's id; the current season without it. */
  readonly season?: string | undefined;
  /** With line-ups, scorers and bookings, which the published league leaves out. */
  readonly whole?: boolean | undefined;
  /** How long a listing lasts before it is read again, in milliseconds; `listingTimes` says by default. */
  readonly lasts?: number | undefined;
}

/** What a page shows of several listings, each of its request's kind. */
export type StatesOf<R extends readonly ListingRequest[]> = {
  readonly [I in keyof R]: ListingState<R[I]["kind"]>;
};

/** Some listings as React's useSyncExternalStore takes them. */
export interface ListingsView<R extends readonly ListingRequest[]> {
  /** Calls back at every change of these listings, and keeps them up to date meanwhile. */
  readonly subscribe: (callback: () => void) => () => void;
  /** What a page shows now; the same list until something changes. */
  readonly states: () => StatesOf<R>;
  /** What a prerendered page shows: that they are loading, or that the league keeps none. */
  readonly firstStates: () => StatesOf<R>;
}

/** A listing in a cache, however it is kept up to date. */
export interface KeptListing<K extends EntityKind> {
  state(): ListingState<K>;
  /**
   * Calls back at every change of the state, and keeps it up to date meanwhile.
   * @param lasts how long what was read is fresh to this subscriber, in milliseconds
   */
  subscribe(callback: () => void, lasts?: number): () => void;
  /** Calls back like `subscribe`, but asks for nothing. */
  observe(callback: () => void): () => void;
}

/** Listings that are kept from page to page, one for each league, kind and season. */
export interface ListingCache {
  /** The listing that `open` made for that request, or for an earlier one like it. */
  entry<K extends EntityKind>(request: ListingRequest<K>): KeptListing<K>;
  /** Listings with clubs under their names of today; the same view for the same requests. */
  view<const R extends readonly ListingRequest[]>(requests: R): ListingsView<R>;
  /** The league's clubs, which know what they were called before; null until they are read. */
  teamsOf(league: LeagueEntry): readonly RecordOf<"teams">[] | null;
}

const keyOf = ({ league, kind, season = "", whole = false }: ListingRequest) =>
  `${kind}/${isOfArena(kind) ? "" : league.slug}@${season}${whole ? "+" : ""}`;
/** Of a kind the league does not keep, nothing is all there is, and no request is needed to know. */
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
 * A cache of listings: one request at a time for each league, kind and season.
 * @param open makes a listing that is asked for the first time
 * @param onShown is called when a view is subscribed to, and what it returns when that ends
 */
export function createListingCache(
  open: <K extends EntityKind>(request: ListingRequest<K>) => KeptListing<K>,
  onShown: () => () => void = () => () => {},
): ListingCache {
  const kept = new Map<string, KeptListing<EntityKind>>();

  function entryOf<K extends EntityKind>(request: ListingRequest<K>): KeptListing<K> {
    const key = keyOf(request);
    // The key names the kind, so the entry is of it.
    const found = kept.get(key) as KeptListing<K> | undefined;
    if (found) return found;
    const entry = open(request);
    kept.set(key, entry);
    return entry;
  }

  function teamsOf(league: LeagueEntry) {
    const request = { league, kind: "teams" } as const;
    // Nothing is opened for the names alone.
    const teams = kept.has(keyOf(request)) ? entryOf(request).state() : null;
    return recordsRead(teams);
  }

  const shown = new WeakMap<object, { readonly records: object; readonly made: unknown }>();

  /** A state as pages show it: with clubs under their names of today. */
  function underNamesOfToday<K extends EntityKind>(
    { league, kind }: ListingRequest<K>,
    own: ListingState<K>,
  ): ListingState<K> {
    const teams = own.status === "ready" && teamsOf(league);
    if (!teams) return own;
    const records = withNamesOfToday(kind, own.value.records, teams);
    if (records === own.value.records) return own;
    const known = shown.get(own);
    // It was made of this state, so it is of its kind.
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
      // Their names may change once the clubs are read.
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
      // The key names each request's kind in order, so the view's states are of these kinds.
      return view as ListingsView<R>;
    },
  };
}

/** The same list as long as its members are the same. */
function steady<T>(take: () => readonly T[]): () => readonly T[] {
  let last: readonly T[] = [];
  return () => {
    const next = take();
    const same = next.length === last.length && next.every((one, index) => one === last[index]);
    if (!same) last = next;
    return last;
  };
}
