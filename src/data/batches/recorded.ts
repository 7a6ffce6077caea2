import type { League } from "@/domain/league/league";
import { asFailure } from "../failure";
import { batchLimits, idsToKeep, type Batches, type NewBatch } from "./batches";

/** Whether a batch is so long that it needs a record. */
const needsRecord = ({ total }: Pick<NewBatch, "total">): boolean => total > batchLimits.fewest;

/** Says that a batch begins, where it needs to be said. @throws DataFailure: nothing of it was saved */
export async function beginBatch(batches: Batches, batch: NewBatch): Promise<void> {
  if (!needsRecord(batch)) return;
  const how = batch.how.length <= batchLimits.how ? batch.how : "";
  await batches.begin({ ...batch, how, ids: idsToKeep(batch.ids) });
}

/**
 * Says that it is finished. A record that could not be deleted is found on the dashboard, where nothing of its batch is
 * left to do.
 */
export async function endBatch(
  batches: Batches,
  batch: Pick<NewBatch, "id" | "total">,
): Promise<void> {
  if (needsRecord(batch)) await batches.end(batch.id).catch((thrown: unknown) => asFailure(thrown));
}

/** Ends those that were cut off before and did the same: this one did what was left of them. */
export async function endEarlier(
  batches: Batches,
  league: League | null,
  { id, what, how }: Pick<NewBatch, "id" | "what" | "how">,
): Promise<void> {
  const open = await batches.open(league).catch(() => []);
  for (const one of open)
    if (one.id !== id && one.what === what && one.how === how) await endBatch(batches, one);
}
