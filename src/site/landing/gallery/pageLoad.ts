let isTaken = false;

/** The path the browser itself loaded this document from; null where it does not say. */
function loadedPath(): string | null {
  const [load] = performance.getEntriesByType?.("navigation") ?? [];
  return load ? new URL(load.name).pathname : null;
}

/** True once for each full page load of that path; false ever after, and on arriving from within the site. */
export function takePageLoad(pathname: string): boolean {
  const isFirst = !isTaken && loadedPath() === pathname;
  isTaken = true;
  return isFirst;
}
