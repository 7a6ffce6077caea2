import { asFailure, failure } from "../failure";
import type { Outcome, Running } from "../ownerTasks";
import { hopeless, MANY_REFUSALS } from "../patience";
import { SaveConflict } from "../store";

/**
 * Does one task after the other, and skips single ones that are refused.
 * @param mostRefusals so many in a row are taken to be about all of them
 * @throws DataFailure when those that are left would fail as well
 */
export async function oneByOne<T>(
  items: readonly T[],
  run: (item: T) => Promise<void>,
  { onProgress, signal }: Running,
  mostRefusals = MANY_REFUSALS,
): Promise<Outcome<T>> {
  const done: T[] = [];
  const failed: { item: T; reason: string }[] = [];
  let refusals = 0;
  onProgress?.(0, items.length);
  for (const item of items) {
    if (signal?.aborted) break;
    try {
      await run(item);
      done.push(item);
      refusals = 0;
    } catch (thrown) {
      const reason =
        thrown instanceof SaveConflict ? failure("conflict", thrown) : asFailure(thrown);
      refusals += 1;
      if (hopeless.has(reason.kind) || refusals === mostRefusals) throw reason;
      failed.push({ item, reason: reason.message });
    }
    onProgress?.(done.length + failed.length, items.length);
  }
  return { done, failed, left: items.length - done.length - failed.length };
}
