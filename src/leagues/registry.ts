import { entries as builtIn, wholeLeagues } from "@arena/leagues/entries";
import type { League, LeagueEntry } from "@/domain/league/league";

/*
 * The one list of the arena's leagues: those of `src/arena/leagues`, which are built in, then those that an owner opened in the
 * app, as far as they have been read. All other code asks here, and does not know which of the two a league is.
 */

/** A league that was opened in the app: what menus know of it, and how the rest is fetched. */
export interface OpenedLeague {
  readonly entry: LeagueEntry;
  /** Its record as a text: where that is the same, so is the league. */
  readonly said: string;
  readonly fetchWhole: () => Promise<League>;
}

interface Registry {
  readonly opened: readonly OpenedLeague[];
  readonly every: readonly LeagueEntry[];
  readonly shown: readonly LeagueEntry[];
  /** The opened leagues that have been fetched whole. */
  readonly whole: readonly League[];
}

const wholes = new WeakMap<OpenedLeague, League>();

function registryOf(opened: readonly OpenedLeague[]): Registry {
  const every = [...builtIn, ...opened.map(({ entry }) => entry)];
  return {
    opened,
    every,
    shown: every.filter(({ closed }) => !closed),
    whole: opened.flatMap((one) => wholes.get(one) ?? []),
  };
}

let registry = registryOf([]);
const listeners = new Set<() => void>();

function change(opened: readonly OpenedLeague[]): void {
  registry = registryOf(opened);
  for (const listener of listeners) listener();
}

/** Every league that has addresses, closed ones too; the same list until that changes. */
export const everyEntry = (): readonly LeagueEntry[] => registry.every;

/** The leagues that menus and pages of several leagues show; the same list until that changes. */
export const shownEntries = (): readonly LeagueEntry[] => registry.shown;

/** The leagues opened in the app that have been fetched whole; the same list until that changes. */
export const fetchedLeagues = (): readonly League[] => registry.whole;

/** Calls back whenever the list has changed, until the returned function is called. */
export function onRegistryChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Puts these in the place of the opened leagues that were known; one whose record says the same stays the same object. */
export function setOpenedLeagues(opened: readonly OpenedLeague[]): void {
  const { opened: last } = registry;
  const next = opened
    .filter(({ entry }) => builtIn.every(({ slug }) => slug !== entry.slug))
    .map((one) => last.find(({ said }) => said === one.said) ?? one);
  if (next.length !== last.length || next.some((one, at) => one !== last[at])) change(next);
}

/** Fetches the whole of a league. @throws Error where there is none of that slug, or its code cannot be fetched */
export async function fetchLeague(slug: string): Promise<League> {
  const fetchBuiltIn = wholeLeagues[slug];
  if (fetchBuiltIn) return fetchBuiltIn();
  const own = registry.opened.find(({ entry }) => entry.slug === slug);
  if (!own) throw new Error(`${slug} is no league of the registry.`);
  const known = wholes.get(own);
  if (known) return known;
  const league = await own.fetchWhole();
  if (!wholes.has(own)) {
    wholes.set(own, league);
    change(registry.opened);
  }
  return wholes.get(own) ?? league;
}

/** Fetches every opened league whole that has not been fetched. @throws Error where code cannot be fetched */
export async function fetchOpenedLeagues(): Promise<void> {
  await Promise.all(registry.opened.map(({ entry }) => fetchLeague(entry.slug)));
}
