import { useSyncExternalStore } from "react";

const NOTICES_KEY = "arena-notices";
const listeners = new Set<() => void>();
/**
 * The choice that could not be stored, with the stored text at that time. It lasts as long as the page, and until the
 * stored text changes; null if the last choice was stored.
 */
let kept: { readonly text: string | null; readonly isOn: boolean } | null = null;

/** Returns the stored text; null if there is none, or if the storage is blocked. */
function storedText(): string | null {
  try {
    return localStorage.getItem(NOTICES_KEY);
  } catch {
    return null;
  }
}

function areOn(): boolean {
  const text = storedText();
  return kept?.text === text ? kept.isOn : text === "on";
}

function onStorage({ key }: StorageEvent): void {
  // The key is null if the whole storage was cleared.
  if (key === NOTICES_KEY || key === null) for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener("storage", onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("storage", onStorage);
  };
}

/** Subscribes to whether notices of followed matches are switched on for this device; off by default. */
export const useNotices = (): boolean => useSyncExternalStore(subscribe, areOn, () => false);

/** Returns whether notices are switched on now, for code outside of components. */
export const noticesAreOn = areOn;

/** Switches notices on or off for this device. */
export function wantNotices(wanted: boolean): void {
  try {
    if (wanted) localStorage.setItem(NOTICES_KEY, "on");
    else localStorage.removeItem(NOTICES_KEY);
    kept = null;
  } catch {
    // A full storage can still be read, a blocked one cannot.
    kept = { text: storedText(), isOn: wanted };
  }
  for (const listener of listeners) listener();
}
