import { useSyncExternalStore } from "react";
import type { ShownOutcome } from "./outcome";
import type { TimelineEntry } from "./timelineOf";

/** How a match stands that is being played, as it is shown. */
export interface LiveShown {
  readonly outcome: ShownOutcome;
  /** "67'", "Half-time"; '' where nothing says how far it is. */
  readonly state: string;
  /** The score in detail, in one line; '' without one. */
  readonly detail: string;
  readonly entries: readonly TimelineEntry[];
}

type OfLeague = ReadonlyMap<string, LiveShown>;

const leagues = new Map<string, OfLeague>();
const callbacks = new Set<() => void>();

function observe(callback: () => void) {
  callbacks.add(callback);
  return () => void callbacks.delete(callback);
}

/** Of each league, as "league/fixture": who is told of. */
let told: ToldLive = new Set();

/** Tells all rows and pages how the matches of a league stand, by the ids of their fixtures. */
export function tellLive(slug: string, matches: OfLeague): void {
  leagues.set(slug, matches);
  const now = [...leagues].flatMap(([of, all]) => [...all.keys()].map((id) => `${of}/${id}`));
  if (now.length !== told.size || now.some((one) => !told.has(one))) told = new Set(now);
  for (const callback of callbacks) callback();
}

const notYet = () => null;
const nobody: OfLeague = new Map();
const none = () => nobody;

/** How all matches of the league stand that are followed live. */
export function useLiveOf({ slug }: { readonly slug: string }): OfLeague {
  return useSyncExternalStore(observe, () => leagues.get(slug) ?? nobody, none);
}

const untold: ToldLive = new Set();

/** Which matches are followed live, of all leagues; the same until that changes. */
export type ToldLive = ReadonlySet<string>;

/** Which matches are followed live, for `isTold`. */
export function useToldLive(): ToldLive {
  return useSyncExternalStore(
    observe,
    () => told,
    () => untold,
  );
}

/** Whether a match of that league is among them, by the id of its fixture. */
export const isTold =
  (among: ToldLive, { slug }: { readonly slug: string }) =>
  (id: string): boolean =>
    among.has(`${slug}/${id}`);

/** How that match stands while it is followed live; null at all other times. */
export function useLiveNow({ slug }: { readonly slug: string }, id: string): LiveShown | null {
  return useSyncExternalStore(observe, () => leagues.get(slug)?.get(id) ?? null, notYet);
}
