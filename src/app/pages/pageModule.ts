import type { ComponentType } from "react";

/** A page's code could not be fetched: no network, or a newer version of the site has replaced it. */
export class ChunkFailure extends Error {
  override readonly name = "ChunkFailure";
  constructor(cause: unknown) {
    super("The code of this page could not be loaded.", { cause });
  }
}

/** A page whose code is fetched when it is first needed. */
export interface PageModule<P> {
  /** The page once its code is here, so that it is rendered without a gap. */
  readonly loaded: () => ComponentType<P> | undefined;
  /** The same promise each time, as rendering needs. @throws ChunkFailure */
  readonly load: () => Promise<ComponentType<P>>;
  /** Forgets a failed try, so that the next `load` is a new one. */
  readonly forget: () => void;
}

/** A page module around an `import()`. */
export function pageModule<P>(
  fetchCode: () => Promise<{ readonly default: ComponentType<P> }>,
): PageModule<P> {
  let component: ComponentType<P> | undefined;
  let promise: Promise<ComponentType<P>> | undefined;
  return {
    loaded: () => component,
    load: () =>
      (promise ??= fetchCode().then(
        (module) => (component = module.default),
        (cause: unknown) => {
          throw new ChunkFailure(cause);
        },
      )),
    forget: () => {
      if (!component) promise = undefined;
    },
  };
}
