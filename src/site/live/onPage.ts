import { useSyncExternalStore } from "react";

/** How many components of the page follow each league live, by the league's slug. */
const counts = new Map<string, number>();
const callbacks = new Set<() => void>();

function count(slug: string, by: number): void {
  counts.set(slug, (counts.get(slug) ?? 0) + by);
  for (const callback of callbacks) callback();
}

function observe(callback: () => void) {
  callbacks.add(callback);
  return () => void callbacks.delete(callback);
}

const isCounted = (slug: string) => (counts.get(slug) ?? 0) > 0;

/** Registers that a component of the page follows the league. Call the returned function when it stops. */
export function followOnPage({ slug }: { readonly slug: string }): () => void {
  count(slug, 1);
  return () => count(slug, -1);
}

/** Returns whether a component of the page follows the league, so that no other component needs to. */
export const useFollowedOnPage = ({ slug }: { readonly slug: string }): boolean =>
  useSyncExternalStore(
    observe,
    () => isCounted(slug),
    () => false,
  );
