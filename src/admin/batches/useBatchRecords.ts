import { asFailure } from "@/data/failure";
import { batchLimits, type BatchWork } from "@/data/batches/batches";
import { beginBatch, endBatch } from "@/data/batches/recorded";
import type { League } from "@/domain/league/league";
import { useConnection } from "@/session/ConnectionProvider";
import { useAccountUid } from "@/session/SessionProvider";
import type { DoneStep, Step } from "../steps/steps";
import { forgetSteps, keepSteps } from "./keptSteps";
import { idsOf, planOf } from "./plan";

/** What saves do, as their batch says it. */
function workOf(steps: readonly Step[]): BatchWork {
  const adds = steps.some(({ does }) => does === "add");
  const deletes = steps.filter(({ does }) => does === "delete").length;
  if (deletes === steps.length) return "delete";
  return adds && deletes > 0 ? "replace" : "save";
}

/** A batch as `end` needs it. */
export interface BatchInHand {
  readonly id: string;
  readonly total: number;
}

/** The records of batches of many saves: written before the first save, deleted when nothing is left. */
export function useBatchRecords(league: League) {
  const { batches } = useConnection();
  const uid = useAccountUid();

  const begin = async (batch: Parameters<typeof beginBatch>[1]): Promise<string | null> => {
    try {
      await beginBatch(batches, batch);
      return null;
    } catch (thrown) {
      return asFailure(thrown).message;
    }
  };

  return {
    /** @returns the reason why it cannot begin; null where it has begun */
    async beginSteps(id: string, steps: readonly Step[], what = workOf(steps)) {
      const total = steps.length;
      const how = planOf(steps, league);
      const reason = await begin({ id, what, how, league: league.slug, total, ids: idsOf(steps) });
      if (reason === null && total > batchLimits.fewest)
        keepSteps(
          uid,
          id,
          steps.map((step) => [step, league]),
        );
      return reason;
    },
    /** @param group of the saves that are undone; @returns as `beginSteps` */
    async beginUndo(id: string, done: readonly DoneStep[], group: string) {
      const steps = done.map(({ step }) => step);
      const batch = {
        id,
        what: "undo",
        how: group,
        league: league.slug,
        total: done.length,
      } as const;
      const reason = await begin({ ...batch, ids: idsOf(steps) });
      if (reason === null && done.length > batchLimits.fewest) keepSteps(uid, id, []);
      return reason;
    },
    async end(batch: BatchInHand) {
      forgetSteps(uid, batch.id);
      await endBatch(batches, batch);
    },
  };
}
