import { useSyncExternalStore } from "react";

/** How many parts of the page follow a league live, by its slug. */
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

/** Says that the page follows the league itself; call what it returns once it no longer does. */
export function followOnPage({ slug }: { readonly slug: string }): () => void {
  count(slug, 1);
  return () => count(slug, -1);
}

/** Whether the page follows the league itself, so that nobody else need. */
export const useFollowedOnPage = ({ slug }: { readonly slug: string }): boolean =>
  useSyncExternalStore(
    observe,
    () => isCounted(slug),
    () => false,
  );
