import { loading, type FailedState, type ReadState, type ReadyState } from "./readState";

/* Combines several reads into one. Not in `readState.ts`, because a page with one read does not need this code. */

/** Returns the state with another value, computed from its own. */
export const mapRead = <T, U>(state: ReadState<T>, make: (value: T) => U): ReadState<U> =>
  state.status === "ready" ? { ...state, value: make(state.value) } : state;

/** Several reads; undefined for one that was not requested. */
type Reads = readonly (ReadState<unknown> | undefined)[];

/** Combines reads into the first of them, whose `retry` repeats all. */
function jointly<S extends FailedState | ReadyState<unknown>>(states: readonly S[]): S | undefined {
  const [first] = states;
  return (
    first && {
      ...first,
      refreshing: states.every(({ refreshing }) => refreshing),
      retry: () => states.forEach(({ retry }) => retry()),
    }
  );
}

/** Combines the failed reads into one, whose `retry` repeats all of them; null if none failed. */
export const failedOf = (states: Reads): FailedState | null =>
  jointly(states.filter((state) => state?.status === "failed")) ?? null;

/** Combines the reads whose last refresh failed into one, with the time of the oldest; null if all are current. */
export function staleOf(states: Reads): ReadyState<unknown> | null {
  const stale = states
    .filter((state) => state?.status === "ready")
    .filter(({ failure }) => failure !== null);
  const joint = jointly(stale);
  return joint ? { ...joint, readAt: Math.min(...stale.map(({ readAt }) => readAt)) } : null;
}

/** Whether any of the reads is not loaded yet. */
export const isAnyLoading = (states: Reads): boolean =>
  states.some((state) => state?.status === "loading");

/** Whether all of the reads are loaded. */
export const areAllRead = (states: Reads): boolean =>
  states.every((state) => state?.status === "ready");

/** Returns when the latest of the reads was loaded, in epoch milliseconds; 0 if none is loaded. */
export const readAtOf = (states: Reads): number =>
  Math.max(0, ...states.map((state) => (state?.status === "ready" ? state.readAt : 0)));

type ValuesOf<S extends readonly ReadState<unknown>[]> = {
  readonly [I in keyof S]: S[I] extends ReadState<infer T> ? T : never;
};

/**
 * Combines several reads into one, with the values of all. It has failed if one of them has, and is loading if one of
 * them is. If the last refresh of some failed, it has the failure and the time of the oldest of these; else the time of
 * the latest read.
 */
export function together<const S extends readonly ReadState<unknown>[]>(
  states: S,
): ReadState<ValuesOf<S>> {
  const failed = failedOf(states);
  if (failed) return failed;
  const read = states.filter((state) => state.status === "ready");
  if (read.length < states.length) return loading;
  return {
    status: "ready",
    readAt: readAtOf(read),
    failure: null,
    retry: () => read.forEach(({ retry }) => retry()),
    ...staleOf(read),
    refreshing: read.some(({ refreshing }) => refreshing),
    isCut: read.some(({ isCut }) => isCut),
    // The values are in the order of their states.
    value: read.map(({ value }) => value) as ValuesOf<S>,
  };
}
