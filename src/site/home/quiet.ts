import type { ListingState } from "@/data/useListing";
import type { EntityKind } from "@/records/record";

/** The same state without the reason why it could not be refreshed: the page says that once, not in every block. */
export function quiet<K extends EntityKind>(state: ListingState<K>): ListingState<K> {
  return state.status === "ready" ? { ...state, failure: null } : state;
}

/** Since when, and why, something on the page is out of date; null while everything is current. */
export function staleness(
  states: readonly ListingState<EntityKind>[],
): { readonly readAt: number; readonly reason: string; readonly retry: () => void } | null {
  const stale = states.flatMap((state) =>
    state.status === "ready" && state.failure
      ? [{ readAt: state.listing.readAt, reason: state.failure.message, retry: state.retry }]
      : [],
  );
  const [first] = stale;
  if (!first) return null;
  return {
    readAt: Math.min(...stale.map(({ readAt }) => readAt)),
    reason: first.reason,
    retry: () => {
      for (const { retry } of stale) retry();
    },
  };
}
