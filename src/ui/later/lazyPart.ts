import type { ComponentType } from "react";

/**
 * The error for a page's code that could not be fetched: the network failed, or a newer version of the site has
 * replaced the file.
 */
export class ChunkFailure extends Error {
  override readonly name = "ChunkFailure";
  /** @param forget makes the next `load` request the code again */
  constructor(
    cause: unknown,
    readonly forget: () => void,
  ) {
    super("The code of this page could not be loaded.", { cause });
  }
}

/** Code that is fetched when it is first needed. */
export interface LazyCode {
  readonly isLoaded: () => boolean;
  /**
   * Returns the same promise each time, because rendering needs that.
   * @throws ChunkFailure
   */
  readonly load: () => Promise<unknown>;
  /** Forgets a failed or unfinished try, so that the next `load` requests the code again. */
  readonly forget: () => void;
}

/** A part of the site that is fetched when it is first needed. */
export interface LazyPart<T> extends LazyCode {
  readonly load: () => Promise<T>;
  /** Returns the part; undefined while it is not loaded. */
  readonly loaded: () => T | undefined;
}

/** A page whose code is fetched when it is first needed. */
export type PageModule<P> = LazyPart<ComponentType<P>>;

/** Creates a page module from an `import()`. */
export function pageModule<P>(
  fetchCode: () => Promise<{ readonly default: ComponentType<P> }>,
): PageModule<P> {
  return lazyPart(async () => (await fetchCode()).default);
}

/** Creates a lazy part of the site from an `import()`. */
export function lazyPart<T>(fetchPart: () => Promise<T>): LazyPart<T> {
  let loaded: { readonly part: T } | undefined;
  let promise: Promise<T> | undefined;

  const forget = () => {
    if (!loaded) promise = undefined;
  };

  const load = async () => {
    try {
      return await fetchPart();
    } catch (cause) {
      throw new ChunkFailure(cause, forget);
    }
  };

  const start = () => {
    const started = load();
    started.then(
      (part) => {
        loaded = { part };
        // React's `use` reads these fields of a promise and then continues at once, so that no placeholder flashes.
        Object.assign(started, { status: "fulfilled", value: part });
      },
      () => {},
    );
    return started;
  };

  return {
    isLoaded: () => loaded !== undefined,
    loaded: () => loaded?.part,
    load: () => (promise ??= start()),
    forget,
  };
}
