import { useCallback, useSyncExternalStore } from "react";

/**
 * Returns whether a media query matches now, and renders again when that changes; false in a prerendered page, and if
 * the environment has no `matchMedia`.
 * @param query a CSS media query: "(min-width: 60em)"
 */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (onChange: () => void) => {
      const list = globalThis.matchMedia?.(query);
      list?.addEventListener("change", onChange);
      return () => list?.removeEventListener("change", onChange);
    },
    [query],
  );
  // jsdom has no matchMedia.
  return useSyncExternalStore(
    watch,
    () => globalThis.matchMedia?.(query).matches ?? false,
    () => false,
  );
}
