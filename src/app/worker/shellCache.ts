/** What the worker keeps of one version of the site. */
export interface Shell {
  /** Of the files' content: another one for every version of the site. */
  readonly version: string;
  /** Addresses of the files that every page is made of. */
  readonly files: readonly string[];
  /** The page that any address can be drawn in. */
  readonly page: string;
}

const PREFIX = "arena-shell-";

/** Keeps all files of a version. @throws when one of them cannot be had: then none counts */
export async function keepShell({ version, files, page }: Shell): Promise<void> {
  const cache = await caches.open(PREFIX + version);
  // The page has no hash in its address: an older one must not come out of the browser's own cache.
  await cache.add(new Request(page, { cache: "reload" }));
  await cache.addAll([...files]);
}

/**
 * Drops what older versions left, except for the one before: tabs that were opened with it still ask
 * for its files, which the server no longer has.
 */
export async function dropOldShells({ version }: Shell): Promise<void> {
  const kept = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const older = kept.filter((name) => name !== PREFIX + version);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
}

/** A kept file, of whichever version; undefined when it is not kept. */
export function keptFile(request: Request | string): Promise<Response | undefined> {
  return caches.match(request, { ignoreVary: true });
}
