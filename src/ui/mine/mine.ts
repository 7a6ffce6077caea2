import { useSyncExternalStore } from "react";
import type { League } from "@/domain/league/league";

/**
 * The clubs and players that a visitor follows. They are stored only on the device: this needs no sign-in, and no
 * server receives them.
 */
export interface FollowedItems {
  /** The keys of clubs, from `clubKey`, in the order in which they were followed. */
  readonly clubs: readonly string[];
  /** The keys of players, from `playerKey`. */
  readonly players: readonly string[];
}

const MINE_KEY = "arena-mine";
/** The largest number of clubs or players; a longer list in the storage was not written by this code. */
const MOST_FOLLOWED = 200;
const none: FollowedItems = { clubs: [], players: [] };
const listeners = new Set<() => void>();
let kept: { readonly text: string | null; readonly mine: FollowedItems } = {
  text: null,
  mine: none,
};

/**
 * Returns the key of a club of a league. It contains the club's address, which stays the same after a change of name.
 */
export const clubKey = (league: Pick<League, "slug">, slug: string) => `${league.slug}/${slug}`;

/** Returns the key of a player of a league, by the record's id. */
export const playerKey = (league: Pick<League, "slug">, id: string) =>
  `${league.slug}/${encodeURIComponent(id)}`;

const isKey = (value: unknown): value is string =>
  typeof value === "string" && /^[a-z0-9-]{1,64}\/[\w.!~*'()%-]{1,400}$/.test(value);

function keysIn(stored: unknown, kind: keyof FollowedItems): readonly string[] {
  const keys: unknown = Object(stored)[kind];
  return Array.isArray(keys) ? [...new Set(keys.filter(isKey))].slice(0, MOST_FOLLOWED) : [];
}

/** Parses the stored text; empty if it has no valid keys. */
export function mineIn(text: string | null): FollowedItems {
  try {
    const stored: unknown = JSON.parse(text ?? "null");
    return { clubs: keysIn(stored, "clubs"), players: keysIn(stored, "players") };
  } catch {
    return none;
  }
}

function storedText(): string | null {
  try {
    return localStorage.getItem(MINE_KEY);
  } catch {
    // The storage may be blocked: then the followed clubs and players last as long as the page.
    return kept.text;
  }
}

function current(): FollowedItems {
  const text = storedText();
  if (text !== kept.text) kept = { text, mine: mineIn(text) };
  return kept.mine;
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

function onStorage({ key }: StorageEvent): void {
  // The key is null if the whole storage was cleared.
  if (key === MINE_KEY || key === null) notifyListeners();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener("storage", onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("storage", onStorage);
  };
}

/**
 * Subscribes to the clubs and players that are followed on this device, also when another tab changes them; empty in a
 * prerendered page.
 */
export function useFollowed(): FollowedItems {
  return useSyncExternalStore(subscribe, current, () => none);
}

/**
 * Follows or unfollows a club or player.
 * @param at the index at which a followed key is inserted; the end if undefined
 */
export function follow(
  kind: keyof FollowedItems,
  key: string,
  isFollowed: boolean,
  at?: number,
): void {
  const keys = current()[kind].filter((one) => one !== key);
  if (isFollowed) keys.splice(at ?? keys.length, 0, key);
  const mine: FollowedItems = { ...current(), [kind]: keys };
  try {
    localStorage.setItem(MINE_KEY, JSON.stringify(mine));
  } catch {
    // Lasts as long as the page, and until the stored text changes: a full storage can still be read.
    kept = { text: storedText(), mine };
  }
  notifyListeners();
}

/** Sorts followed items to the front; both parts keep their order. */
export function pinned<T>(
  all: readonly T[],
  keys: readonly string[],
  keyOf: (one: T) => string,
): readonly T[] {
  if (keys.length === 0) return all;
  const [mine, others]: [T[], T[]] = [[], []];
  for (const one of all) (keys.includes(keyOf(one)) ? mine : others).push(one);
  return [...mine, ...others];
}
