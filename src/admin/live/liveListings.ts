import { createListingCache, type ListingCache } from "@/data/listingCache";
import type { LeagueStore } from "@/data/store";
import type { EntityKind } from "@/records/record";
import type { League } from "@/domain/league/league";
import { createLiveEntry, type LiveEntry } from "./liveEntry";

/** The live listings of a store, shared by all admin pages. */
export interface LiveListings {
  readonly view: ListingCache["view"];
  /** @param season a past season's id; the current one without it */
  entry<K extends EntityKind>(league: League, kind: K, season?: string): LiveEntry<K>;
}

const known = new WeakMap<LeagueStore, LiveListings>();

/** The live listings over that store; they outlive the page that asked first. */
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
      // The cache holds no others.
      cache.entry({ league, kind, season }) as LiveEntry<K>,
  };
}
