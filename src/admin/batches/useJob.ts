import { useCallback, useEffect, useRef, useState } from "react";
import { asFailure } from "@/data/failure";
import { useUnsaved } from "../leaving/leaveGuardContext";

/** The progress of a long job. */
export type JobState =
  | { readonly at: "idle" }
  | {
      readonly at: "running";
      readonly done: number;
      /** 0 while it is not known. */
      readonly of: number;
      /** It ends after what is under way. */
      readonly isStopping: boolean;
    }
  | { readonly at: "failed"; readonly reason: string };

/** With this a running job reports its progress, and learns that it has to stop. */
interface JobControl {
  /** @param of 0 while it is not known */
  readonly onProgress: (done: number, of: number) => void;
  readonly signal: AbortSignal;
}

/** A signal for each run of a job, and the way to stop it; leaving the page stops it. */
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
 * Runs one long job at a time; leaving the page stops it where it can go on later.
 * @param asksFirst asks before the page is left while it runs
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

  /** Stops after what is under way. */
  const stop = useCallback(() => {
    abort();
    setJob((now) => (now.at === "running" ? { ...now, isStopping: true } : now));
  }, [abort]);
  useUnsaved(asksFirst && job.at === "running", stop, true);

  return { job, start, stop };
}
