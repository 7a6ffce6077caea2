import type { EntityKind, RecordOf } from "@/records/record";
import type { DataFailure } from "./failure";
import type { Listing } from "./reader";

/** A read that has not been answered yet. */
interface LoadingState {
  readonly status: "loading";
}

/** A read that failed, with nothing from before to show in its place. */
export interface FailedState {
  readonly status: "failed";
  readonly failure: DataFailure;
  /** Another try is under way. */
  readonly refreshing: boolean;
  readonly retry: () => void;
}

/** A read that was answered. */
export interface ReadyState<T> {
  readonly status: "ready";
  readonly value: T;
  /** When it was read, in epoch milliseconds by this device's clock; 0 where nothing had to be read. */
  readonly readAt: number;
  /** Another read is under way. */
  readonly refreshing: boolean;
  /** Why the last refresh failed: the value is stale, from the read before it. */
  readonly failure: DataFailure | null;
  /** There are more records than a visit reads of a collection that is not published. */
  readonly isCut?: boolean | undefined;
  readonly retry: () => void;
}

/** How far something has been read. */
export type ReadState<T> = LoadingState | FailedState | ReadyState<T>;

/** How far a league's records of one kind have been read. */
export type ListingState<K extends EntityKind> = ReadState<Listing<K>>;

/** The state of whatever has not been answered yet; the same object each time, so that nothing is drawn again for it. */
export const loading: LoadingState = { status: "loading" };

/** The value; null until it is read. */
export const valueOf = <T>(state: ReadState<T> | null | undefined): T | null =>
  state?.status === "ready" ? state.value : null;

/** The records of a listing; null until it is read. */
export const recordsRead = <K extends EntityKind>(
  state: ListingState<K> | null | undefined,
): readonly RecordOf<K>[] | null => valueOf(state)?.records ?? null;

const none: readonly never[] = [];

/** The records of a listing; the same empty list until it is read. */
export const recordsIn = <K extends EntityKind>(
  state: ListingState<K> | null | undefined,
): readonly RecordOf<K>[] => recordsRead(state) ?? none;
