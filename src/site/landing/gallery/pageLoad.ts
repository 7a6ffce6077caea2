/** Set once the gallery has opened by itself, for as long as the browser's session lasts. */
const SEEN = "arena-gallery-seen";

let isTaken = false;

/** The path the browser itself loaded this document from; null where it does not say. */
function loadedPath(): string | null {
  const [load] = performance.getEntriesByType?.("navigation") ?? [];
  return load ? new URL(load.name).pathname : null;
}

/** Opened like an app of its own, from the home screen. */
const isInstalled = () =>
  globalThis.matchMedia?.("(display-mode: standalone), (display-mode: fullscreen)").matches ??
  false;

/** True once in a browser session; every time where the browser keeps nothing. */
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
 * True on the first full page load of that path in a browser session; false ever after, on arriving from within
 * the site, and in the installed app.
 */
export function takePageLoad(pathname: string): boolean {
  const isLoad = !isTaken && loadedPath() === pathname && !isInstalled();
  isTaken = true;
  return isLoad && isFirstInSession();
}
