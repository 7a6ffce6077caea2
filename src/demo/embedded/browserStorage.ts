/** Where the embedded store keeps its texts; the browser's localStorage is one. */
export type TextStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** A storage that forgets everything when the page is left. */
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

/** The browser's own storage, or where it forbids that, one in memory. */
export const browserStorage = (): TextStorage => usable(() => globalThis.localStorage);

/** The same for this tab alone: it is emptied when the tab is closed. */
export const tabStorage = (): TextStorage => usable(() => globalThis.sessionStorage);

let last: Promise<unknown> = Promise.resolve();

/** Runs one at a time over all tabs, where the browser has locks; else over this one. */
export async function exclusively<T>(run: () => Promise<T>): Promise<T> {
  if (typeof navigator !== "undefined" && "locks" in navigator) {
    return await navigator.locks.request("arena-store", run);
  }
  const mine = last.then(run, run);
  last = mine.catch(() => {});
  return mine;
}
