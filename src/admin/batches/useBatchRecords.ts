import { asFailure } from "@/data/failure";
import { batchLimits, type BatchWork } from "@/data/batches/batches";
import { beginBatch, endBatch, endEarlier } from "@/data/batches/recorded";
import type { League } from "@/domain/league/league";
import { useConnection } from "@/session/ConnectionProvider";
import { useAccountUid } from "@/session/SessionProvider";
import type { DoneStep, Step } from "../steps/steps";
import { forgetSteps, keepSteps } from "./keptSteps";
import { idsOf, planOf } from "./plan";
import { groupUndone, howUndone } from "./undoPlan";

/** What saves do, as their batch says it. */
function workOf(steps: readonly Step[]): BatchWork {
  const adds = steps.some(({ does }) => does === "add");
  const deletes = steps.filter(({ does }) => does === "delete").length;
  if (deletes === steps.length) return "delete";
  return adds && deletes > 0 ? "replace" : "save";
}

/** A batch that is under way. */
export interface BatchInHand {
  readonly id: string;
  readonly total: number;
  /** What it does, where its steps do not say it. */
  readonly what?: BatchWork | undefined;
  /** What it comes from, in place of its plan: no other device goes on with it, and doing the same again ends it. */
  readonly how?: string | undefined;
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

  const end = async (batch: BatchInHand) => {
    forgetSteps(uid, batch.id);
    await endBatch(batches, batch);
  };

  return {
    /**
     * @param season the past one that new records are filed under
     * @returns the reason why it cannot begin; null where it has begun
     */
    async beginSteps(batch: Omit<BatchInHand, "total">, steps: readonly Step[], season?: string) {
      const { id, what = workOf(steps) } = batch;
      const total = steps.length;
      const placed = season === undefined ? steps : steps.map((step) => ({ ...step, season }));
      const how = batch.how ?? planOf(placed, league);
      const ids = batch.how === undefined ? idsOf(steps) : [];
      const reason = await begin({ id, what, how, league: league.slug, total, ids });
      if (reason === null && total > batchLimits.fewest)
        keepSteps(
          uid,
          id,
          placed.map((step) => [step, league]),
        );
      return reason;
    },
    /** @param group of the saves that are undone; @returns as `beginSteps` */
    async beginUndo(id: string, done: readonly DoneStep[], group: string) {
      const steps = done.map(({ step }) => step);
      const how = howUndone(group, steps);
      const total = done.length;
      const batch = { id, what: "undo", how, league: league.slug, total } as const;
      const reason = await begin({ ...batch, ids: idsOf(steps) });
      if (reason === null && total > batchLimits.fewest) keepSteps(uid, id, []);
      return reason;
    },
    /** Nothing of it is left. */
    async end(batch: BatchInHand) {
      await end(batch);
      const { id, what, how } = batch;
      if (what && how !== undefined) await endEarlier(batches, league, { id, what, how });
    },
    /** The saves of that group are undone: what was cut off of them, or of undoing them, is over too. */
    async endUndo(undo: BatchInHand, group: string) {
      await end(undo);
      for (const one of await batches.open(league).catch(() => []))
        if (one.id === group || (one.what === "undo" && groupUndone(one.how) === group))
          await end(one);
    },
  };
}
