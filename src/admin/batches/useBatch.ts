import { batchLimits, WHOLE_ARENA, type BatchWork, type NewBatch } from "@/data/batches/batches";
import { beginBatch, endBatch, endEarlier } from "@/data/batches/recorded";
import { newRecordId } from "@/data/store";
import type { League } from "@/domain/league/league";
import { useConnection } from "@/session/ConnectionProvider";
import { useAccountUid } from "@/session/SessionProvider";
import type { Step } from "../steps/steps";
import { forgetSteps, keepSteps } from "./keptSteps";
import { idsOf, planOf } from "./plan";
import { groupUndone, howUndone } from "./undoPlan";

/** The kind of work of a batch with these steps. */
function workOf(steps: readonly Step[]): BatchWork {
  const adds = steps.some(({ does }) => does === "add");
  const deletes = steps.filter(({ does }) => does === "delete").length;
  if (deletes === steps.length) return "delete";
  return adds && deletes > 0 ? "replace" : "save";
}

/** A batch that runs. */
export interface RunningBatch {
  readonly id: string;
  readonly total: number;
  /** The kind of work, where its steps do not show it. */
  readonly what?: BatchWork | undefined;
  /** Names the job in place of a plan: no other device can go on with it, and the same job done again ends it. */
  readonly how?: string | undefined;
}

/** A new batch, and the steps that this browser keeps, so that it can go on with them later. */
export interface BatchStart {
  readonly batch: Omit<NewBatch, "league">;
  readonly kept: readonly (readonly [Step, League])[];
}

/**
 * A new batch of these steps.
 * @param season the past season that new records are filed under
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

/** A new batch that undoes the saves of a group. */
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
  /** An unfinished batch that this job goes on with. */
  readonly begun?: Pick<RunningBatch, "id" | "total"> | undefined;
  /** @param group of its saves in the history */
  readonly run: (group: string) => Promise<R>;
  /** Whether all of it is done. */
  readonly isFinished: (result: R) => boolean;
  /** Whether it also finishes earlier batches of the same work that were cut off: yes, without this. */
  readonly endsEarlier?: (result: R) => boolean;
}

/**
 * The record of a job of many saves: written before the first save, deleted when all is done. After a job that was
 * stopped, failed or was cut off it stays, and the dashboard shows it.
 * @param league null for a job of the whole arena
 */
export function useBatch(league: League | null) {
  const { batches } = useConnection();
  const uid = useAccountUid();

  /** @throws DataFailure where nothing was saved */
  const begin = async ({ batch, kept }: BatchStart): Promise<void> => {
    await beginBatch(batches, { ...batch, league: league?.slug ?? WHOLE_ARENA });
    if (batch.total > batchLimits.fewest) keepSteps(uid, batch.id, kept);
  };

  /** Ends the batch, and earlier ones of the same work that were cut off. */
  const end = async (batch: RunningBatch): Promise<void> => {
    const { id, what, how } = batch;
    forgetSteps(uid, id);
    await endBatch(batches, batch);
    if (what && how !== undefined) await endEarlier(batches, league, { id, what, how });
  };

  return {
    begin,
    end,
    /** Ends the batch that undid a group, and batches of that group or of its undoing that were cut off. */
    async endUndo(undo: RunningBatch, group: string): Promise<void> {
      await end(undo);
      for (const one of await batches.open(league).catch(() => []))
        if (one.id === group || (one.what === "undo" && groupUndone(one.how) === group))
          await end({ id: one.id, total: one.total });
    },
    /**
     * Runs a job that is no list of steps, such as closing a season.
     * @throws DataFailure that ended it early or did not let it begin
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
