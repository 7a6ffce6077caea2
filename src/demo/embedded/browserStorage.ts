/** The storage of the embedded store's texts, for example the browser's localStorage. */
export type TextStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** Creates a storage in memory, which is emptied when the page is left. */
export function memoryStorage(): TextStorage {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
    key: (index) => [...texts.keys()][index] ?? null,
    get length() {
      return texts.size;
    },
  };
}

/** Returns a storage if it works, else one in memory. */
function usable(storage: () => Storage): TextStorage {
  try {
    const found = storage();
    const probe = "arena-probe";
    found.setItem(probe, probe);
    found.removeItem(probe);
    return found;
  } catch {
    return memoryStorage();
  }
}

/** Returns the browser's localStorage; if the browser forbids it, a storage in memory. */
export const browserStorage = (): TextStorage => usable(() => globalThis.localStorage);

/**
 * Returns the browser's sessionStorage, which is emptied when the tab is closed; if it is forbidden, a storage in
 * memory.
 */
export const tabStorage = (): TextStorage => usable(() => globalThis.sessionStorage);

let last: Promise<unknown> = Promise.resolve();

/** Runs functions one at a time: over all tabs if the browser has locks, else within this tab. */
export async function exclusively<T>(run: () => Promise<T>): Promise<T> {
  if (typeof navigator !== "undefined" && "locks" in navigator) {
    return await navigator.locks.request("arena-store", run);
  }
  const mine = last.then(run, run);
  last = mine.catch(() => {});
  return mine;
}
