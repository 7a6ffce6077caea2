import { createElement, use, type ReactElement } from "react";
import type { LazyCode, PageModule } from "./pageModule";

/** A page with its props: what stands at one address. */
export interface Answer extends LazyCode {
  readonly element: ReactElement;
}

/** Binds a page to its props; `besides` is code that its layout needs at the same time. */
export function answer<P extends object>(
  module: PageModule<P>,
  props: NoInfer<P>,
  besides: readonly LazyCode[] = [],
): Answer {
  const all: readonly LazyCode[] = [module, ...besides];
  return {
    isLoaded: () => all.every((one) => one.isLoaded()),
    load: () => Promise.all(all.map((one) => one.load())),
    forget: () => {
      for (const one of all) one.forget();
    },
    element: <LoadedPage module={module} props={props} />,
  };
}

interface LoadedPageProps<P extends object> {
  readonly module: PageModule<P>;
  readonly props: P;
}

/** Suspends only while the code is really missing: a prefetched or prerendered page shows at once. */
export function LoadedPage<P extends object>({ module, props }: LoadedPageProps<P>) {
  return createElement(use(module.load()), props);
}
