import { useCallback, useEffect, useRef, useState } from "react";
import { asFailure } from "@/data/failure";
import type { ClosedSeason, SeasonClosing } from "@/data/maintenance";
import type { League } from "@/leagues/league";
import { useConnection } from "@/session/ConnectionProvider";

/** How far the dialog that closes a season is. */
export type ClosingStep =
  | { readonly at: "checking" }
  | { readonly at: "asking"; readonly closing: SeasonClosing }
  | { readonly at: "filing"; readonly done: number; readonly of: number; readonly stops: boolean }
  | { readonly at: "done"; readonly closed: ClosedSeason }
  /** It broke off, or could not even be looked at. */
  | { readonly at: "failed"; readonly reason: string; readonly begun: boolean };

interface Closing {
  readonly step: ClosingStep;
  readonly check: () => void;
  readonly file: () => void;
  /** Stops after the record that is under way. */
  readonly stop: () => void;
}

/** Closes a league's season; leaving the page stops it where it can go on later. */
export function useClosing(league: League): Closing {
  const { maintenance } = useConnection();
  const [step, setStep] = useState<ClosingStep>({ at: "checking" });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const check = useCallback(() => {
    setStep({ at: "checking" });
    maintenance.checkClosing(league).then(
      (closing) => closing && setStep({ at: "asking", closing }),
      (thrown: unknown) =>
        setStep({ at: "failed", reason: asFailure(thrown).message, begun: false }),
    );
  }, [maintenance, league]);

  const file = () => {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const onProgress = (done: number, of: number) =>
      setStep({ at: "filing", done, of, stops: signal.aborted });
    onProgress(0, 0);
    maintenance.closeSeason(league, { onProgress, signal }).then(
      (closed) => setStep({ at: "done", closed }),
      (thrown: unknown) =>
        setStep({ at: "failed", reason: asFailure(thrown).message, begun: true }),
    );
  };

  const stop = () => {
    running.current?.abort();
    setStep((now) => (now.at === "filing" ? { ...now, stops: true } : now));
  };

  return { step, check, file, stop };
}
