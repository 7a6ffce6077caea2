/** The description of one version of the site, for the service worker. */
export interface Shell {
  /** A hash of the files' content, different for every version of the site. */
  readonly version: string;
  /** The address of the list of the version's files. */
  readonly list: string;
  /** The address of the page in which any address can be drawn. */
  readonly page: string;
}

/** The addresses of the files that pages need. */
export interface ShellFiles {
  /** The files that pages opened without a network need before they show anything. */
  readonly first: readonly string[];
  /** All other files that pages may load. */
  readonly rest: readonly string[];
}

const PREFIX = "arena-shell-";

async function filesOf({ list }: Shell): Promise<ShellFiles> {
  const answer = (await keptFile(list)) ?? (await fetch(list));
  // The build writes this file, and its address contains its hash, so that its shape is known.
  return (await answer.json()) as ShellFiles;
}

/** Stores a file; takes it from the cache of an earlier version if that has it. */
async function keep(cache: Cache, file: string): Promise<void> {
  const kept = await keptFile(file);
  await (kept ? cache.put(file, kept) : cache.add(file));
}

/** Stores the first files of a version. @throws if one cannot be loaded; then the version is not installed */
export async function keepShell(shell: Shell): Promise<void> {
  const cache = await caches.open(PREFIX + shell.version);
  // The page has no hash in its address, so an older version in the browser's own cache must not be used.
  await cache.add(new Request(shell.page, { cache: "reload" }));
  await keep(cache, shell.list);
  const { first } = await filesOf(shell);
  await Promise.all(first.map((file) => keep(cache, file)));
}

/**
 * Stores all other files, one after the other. If it stops, the next call continues with the missing files.
 * @param mayGoOn Called before each file; false stops.
 */
export async function keepRest(shell: Shell, mayGoOn: () => boolean): Promise<void> {
  const cache = await caches.open(PREFIX + shell.version);
  const { rest } = await filesOf(shell);
  for (const file of rest) {
    if (!mayGoOn()) return;
    if (!(await cache.match(file, { ignoreVary: true }))) await keep(cache, file);
  }
}

/**
 * Deletes the caches of older versions, except the version before: tabs that were opened with it still request its
 * files, which the server no longer has.
 */
export async function dropOldShells({ version }: Pick<Shell, "version">): Promise<void> {
  const kept = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const older = kept.filter((name) => name !== PREFIX + version);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
}

/** Returns a stored file of any version; undefined if it is not stored. */
export function keptFile(request: Request | string): Promise<Response | undefined> {
  return caches.match(request, { ignoreVary: true });
}
