import type { League } from "@/domain/league/league";
import { asFailure } from "../failure";
import { batchLimits, idsToKeep, type Batches, type NewBatch } from "./batches";

/** Whether a batch is long enough to need a document. */
const needsRecord = ({ total }: Pick<NewBatch, "total">): boolean => total > batchLimits.fewest;

/** Stores that a batch begins, if it is long enough. @throws DataFailure: nothing of the batch was saved */
export async function beginBatch(batches: Batches, batch: NewBatch): Promise<void> {
  if (!needsRecord(batch)) return;
  const how = batch.how.length <= batchLimits.how ? batch.how : "";
  await batches.begin({ ...batch, how, ids: idsToKeep(batch.ids) });
}

/**
 * Deletes the document of a finished batch. If that fails, the batch stays on the dashboard, with nothing left to do.
 */
export async function endBatch(
  batches: Batches,
  batch: Pick<NewBatch, "id" | "total">,
): Promise<void> {
  if (needsRecord(batch)) await batches.end(batch.id).catch((thrown: unknown) => asFailure(thrown));
}

/** Ends earlier batches of the same task that were cut off: this batch did what they had left to do. */
export async function endEarlier(
  batches: Batches,
  league: League | null,
  { id, what, how }: Pick<NewBatch, "id" | "what" | "how">,
): Promise<void> {
  const open = await batches.open(league).catch(() => []);
  for (const one of open)
    if (one.id !== id && one.what === what && one.how === how) await endBatch(batches, one);
}
