import { useCallback, useEffect, useRef, useState } from "react";
import { asFailure } from "@/data/failure";
import type { BatchProgress } from "@/data/batches/batch";

/** How far a task is that takes a while. */
export type LongTask =
  | { readonly at: "idle" }
  | { readonly at: "running"; readonly done: number; readonly of: number; readonly stops: boolean }
  | { readonly at: "failed"; readonly reason: string };

/** Runs one long task at a time; leaving the page stops it where it can go on later. */
export function useLongTask() {
  const [task, setTask] = useState<LongTask>({ at: "idle" });
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const start = useCallback(async (run: (running: BatchProgress) => Promise<void>) => {
    const stopping = new AbortController();
    controller.current = stopping;
    const { signal } = stopping;
    const onProgress = (done: number, of: number) =>
      setTask({ at: "running", done, of, stops: signal.aborted });
    onProgress(0, 0);
    try {
      await run({ onProgress, signal });
      setTask({ at: "idle" });
    } catch (thrown) {
      setTask({ at: "failed", reason: asFailure(thrown).message });
    }
  }, []);

  /** Stops after what is under way. */
  const stop = useCallback(() => {
    controller.current?.abort();
    setTask((now) => (now.at === "running" ? { ...now, stops: true } : now));
  }, []);

  return { task, start, stop };
}
