import { batchLimits, WHOLE_ARENA, type BatchWork, type NewBatch } from "@/data/batches/batches";
import { beginBatch, endBatch, endEarlier } from "@/data/batches/recorded";
import { newRecordId } from "@/data/store";
import type { League } from "@/domain/league/league";
import { useConnection } from "@/session/ConnectionProvider";
import { useAccountUid } from "@/session/SessionProvider";
import type { Step } from "../steps/steps";
import { removeBatchSteps, storeBatchSteps } from "./keptSteps";
import { idsOf, planOf } from "./plan";
import { groupUndone, howUndone } from "./undoPlan";

/** Returns the kind of work that a list of steps is. */
function workOf(steps: readonly Step[]): BatchWork {
  const adds = steps.some(({ does }) => does === "add");
  const deletes = steps.filter(({ does }) => does === "delete").length;
  if (deletes === steps.length) return "delete";
  return adds && deletes > 0 ? "replace" : "save";
}

/** A batch that is under way. */
export interface RunningBatch {
  readonly id: string;
  readonly total: number;
  /** The kind of work, if the steps do not show it. */
  readonly what?: BatchWork | undefined;
  /**
   * A name of the job in place of a plan: no other device can continue it. When a job with the same name is done later,
   * this one ends too.
   */
  readonly how?: string | undefined;
}

/** A new batch, and the steps to store in this browser, so that it can continue them later. */
export interface BatchStart {
  readonly batch: Omit<NewBatch, "league">;
  readonly kept: readonly (readonly [Step, League])[];
}

/**
 * Returns a new batch of steps.
 * @param season the past season whose records the steps save; undefined for the current season
 */
export function stepsBatch(
  { id, what, how }: Omit<RunningBatch, "total">,
  steps: readonly Step[],
  league: League,
  season?: string,
): BatchStart {
  const placed = season === undefined ? steps : steps.map((step) => ({ ...step, season }));
  return {
    batch: {
      id,
      what: what ?? workOf(steps),
      how: how ?? planOf(placed, league),
      total: steps.length,
      ids: how === undefined ? idsOf(steps) : [],
    },
    kept: placed.map((step) => [step, league]),
  };
}

/** Returns a new batch that undoes the saves of a group. */
export const undoBatch = (id: string, steps: readonly Step[], group: string): BatchStart => ({
  batch: {
    id,
    what: "undo",
    how: howUndone(group, steps),
    total: steps.length,
    ids: idsOf(steps),
  },
  kept: [],
});

interface Job<R> {
  readonly batch: Omit<NewBatch, "id" | "league">;
  /** The unfinished batch that this job continues; undefined for a new job. */
  readonly begun?: Pick<RunningBatch, "id" | "total"> | undefined;
  /** @param group the group of the job's saves in the history */
  readonly run: (group: string) => Promise<R>;
  /** Checks whether everything is done. */
  readonly isFinished: (result: R) => boolean;
  /** Checks whether it also finishes earlier batches of the same work that were cut off; without it, always. */
  readonly endsEarlier?: (result: R) => boolean;
}

/**
 * Writes and deletes the record of a job of many saves (a batch): it is written before the first save and deleted when
 * everything is done. If the job is stopped, fails or is cut off, the record stays and the dashboard shows it.
 * @param league null for a job of the whole arena
 */
export function useBatch(league: League | null) {
  const { batches } = useConnection();
  const uid = useAccountUid();

  /** Writes the record of a new batch. @throws DataFailure if it was not written */
  const begin = async ({ batch, kept }: BatchStart): Promise<void> => {
    await beginBatch(batches, { ...batch, league: league?.slug ?? WHOLE_ARENA });
    if (batch.total > batchLimits.fewest) storeBatchSteps(uid, batch.id, kept);
  };

  /** Ends the batch, and earlier ones of the same work that were cut off. */
  const end = async (batch: RunningBatch): Promise<void> => {
    const { id, what, how } = batch;
    removeBatchSteps(uid, id);
    await endBatch(batches, batch);
    if (what && how !== undefined) await endEarlier(batches, league, { id, what, how });
  };

  return {
    begin,
    end,
    /** Ends the batch of an undo, and unfinished batches that made or undid the same group of saves. */
    async endUndo(undo: RunningBatch, group: string): Promise<void> {
      await end(undo);
      for (const one of await batches.open(league).catch(() => []))
        if (one.id === group || (one.what === "undo" && groupUndone(one.how) === group))
          await end({ id: one.id, total: one.total });
    },
    /**
     * Runs a job that is no list of steps, such as closing a season.
     * @throws DataFailure if it could not begin or failed before its end
     */
    async run<R>({ batch, begun, run, isFinished, endsEarlier = () => true }: Job<R>): Promise<R> {
      const { id, total } = begun ?? { id: newRecordId(), total: batch.total };
      if (!begun) await begin({ batch: { ...batch, id }, kept: [] });
      const result = await run(id);
      if (isFinished(result))
        await end(endsEarlier(result) ? { ...batch, id, total } : { id, total });
      return result;
    },
  };
}
