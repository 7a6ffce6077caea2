/** The cache with the code of pages that work without a connection; the service worker searches all caches. */
const CACHE = "arena-pitch";

/** Returns the paths of the site's own files that this page has loaded. */
const filesLoaded = (): ReadonlySet<string> =>
  new Set(
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name))
      .filter(
        ({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"),
      )
      .map(({ pathname }) => pathname),
  );

/**
 * Stores the code of the open page in a cache, so that it opens again without a network, and removes code of older
 * versions. The worker itself stores what visitors load (src/app/worker/shellCache.ts).
 */
export async function keepCode(): Promise<void> {
  if (!("caches" in globalThis) || !("serviceWorker" in navigator)) return;
  // Only a service worker uses the cache. In development there is none, and this never goes on.
  await navigator.serviceWorker.ready;
  const files = filesLoaded();
  const cache = await caches.open(CACHE);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await Promise.all(
    [...files].filter((file) => !kept.includes(file)).map((file) => cache.add(file)),
  );
  await Promise.all(kept.filter((file) => !files.has(file)).map((file) => cache.delete(file)));
}
