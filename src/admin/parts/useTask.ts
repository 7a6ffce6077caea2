import { useCallback, useEffect, useState } from "react";
import { asFailure, type DataFailure } from "@/data/failure";

export type Task<T> =
  | { readonly status: "loading" }
  | {
      readonly status: "failed";
      readonly failure: DataFailure;
      /** Another try is under way. */
      readonly refreshing: boolean;
    }
  | { readonly status: "ready"; readonly value: T };

/** The outcome of a request that is made when the page opens, and again on demand. Keep `run` stable. */
export function useTask<T>(run: () => Promise<T>): Task<T> & { readonly again: () => void } {
  const [turn, setTurn] = useState({ run, count: 0 });
  const [done, setDone] = useState<{ readonly turn: typeof turn; readonly task: Task<T> } | null>(
    null,
  );
  const current = turn.run === run ? turn : { run, count: 0 };
  if (current !== turn) setTurn(current);

  useEffect(() => {
    let wanted = true;
    const settle = (task: Task<T>) => wanted && setDone({ turn, task });
    turn.run().then(
      (value) => settle({ status: "ready", value }),
      (thrown: unknown) =>
        settle({ status: "failed", failure: asFailure(thrown), refreshing: false }),
    );
    return () => {
      wanted = false;
    };
  }, [turn]);

  const again = useCallback(
    () => setTurn((before) => ({ ...before, count: before.count + 1 })),
    [],
  );
  if (done?.turn === turn) return { ...done.task, again };
  const failed = done?.turn.run === turn.run && done.task.status === "failed" ? done.task : null;
  return { ...(failed ? { ...failed, refreshing: true } : { status: "loading" }), again };
}
