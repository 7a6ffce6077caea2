import { loading, type FailedState, type ReadState, type ReadyState } from "./readState";

/*
 * Several reads as one. Not in `readState.ts`, because a page of one read does without this code.
 */

/** The same state with another value, made of its own. */
export const mapRead = <T, U>(state: ReadState<T>, make: (value: T) => U): ReadState<U> =>
  state.status === "ready" ? { ...state, value: make(state.value) } : state;

/** A list of reads, some of which may not have been asked for. */
type Reads = readonly (ReadState<unknown> | undefined)[];

/** The first of these reads for all of them: its retry tries all of them again. */
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

/** Those of the reads that failed as one failed read; null where none did. Its retry tries all of them again. */
export const failedOf = (states: Reads): FailedState | null =>
  jointly(states.filter((state) => state?.status === "failed")) ?? null;

/** Those of the reads that are stale as one, of the time of the oldest; null where all are current. */
export function staleOf(states: Reads): ReadyState<unknown> | null {
  const stale = states
    .filter((state) => state?.status === "ready")
    .filter(({ failure }) => failure !== null);
  const joint = jointly(stale);
  return joint ? { ...joint, readAt: Math.min(...stale.map(({ readAt }) => readAt)) } : null;
}

/** Whether one of the reads has not been answered yet. */
export const isAnyLoading = (states: Reads): boolean =>
  states.some((state) => state?.status === "loading");

/** Whether all of the reads have been answered. */
export const areAllRead = (states: Reads): boolean =>
  states.every((state) => state?.status === "ready");

/** When the latest of the reads was answered, in epoch milliseconds; 0 where none was. */
export const readAtOf = (states: Reads): number =>
  Math.max(0, ...states.map((state) => (state?.status === "ready" ? state.readAt : 0)));

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
