import type { ComponentType } from "react";
import { lazyPart as realPart, type LazyPart, type PageModule } from "@/ui/later/lazyPart";
import { oncePerTest, delay } from "./delay";

export * from "@/ui/later/lazyPart";

/** Makes the product's lazy part, but it is delayed and loaded again in each test. */
export function lazyPart<T>(fetchPart: () => Promise<T>): LazyPart<T> {
  const part = oncePerTest(() =>
    realPart(async () => {
      await delay();
      return fetchPart();
    }),
  );
  return {
    isLoaded: () => part().isLoaded(),
    loaded: () => part().loaded(),
    load: () => part().load(),
    forget: () => part().forget(),
  };
}

/** Makes the product's page module, but it is delayed and loaded again in each test. */
export function pageModule<P>(
  fetchCode: () => Promise<{ readonly default: ComponentType<P> }>,
): PageModule<P> {
  return lazyPart(async () => (await fetchCode()).default);
}
