import { entries as builtIn, wholeLeagues } from "@arena/leagues/entries";
import type { League, LeagueEntry } from "@/domain/league/league";
import { arenaAdmin } from "./arenaAdmin";
import { foundInBuild } from "./foundInBuild";

/*
 * The one list of the arena's leagues: those of `src/arena/leagues`, which are built in, then those that an owner opened in the
 * app, as far as they have been read; until then those that the build found. All other code asks here, and does not know which of the two a league is.
 */

/** A league that was opened in the app: what menus know of it, and how the rest is fetched. */
export interface OpenedLeague {
  readonly entry: LeagueEntry;
  /** Its record as a text: where that is the same, so is the league. */
  readonly said: string;
  readonly fetchWhole: () => Promise<League>;
  /** The whole of it, once that is fetched. */
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

/** Every league that has addresses, closed ones too; the same list until that changes. */
export const everyEntry = (): readonly LeagueEntry[] => every;

/** The leagues that menus and pages of several leagues show; the same list until that changes. */
export const shownEntries = (): readonly LeagueEntry[] => shown;

/** The leagues opened in the app that have been fetched whole; the same list until that changes. */
export const fetchedLeagues = (): readonly League[] => fetched;

const openedAt = (slug: string) => opened.find(({ entry }) => entry.slug === slug);

/** Whether what is known of a league has been read, so that it may be something else by now. */
export const mayHaveChanged = (slug: string): boolean => openedAt(slug) !== undefined;

/** Calls back whenever the list has changed, until the returned function is called. */
export function onRegistryChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Puts these in the place of the opened leagues that were known; one whose record says the same stays the same object. */
export function setOpenedLeagues(given: readonly OpenedLeague[]): void {
  const next = given
    .filter(({ entry }) => builtIn.every(({ slug }) => slug !== entry.slug))
    .map((one) => opened.find(({ said }) => said === one.said) ?? one);
  if (next.length !== opened.length || next.some((one, at) => one !== opened[at])) renew(next);
}

/** Puts these in the place of what was known of them; the other opened leagues stay. */
export function renewOpenedLeagues(given: readonly OpenedLeague[]): void {
  const others = opened.filter(({ entry }) => given.every((one) => one.entry.slug !== entry.slug));
  setOpenedLeagues([...others, ...given]);
}

/** Adds opened leagues that were not known yet; those that were stay as they are. */
export function addOpenedLeagues(given: readonly OpenedLeague[]): void {
  const missing = given.filter(({ entry }) => every.every(({ slug }) => slug !== entry.slug));
  if (missing.length > 0) renew([...opened, ...missing]);
}

/** Fetches the whole of a league. @throws Error where there is none of that slug, or its code cannot be fetched */
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

/** Fetches every opened league whole that has not been fetched. @throws Error where code cannot be fetched */
export async function fetchOpenedLeagues(): Promise<void> {
  const missing = opened.filter(({ whole }) => !whole);
  await Promise.all(missing.map(({ entry }) => fetchLeague(entry.slug)));
}
