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

/** A batch that begins, and those of its steps that this browser keeps, to go on with them by itself. */
export interface Beginning {
  readonly batch: Omit<NewBatch, "league">;
  readonly kept: readonly (readonly [Step, League])[];
}

/**
 * The batch of saves that are steps.
 * @param season the past one that new records are filed under
 */
export function stepsBatch(
  { id, what, how }: Omit<BatchInHand, "total">,
  steps: readonly Step[],
  league: League,
  season?: string,
): Beginning {
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

/** The batch that undoes the saves of that group. */
export const undoBatch = (id: string, steps: readonly Step[], group: string): Beginning => ({
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
  /** A batch that was cut off or broke off, which this job goes on with. */
  readonly begun?: Pick<BatchInHand, "id" | "total"> | undefined;
  /** @param group of its saves in the history */
  readonly run: (group: string) => Promise<R>;
  /** Whether nothing of it is left. */
  readonly isFinished: (result: R) => boolean;
  /** Whether nothing is left either of what was cut off before and did the same; it is so without it. */
  readonly endsEarlier?: (result: R) => boolean;
}

/**
 * The record of a job of many saves: written before the first save, and deleted when nothing is left. It stays where the
 * job was stopped, broke off or was cut off; the dashboard shows it then.
 * @param league null for a job of the whole arena
 */
export function useBatch(league: League | null) {
  const { batches } = useConnection();
  const uid = useAccountUid();

  /** @throws DataFailure: nothing of it was saved */
  const begin = async ({ batch, kept }: Beginning): Promise<void> => {
    await beginBatch(batches, { ...batch, league: league?.slug ?? WHOLE_ARENA });
    if (batch.total > batchLimits.fewest) keepSteps(uid, batch.id, kept);
  };

  /** Nothing of it is left, nor of what was cut off before and did the same. */
  const end = async (batch: BatchInHand): Promise<void> => {
    const { id, what, how } = batch;
    forgetSteps(uid, id);
    await endBatch(batches, batch);
    if (what && how !== undefined) await endEarlier(batches, league, { id, what, how });
  };

  return {
    begin,
    end,
    /** The saves of that group are undone: what was cut off of them, or of undoing them, is over too. */
    async endUndo(undo: BatchInHand, group: string): Promise<void> {
      await end(undo);
      for (const one of await batches.open(league).catch(() => []))
        if (one.id === group || (one.what === "undo" && groupUndone(one.how) === group))
          await end({ id: one.id, total: one.total });
    },
    /**
     * Runs a job that is no list of steps, such as closing a season.
     * @throws DataFailure that broke it off, or that kept it from beginning
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
