/*
 * What an account's work leaves in this browser. Where somebody said that the computer is shared it goes with the tab;
 * signing out takes it away everywhere. Entries beside the pitch that the database does not have yet stay, for their account.
 */

const SHARED = "arena-shared";
const OF_RECORDS = [
  "arena-pitch-match/",
  "arena-pitch-live/",
  "arena-pitch-taps/",
  "arena-pitch-players/",
  "arena-pitch-entries/",
  "arena-pitch-captain/",
  // Ids that the old site made of names.
  "arena-moved/",
];

/** Says whether the session that begins is to end with its tab. */
export function noteStay(isShared: boolean): void {
  try {
    if (isShared) sessionStorage.setItem(SHARED, "yes");
    else sessionStorage.removeItem(SHARED);
  } catch {
    // A closed storage keeps nothing in any case.
  }
}

/** Where typed work is kept. @throws where the browser keeps nothing */
export const ownStorage = (): Storage =>
  sessionStorage.getItem(SHARED) === null ? localStorage : sessionStorage;

/** Takes away what this account left, every match that was kept with its names, and which records were moved last. */
export function leaveNothing(uid: string): void {
  const prefixes = [`arena-draft/${uid}/`, `arena-batch/${uid}/`, ...OF_RECORDS];
  for (const open of [() => localStorage, () => sessionStorage])
    try {
      const storage = open();
      for (const key of Object.keys(storage))
        if (prefixes.some((prefix) => key.startsWith(prefix))) storage.removeItem(key);
    } catch {
      // As above.
    }
}
