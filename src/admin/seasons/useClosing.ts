import { useCallback, useRef, useState } from "react";
import { asFailure } from "@/data/failure";
import type { ClosedSeason, ClosingOptions, SeasonClosing } from "@/data/maintenance";
import type { League, Season } from "@/domain/league/league";
import { useConnection } from "@/session/ConnectionProvider";
import { howClosed } from "../batches/seasonPlan";
import { useBatch } from "../batches/useBatch";
import { useJob } from "../batches/useJob";

/** The progress of a running task that saves one record after the other. */
export interface FilingProgress {
  readonly at: "filing";
  readonly done: number;
  readonly of: number;
  readonly isStopping: boolean;
}

/** The state of the dialog that closes a season. */
export type ClosingStep =
  | { readonly at: "checking" }
  | { readonly at: "asking"; readonly closing: SeasonClosing }
  | FilingProgress
  | { readonly at: "done"; readonly closed: ClosedSeason }
  /** Closing stopped (`begun` is true), or the check before it failed. */
  | { readonly at: "failed"; readonly reason: string; readonly begun: boolean };

type Run = (options: ClosingOptions) => Promise<ClosedSeason>;

/**
 * Returns a function that runs a task on one record after the other, with its state. Leaving the page asks first; it
 * then stops the task after a record, so that it can be continued later.
 */
export function useFiling<S>(first: S | FilingProgress) {
  type Step = S | FilingProgress | Extract<ClosingStep, { at: "done" | "failed" }>;
  const [step, setStep] = useState<Step>(first);
  const { job, start, stop } = useJob({ asksFirst: true });

  const failed = useCallback(
    (thrown: unknown, begun: boolean) =>
      setStep({ at: "failed", reason: asFailure(thrown).message, begun }),
    [],
  );

  const run = (task: Run) =>
    void start(async (running) => {
      try {
        setStep({ at: "done", closed: await task(running) });
      } catch (thrown) {
        failed(thrown, true);
      }
    });

  const shown: Step = job.at === "running" ? { ...job, at: "filing" } : step;
  return { step: shown, setStep, failed, run, stop };
}

interface ClosingTask {
  readonly step: ClosingStep;
  /** @param withNewer Whether to include records that were saved after the closing began. */
  readonly check: (withNewer?: boolean) => void;
  /** @param next The name of the next season; "" for the proposed name. */
  readonly file: (next: string) => void;
  readonly stop: () => void;
}

/**
 * Returns functions that check and close a league's season, with the state of that.
 * @param into A past season that receives the records that are not filed yet; undefined to close the current season.
 */
export function useClosing(league: League, into: Season | undefined): ClosingTask {
  const { maintenance } = useConnection();
  const batch = useBatch(league);
  const { step, setStep, failed, run, stop } = useFiling<ClosingStep>({ at: "checking" });
  const asked = useRef<SeasonClosing | null>(null);
  const [withNewer, setWithNewer] = useState(false);

  const check = useCallback(
    (newer = false) => {
      setStep({ at: "checking" });
      setWithNewer(newer);
      maintenance.checkClosing(league, { ...(into && { into }), withNewer: newer }).then(
        (closing) => {
          asked.current = closing;
          setStep({ at: "asking", closing });
        },
        (thrown: unknown) => failed(thrown, false),
      );
    },
    [maintenance, league, into, setStep, failed],
  );

  const file = (next: string) => {
    const season = asked.current?.season.id;
    const left = Object.values(asked.current?.left ?? {});
    run((options) =>
      batch.run({
        batch: {
          what: "close",
          how: howClosed(season ?? "", into !== undefined),
          total: left.reduce((sum, count) => sum + count, 0),
          ids: [],
        },
        run: () =>
          maintenance.closeSeason(league, {
            ...options,
            ...(into && { into }),
            ...(season !== undefined && { season }),
            ...(next !== "" && { next }),
            withNewer,
          }),
        isFinished: (closed) => closed.left === 0,
      }),
    );
  };

  return { step, check, file, stop };
}
