/** Where the code of pages is kept that go on without a connection; the service worker looks for a file in every cache. */
const CACHE = "arena-pitch";

/** The site's own files that this page has loaded. */
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
 * Keeps what the open page is made of, so that it opens again without a network; code of an older version goes. The
 * worker keeps what visitors load by itself (src/app/worker/shellCache.ts).
 */
export async function keepCode(): Promise<void> {
  if (!("caches" in globalThis) || !("serviceWorker" in navigator)) return;
  // Without a worker, which never comes in development, nobody would look for it.
  await navigator.serviceWorker.ready;
  const files = filesLoaded();
  const cache = await caches.open(CACHE);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await Promise.all(
    [...files].filter((file) => !kept.includes(file)).map((file) => cache.add(file)),
  );
  await Promise.all(kept.filter((file) => !files.has(file)).map((file) => cache.delete(file)));
}
