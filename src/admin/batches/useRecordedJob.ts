import { batchLimits, WHOLE_ARENA, type NewBatch } from "@/data/batches/batches";
import { beginBatch, endBatch, endEarlier } from "@/data/batches/recorded";
import { newRecordId } from "@/data/store";
import type { League } from "@/domain/league/league";
import { useConnection } from "@/session/ConnectionProvider";
import { useAccountUid } from "@/session/SessionProvider";
import { forgetSteps, keepSteps } from "./keptSteps";

interface Job<R> {
  readonly batch: Omit<NewBatch, "id" | "league">;
  /** @param group of its saves in the history */
  readonly run: (group: string) => Promise<R>;
  /** Whether nothing of it is left. */
  readonly isFinished: (result: R) => boolean;
  /** Whether nothing is left either of what was cut off before and did the same; it is so without it. */
  readonly endsEarlier?: (result: R) => boolean;
}

/**
 * Runs a job that is no list of saves, such as closing a season, under the record of a batch. The record stays where the
 * job was stopped or broke off.
 * @param league null for a job of the whole arena
 */
export function useRecordedJob(league: League | null) {
  const { batches } = useConnection();
  const uid = useAccountUid();

  /** @throws DataFailure that broke it off, or that kept it from beginning */
  return async <R>({ batch, run, isFinished, endsEarlier = () => true }: Job<R>): Promise<R> => {
    const id = newRecordId();
    const whole = { ...batch, id, league: league?.slug ?? WHOLE_ARENA };
    await beginBatch(batches, whole);
    if (whole.total > batchLimits.fewest) keepSteps(uid, id, []);
    const result = await run(id);
    if (isFinished(result)) {
      forgetSteps(uid, id);
      await endBatch(batches, whole);
      if (endsEarlier(result)) await endEarlier(batches, league, whole);
    }
    return result;
  };
}
