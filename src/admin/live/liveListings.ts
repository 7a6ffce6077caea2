import type { LeagueStore } from "@/data/store";
import type { EntityKind } from "@/records/record";
import type { League } from "@/domain/league/league";
import { createLiveEntry, type LiveEntry } from "./liveEntry";

/** The live listings of a store, shared by all admin pages. */
export interface LiveListings {
  /** @param season a past season's id; the current one without it */
  entry<K extends EntityKind>(league: League, kind: K, season?: string): LiveEntry<K>;
}

type Entries = { [K in EntityKind]: Map<string, LiveEntry<K>> };

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
  return {
    entry<K extends EntityKind>(league: League, kind: K, season?: string): LiveEntry<K> {
      const ofKind: Map<string, LiveEntry<K>> = entries[kind];
      const key = `${league.slug}@${season ?? ""}`;
      const found = ofKind.get(key);
      if (found) return found;
      const made = createLiveEntry<K>((onListing, onFailure) =>
        store.watch(league, kind, onListing, onFailure, season),
      );
      ofKind.set(key, made);
      return made;
    },
  };
}
