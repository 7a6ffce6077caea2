import { useSyncExternalStore } from "react";

const nothingToFollow = () => () => {};

/**
 * False while a page is rendered at build time and while the browser takes it over, true from then
 * on: what only the address knows is shown after that, because pages are delivered without it.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothingToFollow,
    () => true,
    () => false,
  );
}
