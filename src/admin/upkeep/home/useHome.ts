import { useCallback, useState } from "react";
import type { PublishAllOutcome, PublishedPart } from "@/data/publication";
import type { League } from "@/domain/league/league";
import { surveyHome, type HomeSurvey } from "@/migration/homeSurvey";
import { useConnection } from "@/session/ConnectionProvider";
import { useJob } from "../../batches/useJob";
import { useBatch } from "../../batches/useBatch";
import { publishBatch } from "../publishBatch";
import { useRead } from "@/data/useRead";

/** What was published during this visit, and how the league stands since. */
interface HomeOutcome extends Pick<PublishAllOutcome, "published" | "failed"> {
  readonly survey: HomeSurvey;
}

/** Surveys a league's database and publishes it part by part; leaving the page stops it where it can go on later. */
export function useHome(league: League) {
  const { maintenance } = useConnection();
  const batch = useBatch(league);
  const look = useCallback(
    async () => surveyHome(league, await maintenance.surveyPublication(league)),
    [maintenance, league],
  );
  const task = useRead(look);
  const { job, start, stop } = useJob();
  const [part, setPart] = useState<PublishedPart | null>(null);
  const [outcome, setOutcome] = useState<HomeOutcome | null>(null);

  const publish = () =>
    void start(async ({ onProgress, signal }) => {
      const options = {
        signal,
        onProgress: (done: number, of: number, now: PublishedPart | null) => {
          setPart(now);
          onProgress(done, of);
        },
      };
      setPart(null);
      try {
        const came = await batch.run({
          batch: publishBatch(league),
          run: () => maintenance.publishAll(league, options),
          isFinished: ({ left }) => left === 0,
        });
        setOutcome((before) => ({
          failed: came.failed,
          survey: surveyHome(league, came.survey),
          published: [...(before?.published ?? []), ...came.published],
        }));
      } catch (thrown) {
        task.again();
        throw thrown;
      }
    });

  /** Looks again after something else was put right. */
  const again = () => {
    setOutcome(null);
    task.again();
  };

  return { task, job, part, outcome, publish, stop, again };
}
