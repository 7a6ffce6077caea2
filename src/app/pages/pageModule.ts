import type { ComponentType } from "react";

/** A page's code could not be fetched: no network, or a newer version of the site has replaced it. */
export class ChunkFailure extends Error {
  override readonly name = "ChunkFailure";
  constructor(cause: unknown) {
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

/** A page whose code is fetched when it is first needed. */
export interface PageModule<P> extends LazyCode {
  readonly load: () => Promise<ComponentType<P>>;
}

/** A page module around an `import()`. */
export function pageModule<P>(
  fetchCode: () => Promise<{ readonly default: ComponentType<P> }>,
): PageModule<P> {
  let isLoaded = false;
  let promise: Promise<ComponentType<P>> | undefined;

  const load = async () => {
    try {
      return (await fetchCode()).default;
    } catch (cause) {
      throw new ChunkFailure(cause);
    }
  };

  const start = () => {
    const started = load();
    started.then(
      (component) => {
        isLoaded = true;
        // What React looks for in a promise: with it, `use` goes on at once and no page flashes.
        Object.assign(started, { status: "fulfilled", value: component });
      },
      () => {},
    );
    return started;
  };

  return {
    isLoaded: () => isLoaded,
    load: () => (promise ??= start()),
    forget: () => {
      if (!isLoaded) promise = undefined;
    },
  };
}
