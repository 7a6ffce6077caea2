export type Scheme = "system" | "light" | "dark";

/** The colour schemes, in the order of the switch. */
export const schemes: readonly Scheme[] = ["system", "light", "dark"];

/** The key in the local storage. `public/scheme.js` reads it too, before the first paint. */
export const SCHEME_KEY = "arena-scheme";

const listeners = new Set<() => void>();

function asScheme(text: string | null | undefined): Scheme {
  return text === "light" || text === "dark" ? text : "system";
}

function show(scheme: Scheme): void {
  const root = document.documentElement;
  if (scheme === "system") delete root.dataset["theme"];
  else root.dataset["theme"] = scheme;

  // `index.html` has one `theme-color` tag for each scheme, for the browser's bar. The tag of a chosen scheme is used
  // everywhere, the other nowhere.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const of = meta.dataset["scheme"];
    const always = of === scheme ? "all" : "not all";
    meta.setAttribute("media", scheme === "system" ? `(prefers-color-scheme: ${of})` : always);
  }
  for (const listener of listeners) listener();
}

function onStorage(event: StorageEvent): void {
  // The key is null if the whole storage was cleared.
  if (event.key === SCHEME_KEY || event.key === null) show(asScheme(event.newValue));
}

/**
 * Calls the listener when this tab or another tab changes the scheme.
 * @returns a function that ends the subscription
 */
export function subscribeToScheme(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener("storage", onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("storage", onStorage);
  };
}

/** Returns the current scheme of this document. */
export function currentScheme(): Scheme {
  return asScheme(document.documentElement.dataset["theme"]);
}

/** Changes the scheme at once, here and in the other tabs, and stores it for the next visit. */
export function chooseScheme(scheme: Scheme): void {
  try {
    if (scheme === "system") localStorage.removeItem(SCHEME_KEY);
    else localStorage.setItem(SCHEME_KEY, scheme);
  } catch {
    // Storage may be blocked: the choice then lasts as long as the page.
  }
  show(scheme);
}
