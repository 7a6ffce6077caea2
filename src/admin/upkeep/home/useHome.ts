import { useCallback, useEffect, useRef, useState } from "react";
import { asFailure } from "@/data/failure";
import type { PublishAllOutcome, PublishedPart } from "@/data/publication";
import type { League } from "@/domain/league/league";
import { surveyHome, type HomeSurvey } from "@/migration/homeSurvey";
import { useConnection } from "@/session/ConnectionProvider";
import { useRead } from "@/data/useRead";

/** How far publishing is. */
export type HomeStep =
  | { readonly at: "rest" }
  | {
      readonly at: "publishing";
      readonly done: number;
      readonly of: number;
      readonly part: PublishedPart | null;
      readonly stops: boolean;
    }
  | { readonly at: "failed"; readonly reason: string };

/** What was published during this visit, and how the league stands since. */
interface HomeOutcome extends Pick<PublishAllOutcome, "published" | "failed"> {
  readonly survey: HomeSurvey;
}

/** Surveys a league's database and publishes it part by part; leaving the page stops it where it can go on later. */
export function useHome(league: League) {
  const { maintenance } = useConnection();
  const look = useCallback(
    async () => surveyHome(league, await maintenance.surveyPublication(league)),
    [maintenance, league],
  );
  const task = useRead(look);
  const [step, setStep] = useState<HomeStep>({ at: "rest" });
  const [outcome, setOutcome] = useState<HomeOutcome | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const publish = () => {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const onProgress = (done: number, of: number, part: PublishedPart | null) =>
      setStep({ at: "publishing", done, of, part, stops: signal.aborted });
    onProgress(0, 0, null);
    maintenance.publishAll(league, { onProgress, signal }).then(
      (came) => {
        setOutcome((before) => ({
          failed: came.failed,
          survey: surveyHome(league, came.survey),
          published: [...(before?.published ?? []), ...came.published],
        }));
        setStep({ at: "rest" });
      },
      (thrown: unknown) => {
        setStep({ at: "failed", reason: asFailure(thrown).message });
        task.again();
      },
    );
  };

  const stop = () => {
    running.current?.abort();
    setStep((now) => (now.at === "publishing" ? { ...now, stops: true } : now));
  };

  /** Looks again after something else was put right. */
  const again = () => {
    setOutcome(null);
    task.again();
  };

  return { task, step, outcome, publish, stop, again };
}
