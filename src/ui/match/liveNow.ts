import { useSyncExternalStore } from "react";
import type { ShownOutcome } from "./outcome";
import type { TimelineEntry } from "./timelineOf";

/** A match that is being played, as pages show it. */
export interface ShownLiveMatch {
  readonly outcome: ShownOutcome;
  /** "67'", "Half-time"; '' where nothing says how far it is. */
  readonly state: string;
  /** The score in detail, in one line; '' without one. */
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

/** The matches that are followed live, as "league/fixture". */
let liveKeys: LiveMatchKeys = new Set();

/** Publishes the live matches of a league to all rows and pages, by the ids of their fixtures. */
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

/** All matches of the league that are followed live. */
export function useLiveOf({ slug }: { readonly slug: string }): OfLeague {
  return useSyncExternalStore(observe, () => leagues.get(slug) ?? nobody, none);
}

const noKeys: LiveMatchKeys = new Set();

/** Which matches are followed live, of all leagues; the same until that changes. */
export type LiveMatchKeys = ReadonlySet<string>;

/** Which matches are followed live, for `isTold`. */
export function useLiveMatchKeys(): LiveMatchKeys {
  return useSyncExternalStore(
    observe,
    () => liveKeys,
    () => noKeys,
  );
}

/** Whether a match of that league is among them, by the id of its fixture. */
export const isFollowedLive =
  (among: LiveMatchKeys, { slug }: { readonly slug: string }) =>
  (id: string): boolean =>
    among.has(`${slug}/${id}`);

/** That match while it is followed live; null at all other times. */
export function useLiveNow({ slug }: { readonly slug: string }, id: string): ShownLiveMatch | null {
  return useSyncExternalStore(observe, () => leagues.get(slug)?.get(id) ?? null, notYet);
}
