import type { EntityKind } from "@/records/record";
import type { LeagueEntry } from "@/domain/league/league";
import { withNamesOfToday } from "@/records/presentNames";
import { collectionOf } from "@/records/shape";
import { createListingEntry, type ListingEntry, type ListingState } from "./listingEntry";
import type { LeagueReader, Listing, RecordRequest } from "./reader";

/** Which listing is meant. */
export interface ListingRequest<K extends EntityKind = EntityKind> {
  readonly league: LeagueEntry;
  readonly kind: K;
  /** A past season's id; the current season without it. */
  readonly season?: string | undefined;
  /** With line-ups, scorers and bookings, which the league's sheet leaves out. */
  readonly whole?: boolean | undefined;
  /** How long a listing lasts before it is read again, in milliseconds; `listingTimes` says by default. */
  readonly lasts?: number | undefined;
}

/** A listing that is here before anybody asked the reader for it. */
export interface PrimedListing<K extends EntityKind = EntityKind> extends ListingRequest<K> {
  readonly listing: Listing<K>;
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

/** The listings of the site, kept from page to page. */
export interface Listings {
  /** These listings; the same view for the same requests. */
  view<const R extends readonly ListingRequest[]>(requests: R): ListingsView<R>;
  /** Takes a listing that is here already; call it before the first render. */
  prime<K extends EntityKind>(primed: PrimedListing<K>): void;
  /**
   * A current listing as far as it is held: looking at it reads nothing.
   * @param whole with what the league's sheet leaves out
   */
  held<K extends EntityKind>(league: LeagueEntry, kind: K, whole?: boolean): HeldListing<K>;
  /** Reads one whole record, which is not kept. @throws DataFailure */
  readRecord: LeagueReader["readRecord"];
  /** Every season's listing of that league and kind is out of date. */
  invalidate(league: string, kind: EntityKind): void;
}

/** A listing that may be looked at and be fed by a live connection, without asking for it. */
export type HeldListing<K extends EntityKind> = Pick<
  ListingEntry<K>,
  "state" | "observe" | "acceptLive" | "endLive"
>;

type Entries = { [K in EntityKind]: Map<string, ListingEntry<K>> };

const keyOf = ({ league, season = "", whole = false }: ListingRequest) =>
  `${league.slug}@${season}${whole ? "+" : ""}`;
const loading = { status: "loading" } as const;
/** Of a kind the league does not keep, nothing is all there is, and no request is needed to know. */
const nothing = {
  status: "ready",
  listing: { records: [], unreadable: [], readAt: 0, source: "collection" },
  refreshing: false,
  failure: null,
  retry: () => {},
} as const;

const firstState = ({ league, kind }: ListingRequest) =>
  collectionOf(league, kind) ? loading : nothing;

/** A cache of listings over a reader: one request at a time for each league, kind and season. */
export function createListings(reader: LeagueReader): Listings {
  const entries: Entries = {
    teams: new Map(),
    fixtures: new Map(),
    players: new Map(),
    results: new Map(),
    standings: new Map(),
    seasons: new Map(),
    meets: new Map(),
    events: new Map(),
    news: new Map(),
  };
  function entryOf<K extends EntityKind>(request: ListingRequest<K>): ListingEntry<K> {
    const { league, kind, season, whole } = request;
    const ofKind: Map<string, ListingEntry<K>> = entries[kind];
    const key = keyOf(request);
    const found = ofKind.get(key);
    if (found) return found;
    const options = { ...(season !== undefined && { season }), ...(whole && { whole }) };
    const lastRead = async () => (await reader.lastRead?.(league, kind, options)) ?? null;
    let told = 0;
    const made = createListingEntry<K>(async (signal) => {
      const listing = await reader.read(league, kind, { ...options, signal });
      const broken = listing.unreadable.length;
      // For whoever looks after the site, and once: the same page reads them again and again.
      if (broken > 0 && broken !== told) {
        // oxlint-disable-next-line no-console -- no page has a place for it, the repair page aside
        console.warn(`${broken} of the ${kind} of ${league.name} could not be read.`);
      }
      told = broken;
      return listing;
    }, lastRead);
    ofKind.set(key, made);
    return made;
  }

  function every(act: (entry: ListingEntry<EntityKind>) => void): void {
    for (const ofKind of Object.values(entries)) {
      for (const entry of ofKind.values()) act(entry);
    }
  }

  let subscriptions = 0;
  const onVisibility = () =>
    every((entry) => (document.visibilityState === "hidden" ? entry.sleep() : entry.wake()));
  const onOnline = () => every((entry) => entry.reconnect());

  function listen(): void {
    subscriptions += 1;
    if (subscriptions > 1) return;
    document.addEventListener("visibilitychange", onVisibility);
    window.addEventListener("online", onOnline);
  }

  function unlisten(): void {
    subscriptions -= 1;
    if (subscriptions > 0) return;
    document.removeEventListener("visibilitychange", onVisibility);
    window.removeEventListener("online", onOnline);
  }

  /** The league's clubs, which know what they were called before; null until somebody has read them. */
  function teamsOf(league: LeagueEntry) {
    const teams = entries.teams.get(keyOf({ league, kind: "teams" }))?.state();
    return teams?.status === "ready" ? teams.listing.records : null;
  }

  const shown = new WeakMap<object, { readonly records: object; readonly made: unknown }>();

  /** A state as pages show it: with clubs under their current names. */
  function underNamesOfToday<K extends EntityKind>(
    { league, kind }: ListingRequest<K>,
    own: ListingState<K>,
  ): ListingState<K> {
    const teams = own.status === "ready" && teamsOf(league);
    if (!teams) return own;
    const records = withNamesOfToday(kind, own.listing.records, teams);
    if (records === own.listing.records) return own;
    const known = shown.get(own);
    // It was made of this state, so it is of its kind.
    if (known?.records === records) return known.made as ListingState<K>;
    const made = { ...own, listing: { ...own.listing, records } };
    shown.set(own, { records, made });
    return made;
  }

  function state<K extends EntityKind>(request: ListingRequest<K>): ListingState<K> {
    const kept = collectionOf(request.league, request.kind);
    return kept ? underNamesOfToday(request, entryOf(request).state()) : nothing;
  }

  function subscribe(requests: readonly ListingRequest[], callback: () => void): () => void {
    listen();
    const kept = requests.filter(({ league, kind }) => collectionOf(league, kind));
    const stops = [
      ...kept.map((request) => entryOf(request).subscribe(callback, request.lasts)),
      // Their names may change once the clubs are read.
      ...[...new Set(kept.map(({ league }) => league))].map((league) =>
        entryOf({ league, kind: "teams" }).observe(callback),
      ),
    ];
    return () => {
      for (const stop of stops) stop();
      unlisten();
    };
  }

  const views = new Map<string, ListingsView<readonly ListingRequest[]>>();

  return {
    view<const R extends readonly ListingRequest[]>(requests: R): ListingsView<R> {
      const key = requests
        .map((request) => `${request.kind}/${keyOf(request)}/${request.lasts ?? ""}`)
        .join();
      const view = views.get(key) ?? {
        subscribe: (callback: () => void) => subscribe(requests, callback),
        states: steady(() => requests.map(state)),
        firstStates: steady(() => requests.map(firstState)),
      };
      views.set(key, view);
      // The key names each request's kind in order, so the view's states are of these kinds.
      return view as ListingsView<R>;
    },
    prime: ({ listing, ...request }) => entryOf(request).accept(listing),
    async readRecord<K extends EntityKind>(request: RecordRequest<K>, signal?: AbortSignal) {
      const record = await reader.readRecord(request, signal);
      const teams = teamsOf(request.league);
      return record && teams
        ? (withNamesOfToday(request.kind, [record], teams)[0] ?? null)
        : record;
    },
    held: (league, kind, whole) => entryOf({ league, kind, whole }),
    invalidate(league, kind) {
      for (const [key, entry] of entries[kind]) {
        if (key.startsWith(`${league}@`)) entry.invalidate();
      }
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
