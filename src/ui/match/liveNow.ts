import { useSyncExternalStore } from "react";
import type { ShownOutcome } from "./outcome";
import type { TimelineEntry } from "./timelineOf";

/** A match under way, in the form that pages show. */
export interface ShownLiveMatch {
  readonly outcome: ShownOutcome;
  /** How far the match is: "67'", "Half-time"; "" if unknown. */
  readonly state: string;
  /** The score detail in one line; "" if there is none. */
  readonly detail: string;
  readonly entries: readonly TimelineEntry[];
}

type OfLeague = ReadonlyMap<string, ShownLiveMatch>;

const leagues = new Map<string, OfLeague>();
const callbacks = new Set<() => void>();

function observe(callback: () => void) {
  callbacks.add(callback);
  return () => void callbacks.delete(callback);
}

let liveKeys: LiveMatchKeys = new Map();

/** Sets the live matches of a league, by the ids of their fixtures, and notifies all rows and pages. */
export function setLiveMatches(slug: string, matches: OfLeague): void {
  leagues.set(slug, matches);
  const before = liveIdsOf(liveKeys, { slug });
  if (matches.size !== before.size || [...matches.keys()].some((id) => !before.has(id)))
    liveKeys = new Map([...liveKeys, [slug, new Set(matches.keys())]]);
  for (const callback of callbacks) callback();
}

const notYet = () => null;
const nobody: OfLeague = new Map();
const none = () => nobody;

/** Subscribes to the matches of a league whose live data this page receives, by the ids of their fixtures. */
export function useLiveOf({ slug }: { readonly slug: string }): OfLeague {
  return useSyncExternalStore(observe, () => leagues.get(slug) ?? nobody, none);
}

/**
 * The ids of the fixtures whose live data this page receives, for each league by its slug. The map, and the set of each
 * league, is the same object until its content changes.
 */
export type LiveMatchKeys = ReadonlyMap<string, ReadonlySet<string>>;

const noKeys: LiveMatchKeys = new Map();
const noIds: ReadonlySet<string> = new Set();

/** Subscribes to the keys of all live matches. */
export function useLiveMatchKeys(): LiveMatchKeys {
  return useSyncExternalStore(
    observe,
    () => liveKeys,
    () => noKeys,
  );
}

/** Returns the ids of the fixtures of a league that are among the live matches. */
export function liveIdsOf(
  among: LiveMatchKeys,
  { slug }: { readonly slug: string },
): ReadonlySet<string> {
  return among.get(slug) ?? noIds;
}

/**
 * Returns a function that checks whether a match of the league, by the id of its fixture, is among the live matches.
 */
export const isLiveHere =
  (among: LiveMatchKeys, league: { readonly slug: string }) =>
  (id: string): boolean =>
    liveIdsOf(among, league).has(id);

/** Subscribes to the live data of a match; null if there are none. */
export function useLiveNow({ slug }: { readonly slug: string }, id: string): ShownLiveMatch | null {
  return useSyncExternalStore(observe, () => leagues.get(slug)?.get(id) ?? null, notYet);
}
