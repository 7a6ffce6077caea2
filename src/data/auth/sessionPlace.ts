import {
  browserLocalPersistence,
  browserSessionPersistence,
  indexedDBLocalPersistence,
  inMemoryPersistence,
  type Persistence,
} from "firebase/auth";
import { withDeadline } from "../deadline";
import type { Stay } from "../identity";

/** A session takes two to three thousand characters: what has no room for a trial of this size has none for it. */
const TRIAL = "x".repeat(4_000);
const NAME = "arena-trial";

/** How long a browser's database may take to say that it works, in milliseconds. */
const PATIENCE = 3_000;

/** The first place in which this browser keeps a session that long; its memory where it keeps nothing. */
export async function placeFor(stay: Stay): Promise<Persistence> {
  if (stay === "tab")
    return keeps(() => sessionStorage) ? browserSessionPersistence : inMemoryPersistence;
  // Firebase finds out that a place is closed or full only after the server's yes, and cannot leave it then.
  if (await hasDatabase()) return indexedDBLocalPersistence;
  return keeps(() => localStorage) ? browserLocalPersistence : inMemoryPersistence;
}

function keeps(open: () => Storage): boolean {
  try {
    const storage = open();
    storage.setItem(NAME, TRIAL);
    storage.removeItem(NAME);
    return true;
  } catch {
    return false;
  }
}

async function hasDatabase(): Promise<boolean> {
  try {
    return await withDeadline(tryDatabase(), PATIENCE);
  } catch {
    return false;
  }
}

const tryDatabase = () =>
  new Promise<boolean>((resolve) => {
    const opening = indexedDB.open(NAME);
    opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore(NAME));
    opening.addEventListener("error", () => resolve(false));
    opening.addEventListener("success", () => {
      const database = opening.result;
      const answer = (works: boolean) => {
        database.close();
        indexedDB.deleteDatabase(NAME);
        resolve(works);
      };
      try {
        const writing = database.transaction(NAME, "readwrite");
        writing.objectStore(NAME).put(TRIAL, NAME);
        writing.addEventListener("complete", () => answer(true));
        writing.addEventListener("abort", () => answer(false));
      } catch {
        // What is not even asked for is complete, too.
        answer(false);
      }
    });
  });
