import { createElement, use, type ReactElement } from "react";
import type { PageModule } from "./pageModule";

/** A page with its props: what stands at one address. */
export interface Answer {
  readonly isLoaded: () => boolean;
  /** Fetches the page's code. @throws ChunkFailure */
  readonly load: () => Promise<unknown>;
  /** Makes the next rendering try again after a failure. */
  readonly forget: () => void;
  readonly element: ReactElement;
}

/** Binds a page to its props. */
export function answer<P extends object>(module: PageModule<P>, props: P): Answer {
  return {
    isLoaded: module.isLoaded,
    load: module.load,
    forget: module.forget,
    element: <LoadedPage module={module} props={props} />,
  };
}

interface LoadedPageProps<P extends object> {
  readonly module: PageModule<P>;
  readonly props: P;
}

/** Suspends only while the code is really missing: a prefetched or prerendered page shows at once. */
function LoadedPage<P extends object>({ module, props }: LoadedPageProps<P>) {
  return createElement(use(module.load()), props);
}
