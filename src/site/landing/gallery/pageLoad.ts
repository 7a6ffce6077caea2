/** The key in session storage that says the gallery has opened by itself in this browser session. */
const SEEN = "arena-gallery-seen";

let isTaken = false;

/** Returns the path from which the browser loaded this document; null if the browser does not report it. */
function loadedPath(): string | null {
  const [load] = performance.getEntriesByType?.("navigation") ?? [];
  return load ? new URL(load.name).pathname : null;
}

/** Returns whether the site runs as an installed app, opened from the home screen. */
const isInstalled = () =>
  globalThis.matchMedia?.("(display-mode: standalone), (display-mode: fullscreen)").matches ??
  false;

/** Returns true once in a browser session; always true if the browser does not allow storage. */
function isFirstInSession(): boolean {
  try {
    const isSeen = sessionStorage.getItem(SEEN) !== null;
    sessionStorage.setItem(SEEN, "1");
    return !isSeen;
  } catch {
    return true;
  }
}

/**
 * Returns true on the first full page load of this path in a browser session; false on later calls, after navigation
 * inside the site, and in the installed app.
 */
export function takePageLoad(pathname: string): boolean {
  const isLoad = !isTaken && loadedPath() === pathname && !isInstalled();
  isTaken = true;
  return isLoad && isFirstInSession();
}
