import type { ListingState } from "@/data/readState";
import type { EntityKind } from "@/records/record";

/** The same state without the reason why it could not be refreshed: the page says that once, not in every block. */
export function quiet<K extends EntityKind>(state: ListingState<K>): ListingState<K> {
  return state.status === "ready" ? { ...state, failure: null } : state;
}
