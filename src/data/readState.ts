import type { EntityKind, RecordOf } from "@/records/record";
import type { DataFailure } from "./failure";
import type { Listing } from "./reader";

/** The state of data that is not loaded yet. */
interface LoadingState {
  readonly status: "loading";
}

/** The state of data that could not be loaded, with no earlier data to show. */
export interface FailedState {
  readonly status: "failed";
  readonly failure: DataFailure;
  /** Whether another try is under way. */
  readonly refreshing: boolean;
  readonly retry: () => void;
}

/** The state of loaded data. */
export interface ReadyState<T> {
  readonly status: "ready";
  readonly value: T;
  /** When it was loaded, in epoch milliseconds by this device's clock; 0 if no request was needed. */
  readonly readAt: number;
  /** Whether it is being loaded again. */
  readonly refreshing: boolean;
  /** Why the last refresh failed, so that the value is older; null if it did not fail. */
  readonly failure: DataFailure | null;
  /** True if there are more records than a visit loads from a collection that is not published. */
  readonly isCut?: boolean | undefined;
  readonly retry: () => void;
}

/** The state of data that is loaded from the database. */
export type ReadState<T> = LoadingState | FailedState | ReadyState<T>;

/** The state of the listing of a league's records of one kind. */
export type ListingState<K extends EntityKind> = ReadState<Listing<K>>;

/** The state of data that is not loaded yet; always the same object, so that nothing is drawn again for it. */
export const loading: LoadingState = { status: "loading" };

/** Returns the loaded value; null if it is not loaded yet. */
export const valueOf = <T>(state: ReadState<T> | null | undefined): T | null =>
  state?.status === "ready" ? state.value : null;

/** Returns the records of a listing; null if it is not loaded yet. */
export const recordsRead = <K extends EntityKind>(
  state: ListingState<K> | null | undefined,
): readonly RecordOf<K>[] | null => valueOf(state)?.records ?? null;

const none: readonly never[] = [];

/** Returns the records of a listing; always the same empty array if it is not loaded yet. */
export const recordsIn = <K extends EntityKind>(
  state: ListingState<K> | null | undefined,
): readonly RecordOf<K>[] => recordsRead(state) ?? none;
