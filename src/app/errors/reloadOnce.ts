const KEY = "arena-reloaded-at";

/** The shortest time between two reloads, in milliseconds. */
const PAUSE = 60_000;

/** How long the page waits for its files before it reloads, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Fetches the page's code past the browser's cache, and reloads. This is needed because the host answers "immutable"
 * for missing files too: a browser that asked during a deployment would cache "not found" for a year.
 * @param missing The browser's error about the code that it could not load.
 */
export async function reloadPastCache(missing?: unknown): Promise<void> {
  const named = /https?:\S+?\.(?:js|css)/.exec(missing instanceof Error ? missing.message : "");
  const linked = [...document.querySelectorAll("script[src], link[href*='/assets/']")].map(
    (element) => element.getAttribute("src") ?? element.getAttribute("href") ?? "",
  );
  const signal = AbortSignal.timeout(PATIENCE);
  const files = [...new Set([...linked, ...(named ?? [])])];
  await Promise.allSettled(files.map((file) => fetch(file, { cache: "reload", signal })));
  location.reload();
}

/**
 * Reloads the page, because its code is older than the server's. Does nothing and returns false if that was just tried,
 * if there is no network, or if the browser has no storage.
 * @param missing The browser's error about the code that it could not load.
 */
export function reloadOnce(missing?: unknown): boolean {
  if (!navigator.onLine) return false;
  try {
    const last = Number(sessionStorage.getItem(KEY));
    if (Date.now() - last < PAUSE) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without storage, the page could reload for ever.
    return false;
  }
  void reloadPastCache(missing);
  return true;
}
