const KEY = "arena-reloaded-at";

/** After a reload that did not help, this long passes before another one is tried, in milliseconds. */
const PAUSE = 60_000;

/**
 * Reloads the page because its code is of an older version of the site than the server's. Does
 * nothing, and returns false, when that was just tried or when there is no network to load from.
 */
export function reloadOnce(): boolean {
  if (!navigator.onLine) return false;
  try {
    const last = Number(sessionStorage.getItem(KEY));
    if (Date.now() - last < PAUSE) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without storage nothing would stop it from reloading for ever.
    return false;
  }
  location.reload();
  return true;
}
