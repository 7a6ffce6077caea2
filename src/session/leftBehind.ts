/*
 * The data that an account's work stores in this browser. On a shared computer it is removed with the tab; signing out
 * removes it everywhere. Entries of live matches that are not sent yet stay, for their account.
 */

const SHARED = "arena-shared";
const OF_RECORDS = [
  "arena-pitch-match/",
  "arena-pitch-live/",
  "arena-pitch-taps/",
  "arena-pitch-players/",
  "arena-pitch-entries/",
  "arena-pitch-captain/",
  // The ids of moved records; ids from the old site contain names.
  "arena-moved/",
];

/** Stores whether the new session ends with its tab. */
export function noteStay(isShared: boolean): void {
  try {
    if (isShared) sessionStorage.setItem(SHARED, "yes");
    else sessionStorage.removeItem(SHARED);
  } catch {
    // If storage is blocked, nothing is stored anyway.
  }
}

/** Returns the storage for unsaved work: of the tab on a shared computer. @throws if the browser blocks storage */
export const ownStorage = (): Storage =>
  sessionStorage.getItem(SHARED) === null ? localStorage : sessionStorage;

/** Removes this account's data, stored matches with their names, and the ids of the records moved last. */
export function clearAccountData(uid: string): void {
  const prefixes = [`arena-draft/${uid}/`, `arena-batch/${uid}/`, ...OF_RECORDS];
  for (const open of [() => localStorage, () => sessionStorage])
    try {
      const storage = open();
      for (const key of Object.keys(storage))
        if (prefixes.some((prefix) => key.startsWith(prefix))) storage.removeItem(key);
    } catch {
      // If storage is blocked, there is nothing to remove.
    }
}
