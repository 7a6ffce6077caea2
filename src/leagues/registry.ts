import { entries as builtIn, wholeLeagues } from "@arena/leagues/entries";
import type { League, LeagueEntry } from "@/domain/league/league";
import { arenaAdmin } from "./arenaAdmin";
import { foundInBuild } from "./foundInBuild";

/*
 * The one list of the arena's leagues: first the built-in leagues of `src/arena/leagues`, then the leagues that owners
 * opened in the app. Until these are loaded, it has those that the build found. All other code gets leagues here, and
 * does not know how a league was made.
 */

/** A league that was opened in the app: its entry for menus, and how to fetch it in full. */
export interface OpenedLeague {
  readonly entry: LeagueEntry;
  /** A text of its record: if two texts are equal, the leagues are equal. */
  readonly said: string;
  readonly fetchWhole: () => Promise<League>;
  /** The league in full; undefined while it is not fetched. */
  whole?: League;
}

let opened: readonly OpenedLeague[] = [];
let every: readonly LeagueEntry[] = builtIn;
let shown: readonly LeagueEntry[] = [];
let fetched: readonly League[] = [];
const listeners = new Set<() => void>();

function renew(next: readonly OpenedLeague[]): void {
  opened = next;
  every = [...builtIn, ...opened.map(({ entry }) => entry)];
  shown = every.filter(({ closed }) => !closed);
  fetched = opened.flatMap(({ whole }) => whole ?? []);
  for (const listener of listeners) listener();
}
renew(foundInBuild);

/** Returns all leagues with addresses, including closed ones. The same array until the list changes. */
export const everyEntry = (): readonly LeagueEntry[] => every;

/** Returns the leagues for menus and for pages about several leagues. The same array until the list changes. */
export const shownEntries = (): readonly LeagueEntry[] => shown;

/** Returns the leagues opened in the app that are fetched in full. The same array until the list changes. */
export const fetchedLeagues = (): readonly League[] => fetched;

const openedAt = (slug: string) => opened.find(({ entry }) => entry.slug === slug);

/** Checks whether a league was opened in the app, so that its data may have changed since they were loaded. */
export const mayHaveChanged = (slug: string): boolean => openedAt(slug) !== undefined;

/**
 * Calls the listener whenever the list changes.
 * @returns a function that ends the subscription
 */
export function onRegistryChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Replaces all opened leagues. A league whose record is unchanged stays the same object. */
export function setOpenedLeagues(given: readonly OpenedLeague[]): void {
  const next = given
    .filter(({ entry }) => builtIn.every(({ slug }) => slug !== entry.slug))
    .map((one) => opened.find(({ said }) => said === one.said) ?? one);
  if (next.length !== opened.length || next.some((one, at) => one !== opened[at])) renew(next);
}

/** Replaces only the given opened leagues, each in its place; the others stay, and new ones come last. */
export function renewOpenedLeagues(given: readonly OpenedLeague[]): void {
  const renewed = new Map([...opened, ...given].map((one) => [one.entry.slug, one]));
  setOpenedLeagues([...renewed.values()]);
}

/** Adds opened leagues that are not in the list yet; the others do not change. */
export function addOpenedLeagues(given: readonly OpenedLeague[]): void {
  const missing = given.filter(({ entry }) => every.every(({ slug }) => slug !== entry.slug));
  if (missing.length > 0) renew([...opened, ...missing]);
}

/**
 * Fetches a league in full.
 * @throws Error if there is no league with that slug, or if code cannot be fetched
 */
export async function fetchLeague(slug: string): Promise<League> {
  const fetchBuiltIn = wholeLeagues[slug];
  if (fetchBuiltIn) return fetchBuiltIn();
  if (slug === arenaAdmin.slug) return (await import("./wholeArenaAdmin")).fetchArenaAdmin();
  const own = openedAt(slug);
  if (!own) throw new Error(`${slug} is no league of the registry.`);
  const league = await own.fetchWhole();
  if (!own.whole) {
    own.whole = league;
    renew(opened);
  }
  return own.whole;
}

/**
 * Fetches all opened leagues in full that are not fetched yet.
 * @throws Error if code cannot be fetched
 */
export async function fetchOpenedLeagues(): Promise<void> {
  const missing = opened.filter(({ whole }) => !whole);
  await Promise.all(missing.map(({ entry }) => fetchLeague(entry.slug)));
}
