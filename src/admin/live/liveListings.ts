import { createListingCache, type ListingCache } from "@/data/listingCache";
import type { LeagueStore } from "@/data/store";
import type { EntityKind } from "@/records/record";
import type { League } from "@/domain/league/league";
import { createLiveEntry, type LiveEntry } from "./liveEntry";

/** The live listings of a store, shared by all admin pages. */
export interface LiveListings {
  readonly view: ListingCache["view"];
  /** Returns the entry of one listing. @param season the id of a past season; absent for the current one */
  entry<K extends EntityKind>(league: League, kind: K, season?: string): LiveEntry<K>;
}

const known = new WeakMap<LeagueStore, LiveListings>();

/** Returns the live listings of a store, always the same object, so that they outlive a page. */
export function liveListingsOf(store: LeagueStore): LiveListings {
  const found = known.get(store);
  if (found) return found;
  const made = createLiveListings(store);
  known.set(store, made);
  return made;
}

function createLiveListings(store: LeagueStore): LiveListings {
  const cache = createListingCache(({ league, kind, season }) =>
    createLiveEntry((onListing, onFailure) =>
      store.watch(league, kind, onListing, onFailure, season),
    ),
  );
  return {
    view: cache.view,
    entry: <K extends EntityKind>(league: League, kind: K, season?: string) =>
      // The cast is safe: all entries of this cache are live entries.
      cache.entry({ league, kind, season }) as LiveEntry<K>,
  };
}
