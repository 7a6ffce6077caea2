import { useSyncExternalStore } from "react";
import type { League } from "@/domain/league/league";

/** What a visitor follows. It stays on the device: nobody signs in for it, and no server knows. */
export interface Mine {
  /** Keys of clubs as `clubKey` makes them, in the order in which they were followed. */
  readonly clubs: readonly string[];
  /** Keys of players as `playerKey` makes them. */
  readonly players: readonly string[];
}

const MINE_KEY = "arena-mine";
/** Nobody follows more; a text in the storage that says so was written by something else. */
const MOST_FOLLOWED = 200;
const none: Mine = { clubs: [], players: [] };
const listeners = new Set<() => void>();
let kept: { readonly text: string | null; readonly mine: Mine } = { text: null, mine: none };

/** A club of a league, wherever it is kept: by its address, which a new name does not change. */
export const clubKey = (league: Pick<League, "slug">, slug: string) => `${league.slug}/${slug}`;

/** A player of a league, by the record's id. */
export const playerKey = (league: Pick<League, "slug">, id: string) =>
  `${league.slug}/${encodeURIComponent(id)}`;

const isKey = (value: unknown): value is string =>
  typeof value === "string" && /^[a-z0-9-]{1,64}\/[\w.!~*'()%-]{1,400}$/.test(value);

function keysIn(stored: unknown, kind: keyof Mine): readonly string[] {
  const keys: unknown = Object(stored)[kind];
  return Array.isArray(keys) ? [...new Set(keys.filter(isKey))].slice(0, MOST_FOLLOWED) : [];
}

/** What a stored text says; nothing where it says nothing of this. */
export function mineIn(text: string | null): Mine {
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
    // Storage may be blocked: then what is followed lasts as long as the page.
    return kept.text;
  }
}

function current(): Mine {
  const text = storedText();
  if (text !== kept.text) kept = { text, mine: mineIn(text) };
  return kept.mine;
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

function onStorage({ key }: StorageEvent): void {
  // A null key: the storage was cleared.
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

/** What is followed on this device, also when another tab changes it; nothing in a delivered page. */
export function useMine(): Mine {
  return useSyncExternalStore(subscribe, current, () => none);
}

/**
 * Follows a club or a player, or no longer.
 * @param at its place among those that are followed; the last one without it
 */
export function follow(kind: keyof Mine, key: string, isFollowed: boolean, at?: number): void {
  const keys = current()[kind].filter((one) => one !== key);
  if (isFollowed) keys.splice(at ?? keys.length, 0, key);
  const mine: Mine = { ...current(), [kind]: keys };
  const text = JSON.stringify(mine);
  try {
    localStorage.setItem(MINE_KEY, text);
  } catch {
    kept = { text, mine };
  }
  notifyListeners();
}

/** What is followed first, in its own order; the rest as it was. */
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
