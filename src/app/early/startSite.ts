/*
 * Starts the site's own code, which a page that is drawn early only names (scripts/build/pageHtml.ts):
 * fetched at the same time it would hold up what is drawn. Done when this is imported, before anything
 * that could fail.
 */
for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]')) {
  link.crossOrigin = "";
  link.rel = "modulepreload";
}
const start = document.querySelector<HTMLLinkElement>('link[rel="start"]');
if (start) void import(/* @vite-ignore */ start.href);
