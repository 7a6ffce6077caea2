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

/** The same state with another value, made of its own. */
export const mapRead = <T, U>(state: ReadState<T>, make: (value: T) => U): ReadState<U> =>
  state.status === "ready" ? { ...state, value: make(state.value) } : state;

/** All that is common to these reads: the first failure, whether all are tried again, and a retry of them all. */
const jointly = (states: readonly (FailedState | ReadyState<unknown>)[]) => ({
  failure: states[0]?.failure ?? null,
  refreshing: states.length > 0 && states.every(({ refreshing }) => refreshing),
  retry: () => {
    for (const { retry } of states) retry();
  },
});

/** Those of the reads that failed as one failed read; null where none did. Its retry tries all of them again. */
export function failedOf(states: readonly (ReadState<unknown> | undefined)[]): FailedState | null {
  const failed = states.flatMap((state) => (state?.status === "failed" ? [state] : []));
  const { failure, ...rest } = jointly(failed);
  return failure && { status: "failed", failure, ...rest };
}

/** Since when, and why, a part of what is shown is out of date. */
export interface StaleState extends ReadyState<unknown> {
  readonly failure: DataFailure;
}

/** Those of the reads that are stale as one, of the time of the oldest; null where all are current. */
export function staleOf(states: readonly (ReadState<unknown> | undefined)[]): StaleState | null {
  const stale = states.flatMap((state) =>
    state?.status === "ready" && state.failure ? [state] : [],
  );
  const { failure, ...rest } = jointly(stale);
  const readAt = Math.min(...stale.map((state) => state.readAt));
  return failure && { status: "ready", value: stale, readAt, failure, ...rest };
}

/** Whether one of the reads has not been answered yet. */
export const isAnyLoading = (states: readonly (ReadState<unknown> | undefined)[]): boolean =>
  states.some((state) => state?.status === "loading");

/** Whether all of the reads have been answered. */
export const areAllRead = (states: readonly (ReadState<unknown> | undefined)[]): boolean =>
  states.every((state) => state?.status === "ready");

/** When the latest of the reads was answered, in epoch milliseconds; 0 where none was. */
export const readAtOf = (states: readonly ReadState<unknown>[]): number =>
  Math.max(0, ...states.map((state) => (state.status === "ready" ? state.readAt : 0)));

type ValuesOf<S extends readonly ReadState<unknown>[]> = {
  readonly [I in keyof S]: S[I] extends ReadState<infer T> ? T : never;
};

/**
 * Several reads as one, with the values of all. It has failed where one of them has, is loading where one of them is,
 * and is stale where one of them is: then it is of that one's time, else of the latest read.
 */
export function together<const S extends readonly ReadState<unknown>[]>(
  states: S,
): ReadState<ValuesOf<S>> {
  const failed = failedOf(states);
  if (failed) return failed;
  const read = states.flatMap((state) => (state.status === "ready" ? [state] : []));
  if (read.length < states.length) return loading;
  return {
    status: "ready",
    isCut: read.some(({ isCut }) => isCut),
    readAt: readAtOf(read),
    ...jointly(read),
    failure: null,
    ...staleOf(read),
    // The values are in the order of their states.
    value: read.map(({ value }) => value) as ValuesOf<S>,
  };
}
