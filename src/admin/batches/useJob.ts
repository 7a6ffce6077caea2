import { useCallback, useEffect, useRef, useState } from "react";
import { asFailure } from "@/data/failure";
import { useUnsaved } from "../leaving/leaveGuardContext";

/** The progress of a long job. */
export type JobState =
  | { readonly at: "idle" }
  | {
      readonly at: "running";
      readonly done: number;
      /** The total; 0 while it is not known. */
      readonly of: number;
      /** Whether it was asked to stop: it ends after its present step. */
      readonly isStopping: boolean;
    }
  | { readonly at: "failed"; readonly reason: string };

/** Given to a running job: a function to report its progress, and a signal that asks it to stop. */
interface JobControl {
  /** @param of the total; 0 while it is not known */
  readonly onProgress: (done: number, of: number) => void;
  readonly signal: AbortSignal;
}

/** Returns a function that makes a signal for a run of a job, and one that stops it. Leaving the page stops it too. */
export function useStop() {
  const controller = useRef<AbortController | null>(null);
  const stop = useCallback(() => controller.current?.abort(), []);
  useEffect(() => stop, [stop]);
  const begin = useCallback((): AbortSignal => {
    controller.current = new AbortController();
    return controller.current.signal;
  }, []);
  return { begin, stop };
}

/**
 * Runs one long job at a time, with its progress. Leaving the page stops it.
 * @param asksFirst whether to ask before the page is left while the job runs
 */
export function useJob({ asksFirst = false } = {}) {
  const [job, setJob] = useState<JobState>({ at: "idle" });
  const { begin, stop: abort } = useStop();

  const start = useCallback(
    async (run: (running: JobControl) => Promise<void>) => {
      const signal = begin();
      const onProgress = (done: number, of: number) =>
        setJob({ at: "running", done, of, isStopping: signal.aborted });
      onProgress(0, 0);
      try {
        await run({ onProgress, signal });
        setJob({ at: "idle" });
      } catch (thrown) {
        setJob({ at: "failed", reason: asFailure(thrown).message });
      }
    },
    [begin],
  );

  /** Stops the job after its present step. */
  const stop = useCallback(() => {
    abort();
    setJob((now) => (now.at === "running" ? { ...now, isStopping: true } : now));
  }, [abort]);
  useUnsaved(asksFirst && job.at === "running", stop, true);

  return { job, start, stop };
}
