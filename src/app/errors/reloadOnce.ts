const KEY = "arena-reloaded-at";

/** After a reload that did not help, this long passes before another one is tried, in milliseconds. */
const PAUSE = 60_000;

/** The page waits this long for its files before it reloads, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Fetches the page's code past the browser's cache and reloads. The host answers "immutable" for a missing file too,
 * so a browser that asked in the middle of a deployment would keep "not found" for a year.
 * @param missing what the browser said of the code that it could not load
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
 * Reloads the page because its code is of an older version of the site than the server's. Does
 * nothing, and returns false, when that was just tried or when there is no network to load from.
 * @param missing what the browser said of the code that it could not load
 */
export function reloadOnce(missing?: unknown): boolean {
  if (!navigator.onLine) return false;
  try {
    const last = Number(sessionStorage.getItem(KEY));
    if (Date.now() - last < PAUSE) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without storage nothing would stop it from reloading for ever.
    return false;
  }
  void reloadPastCache(missing);
  return true;
}
