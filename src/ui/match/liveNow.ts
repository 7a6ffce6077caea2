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

/** The keys of the matches whose live data this page receives, as "league/fixture". */
let liveKeys: LiveMatchKeys = new Set();

/** Sets the live matches of a league, by the ids of their fixtures, and notifies all rows and pages. */
export function setLiveMatches(slug: string, matches: OfLeague): void {
  leagues.set(slug, matches);
  const now = [...leagues].flatMap(([of, all]) => [...all.keys()].map((id) => `${of}/${id}`));
  if (now.length !== liveKeys.size || now.some((one) => !liveKeys.has(one)))
    liveKeys = new Set(now);
  for (const callback of callbacks) callback();
}

const notYet = () => null;
const nobody: OfLeague = new Map();
const none = () => nobody;

/** Subscribes to the matches of a league whose live data this page receives, by the ids of their fixtures. */
export function useLiveOf({ slug }: { readonly slug: string }): OfLeague {
  return useSyncExternalStore(observe, () => leagues.get(slug) ?? nobody, none);
}

const noKeys: LiveMatchKeys = new Set();

/**
 * The keys of the matches of all leagues whose live data this page receives. The set is the same object until its
 * content changes.
 */
export type LiveMatchKeys = ReadonlySet<string>;

/** Subscribes to the keys of all live matches. */
export function useLiveMatchKeys(): LiveMatchKeys {
  return useSyncExternalStore(
    observe,
    () => liveKeys,
    () => noKeys,
  );
}

/**
 * Returns a function that checks whether a match of the league, by the id of its fixture, is among the live matches.
 */
export const isLiveHere =
  (among: LiveMatchKeys, { slug }: { readonly slug: string }) =>
  (id: string): boolean =>
    among.has(`${slug}/${id}`);

/** Subscribes to the live data of a match; null if there are none. */
export function useLiveNow({ slug }: { readonly slug: string }, id: string): ShownLiveMatch | null {
  return useSyncExternalStore(observe, () => leagues.get(slug)?.get(id) ?? null, notYet);
}
