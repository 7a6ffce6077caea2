/** What the worker keeps of one version of the site. */
export interface Shell {
  /** Of the files' content: another one for every version of the site. */
  readonly version: string;
  /** The address of the list of its files. */
  readonly list: string;
  /** The page that any address can be drawn in. */
  readonly page: string;
}

/** The files that pages are made of, by their addresses. */
export interface ShellFiles {
  /** What the pages that people open without a network need before they show anything. */
  readonly first: readonly string[];
  /** What any page may load besides. */
  readonly rest: readonly string[];
}

const PREFIX = "arena-shell-";

async function filesOf({ list }: Shell): Promise<ShellFiles> {
  const answer = (await keptFile(list)) ?? (await fetch(list));
  // The build writes it; its address contains its hash.
  return (await answer.json()) as ShellFiles;
}

/** Keeps a file, from a version before where that had the same. */
async function keep(cache: Cache, file: string): Promise<void> {
  const kept = await keptFile(file);
  await (kept ? cache.put(file, kept) : cache.add(file));
}

/** Keeps what pages of a version need first. @throws when a file of it cannot be had: then none counts */
export async function keepShell(shell: Shell): Promise<void> {
  const cache = await caches.open(PREFIX + shell.version);
  // The page has no hash in its address: an older one must not come out of the browser's own cache.
  await cache.add(new Request(shell.page, { cache: "reload" }));
  await keep(cache, shell.list);
  const { first } = await filesOf(shell);
  await Promise.all(first.map((file) => keep(cache, file)));
}

/**
 * Keeps all else, one file after the other, and what is kept stays: the next time it goes on.
 * @param mayGoOn asked before each file
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
 * Drops what older versions left, except for the one before: tabs that were opened with it still ask
 * for its files, which the server no longer has.
 */
export async function dropOldShells({ version }: Pick<Shell, "version">): Promise<void> {
  const kept = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const older = kept.filter((name) => name !== PREFIX + version);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
}

/** A kept file, of whichever version; undefined when it is not kept. */
export function keptFile(request: Request | string): Promise<Response | undefined> {
  return caches.match(request, { ignoreVary: true });
}
