import { useSyncExternalStore } from "react";

const NOTICES_KEY = "arena-notices";
const listeners = new Set<() => void>();
/** The choice while this page is open, used if the storage is blocked. */
let chosen = false;

function areOn(): boolean {
  try {
    return localStorage.getItem(NOTICES_KEY) === "on";
  } catch {
    return chosen;
  }
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
  chosen = wanted;
  try {
    if (wanted) localStorage.setItem(NOTICES_KEY, "on");
    else localStorage.removeItem(NOTICES_KEY);
  } catch {
    // The storage is blocked; `chosen` has the choice.
  }
  for (const listener of listeners) listener();
}
