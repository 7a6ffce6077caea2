import { useCallback, useEffect, useState } from "react";
import { asFailure, type DataFailure } from "@/data/failure";

export type Task<T> =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly failure: DataFailure }
  | { readonly status: "ready"; readonly value: T };

/** The outcome of a request that is made when the page opens, and again on demand. Keep `run` stable. */
export function useTask<T>(run: () => Promise<T>): Task<T> & { readonly again: () => void } {
  const [turn, setTurn] = useState({ run, count: 0 });
  const [done, setDone] = useState<{ readonly turn: object; readonly task: Task<T> } | null>(null);
  const current = turn.run === run ? turn : { run, count: 0 };
  if (current !== turn) setTurn(current);

  useEffect(() => {
    let wanted = true;
    const settle = (task: Task<T>) => wanted && setDone({ turn, task });
    turn.run().then(
      (value) => settle({ status: "ready", value }),
      (thrown: unknown) => settle({ status: "failed", failure: asFailure(thrown) }),
    );
    return () => {
      wanted = false;
    };
  }, [turn]);

  const again = useCallback(
    () => setTurn((before) => ({ ...before, count: before.count + 1 })),
    [],
  );
  const task: Task<T> = done?.turn === turn ? done.task : { status: "loading" };
  return { ...task, again };
}
