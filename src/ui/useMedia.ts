import { useCallback, useSyncExternalStore } from "react";

/**
 * Whether a media query matches now; false in a delivered page, and where nobody can say.
 * @param query as CSS has it: "(min-width: 60em)"
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
  // Not every place a page is rendered in has matchMedia (jsdom has not).
  return useSyncExternalStore(
    watch,
    () => globalThis.matchMedia?.(query).matches ?? false,
    () => false,
  );
}
