/*
 * Starts the site's own code, which a page that is drawn early only names (scripts/build/pageHtml.ts):
 * fetched and run at the same time it would hold up the data that are drawn.
 */

/** Milliseconds that the site's own code waits for what is drawn early; slow data do not hold it up longer. */
const MOST_MS = 1000;

let isStarted = false;

/** Fetches the site's own code, once. */
export function startSite(): void {
  if (isStarted) return;
  isStarted = true;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]')) {
    link.crossOrigin = "";
    link.rel = "modulepreload";
  }
  const start = document.querySelector<HTMLLinkElement>('link[rel="start"]');
  if (start) void import(/* @vite-ignore */ start.href);
}

// The rest of the script may fail: the site starts anyway.
setTimeout(startSite, MOST_MS);
