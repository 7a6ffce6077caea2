import type { ComponentType } from "react";

/** A page's code could not be fetched: no network, or a newer version of the site has replaced it. */
export class ChunkFailure extends Error {
  override readonly name = "ChunkFailure";
  /** @param forget has the code requested again when it is next needed */
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
  /** The same promise each time, as rendering needs. @throws ChunkFailure */
  readonly load: () => Promise<unknown>;
  /** Forgets a failed try, so that the next `load` is a new one. */
  readonly forget: () => void;
}

/** A part of the site that is fetched when it is first needed. */
export interface LazyPart<T> extends LazyCode {
  readonly load: () => Promise<T>;
  /** The part once it is here. */
  readonly loaded: () => T | undefined;
}

/** A page whose code is fetched when it is first needed. */
export type PageModule<P> = LazyPart<ComponentType<P>>;

/** A page module around an `import()`. */
export function pageModule<P>(
  fetchCode: () => Promise<{ readonly default: ComponentType<P> }>,
): PageModule<P> {
  return lazyPart(async () => (await fetchCode()).default);
}

/** A part of the site around an `import()`. */
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
        // React looks for these on a promise: with them `use` continues at once and no page flashes.
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
