export type Scheme = "system" | "light" | "dark";

/** In the order the switch goes through them. */
export const schemes: readonly Scheme[] = ["system", "light", "dark"];

/** `public/scheme.js` reads the same key before the first paint. */
export const SCHEME_KEY = "arena-scheme";

const listeners = new Set<() => void>();

function asScheme(text: string | null | undefined): Scheme {
  return text === "light" || text === "dark" ? text : "system";
}

function show(scheme: Scheme): void {
  const root = document.documentElement;
  if (scheme === "system") delete root.dataset["theme"];
  else root.dataset["theme"] = scheme;

  // The browser's own bar has a tag for each scheme (`index.html`); the chosen one applies everywhere.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const of = meta.dataset["scheme"];
    const always = of === scheme ? "all" : "not all";
    meta.setAttribute("media", scheme === "system" ? `(prefers-color-scheme: ${of})` : always);
  }
  for (const listener of listeners) listener();
}

function onStorage(event: StorageEvent): void {
  // A null key: the storage was cleared.
  if (event.key === SCHEME_KEY || event.key === null) show(asScheme(event.newValue));
}

/** Calls back when this tab or another one changes the scheme. */
export function subscribeToScheme(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener("storage", onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("storage", onStorage);
  };
}

/** The scheme in force in this document. */
export function currentScheme(): Scheme {
  return asScheme(document.documentElement.dataset["theme"]);
}

/** Shows a scheme at once, here and in the other tabs, and keeps it for the next visit. */
export function chooseScheme(scheme: Scheme): void {
  try {
    if (scheme === "system") localStorage.removeItem(SCHEME_KEY);
    else localStorage.setItem(SCHEME_KEY, scheme);
  } catch {
    // Storage may be blocked: the choice then lasts as long as the page.
  }
  show(scheme);
}
