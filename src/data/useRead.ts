import { useCallback, useEffect, useState } from "react";
import { asFailure } from "./failure";
import { loading, valueOf, type ReadState } from "./readState";

/** Runs a request when the component mounts, and again when `again` is called; returns its state. Keep `run` stable. */
export function useRead<T>(run: () => Promise<T>): ReadState<T> & { readonly again: () => void } {
  const [turn, setTurn] = useState({ run, count: 0 });
  const [done, setDone] = useState<{
    readonly turn: typeof turn;
    readonly state: ReadState<T>;
  } | null>(null);
  const current = turn.run === run ? turn : { run, count: 0 };
  if (current !== turn) setTurn(current);
  const again = useCallback(
    () => setTurn((before) => ({ ...before, count: before.count + 1 })),
    [],
  );

  useEffect(() => {
    let wanted = true;
    const settle = (state: ReadState<T>) => wanted && setDone({ turn, state });
    const settled = { refreshing: false, retry: again };
    turn.run().then(
      (value) => settle({ status: "ready", value, readAt: Date.now(), failure: null, ...settled }),
      (thrown: unknown) => settle({ status: "failed", failure: asFailure(thrown), ...settled }),
    );
    return () => {
      wanted = false;
    };
  }, [turn, again]);

  if (done?.turn === turn) return { ...done.state, again };
  const failed = done?.turn.run === turn.run && done.state.status === "failed" ? done.state : null;
  return { ...(failed ? { ...failed, refreshing: true } : loading), again };
}

/**
 * Returns the value that was loaded last. It stays shown while it is loaded again, so that the page does not flicker.
 */
export function useLastRead<T>(state: ReadState<T>): T | null {
  const [last, setLast] = useState<T | null>(null);
  const value = valueOf(state);
  if (value !== null && value !== last) setLast(value);
  return last;
}
