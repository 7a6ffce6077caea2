import type { ListingState } from "@/data/readState";
import type { EntityKind } from "@/records/record";

/**
 * Returns the state without the reason why it could not be refreshed, because the page shows that once, not in every
 * section.
 */
export function withoutFailure<K extends EntityKind>(state: ListingState<K>): ListingState<K> {
  return state.status === "ready" ? { ...state, failure: null } : state;
}
