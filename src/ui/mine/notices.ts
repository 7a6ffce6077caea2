import { useSyncExternalStore } from "react";

const NOTICES_KEY = "arena-notices";
const listeners = new Set<() => void>();
/** Where storage is blocked the choice lasts as long as the page. */
let chosen = false;

function areOn(): boolean {
  try {
    return localStorage.getItem(NOTICES_KEY) === "on";
  } catch {
    return chosen;
  }
}

function onStorage({ key }: StorageEvent): void {
  // A null key: the storage was cleared.
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

/** Whether this device wants notices of the matches it follows; off until somebody switches them on. */
export const useNotices = (): boolean => useSyncExternalStore(subscribe, areOn, () => false);

/** The same at this moment, for code that draws nothing. */
export const noticesAreOn = areOn;

/** Switches notices on or off for this device. */
export function wantNotices(wanted: boolean): void {
  chosen = wanted;
  try {
    if (wanted) localStorage.setItem(NOTICES_KEY, "on");
    else localStorage.removeItem(NOTICES_KEY);
  } catch {
    // The page still knows.
  }
  for (const listener of listeners) listener();
}
