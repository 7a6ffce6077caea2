import { useSyncExternalStore } from "react";
import type { League } from "@/leagues/league";

/** What a visitor follows. It stays on the device: nobody signs in for it, and no server knows. */
export interface Mine {
  /** Keys of clubs as `clubKey` makes them, in the order in which they were followed. */
  readonly clubs: readonly string[];
}

const KEY = "arena-mine";
/** Nobody follows more; a text in the storage that says so was written by something else. */
const MOST = 200;
const none: Mine = { clubs: [] };
const listeners = new Set<() => void>();
let kept: { readonly text: string | null; readonly mine: Mine } = { text: null, mine: none };

/** A club of a league, wherever it is kept: by its address, which a new name does not change. */
export const clubKey = (league: Pick<League, "slug">, slug: string) => `${league.slug}/${slug}`;

const isKey = (value: unknown): value is string =>
  typeof value === "string" && /^[a-z0-9-]{1,64}\/[A-Za-z0-9-]{1,64}$/.test(value);

/** What a stored text says; nothing where it says nothing of this. */
export function mineIn(text: string | null): Mine {
  try {
    const stored: unknown = JSON.parse(text ?? "null");
    if (typeof stored !== "object" || stored === null || !("clubs" in stored)) return none;
    if (!Array.isArray(stored.clubs)) return none;
    return { clubs: [...new Set(stored.clubs.filter(isKey))].slice(0, MOST) };
  } catch {
    return none;
  }
}

function storedText(): string | null {
  try {
    return localStorage.getItem(KEY);
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

function tell(): void {
  for (const listener of listeners) listener();
}

function onStorage({ key }: StorageEvent): void {
  // A null key: the storage was cleared.
  if (key === KEY || key === null) tell();
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

/** Follows a club, or no longer. */
export function followClub(key: string, isFollowed: boolean): void {
  const others = current().clubs.filter((one) => one !== key);
  const mine: Mine = { clubs: isFollowed ? [...others, key] : others };
  const text = JSON.stringify(mine);
  try {
    localStorage.setItem(KEY, text);
  } catch {
    kept = { text, mine };
  }
  tell();
}
