import { asFailure, failure, type DataFailure, type FailureKind } from "../failure";
import { SaveConflict } from "../store";

/** Failures after which the next item of a batch would fail as well. */
export const failuresThatEndABatch: ReadonlySet<FailureKind> = new Set([
  "offline",
  "timeout",
  "unavailable",
  "quota",
  "signedOut",
  "tooLarge",
]);

/** This many refusals in a row are not about single items: the batch ends. */
const REFUSALS_THAT_END_A_BATCH = 5;

/** How a batch is followed and stopped. */
export interface BatchProgress {
  /** @param of number of items; 0 while that is not known */
  readonly onProgress?: ((tried: number, of: number) => void) | undefined;
  /** Stops after the item that is under way; finished items stay finished. */
  readonly signal?: AbortSignal | undefined;
}

export interface BatchOptions<T> extends BatchProgress {
  /** Reason why an item is not to be done any more, asked right before it; null where it is. */
  readonly skip?: ((item: T) => string | null) | undefined;
  /** Reason shown where somebody else saved the item's record meanwhile. */
  readonly conflict?: ((item: T) => string) | undefined;
  /** Refusals in a row that end the batch. */
  readonly mostRefusals?: number | undefined;
  /** Whether the items that are left would fail as well. */
  readonly endsBatch?: ((failure: DataFailure) => boolean) | undefined;
}

/** What a batch has done. */
export interface BatchResult<T, R> {
  /** What `run` returned for each finished item. */
  readonly done: readonly R[];
  readonly failed: readonly { readonly item: T; readonly reason: string }[];
  /** Items that were not tried, because the batch was stopped or ended. */
  readonly left: readonly T[];
  /** The failure that ended the batch; null when it was stopped by hand or is finished. */
  readonly endedBy: DataFailure | null;
}

/**
 * Does one item after the other, each by itself. A refused item is noted and skipped; the batch ends where the items
 * that are left would fail as well. Never throws: `endedBy` is the failure that ended it.
 */
export async function runBatch<T, R>(
  items: readonly T[],
  run: (item: T) => Promise<R>,
  {
    onProgress,
    signal,
    skip = () => null,
    conflict = () => failure("conflict").message,
    mostRefusals = REFUSALS_THAT_END_A_BATCH,
    endsBatch = ({ kind }) => failuresThatEndABatch.has(kind),
  }: BatchOptions<T> = {},
): Promise<BatchResult<T, R>> {
  const done: R[] = [];
  const failed: { item: T; reason: string }[] = [];
  let refusals = 0;
  onProgress?.(0, items.length);
  for (const [at, item] of items.entries()) {
    if (signal?.aborted) return { done, failed, left: items.slice(at), endedBy: null };
    const reason = skip(item);
    if (reason !== null) {
      failed.push({ item, reason });
    } else {
      try {
        done.push(await run(item));
        refusals = 0;
      } catch (thrown) {
        // A conflict is about one record: it says nothing about the next item.
        if (thrown instanceof SaveConflict) {
          failed.push({ item, reason: conflict(item) });
        } else {
          const refusal = asFailure(thrown);
          if (endsBatch(refusal)) return { done, failed, left: items.slice(at), endedBy: refusal };
          failed.push({ item, reason: refusal.message });
          refusals += 1;
          if (refusals === mostRefusals) {
            return { done, failed, left: items.slice(at + 1), endedBy: refusal };
          }
        }
      }
    }
    onProgress?.(done.length + failed.length, items.length);
  }
  return { done, failed, left: [], endedBy: null };
}

/**
 * The result of a batch that was stopped by hand or is finished.
 * @throws DataFailure that ended the batch
 */
export function throwIfEnded<T, R>(result: BatchResult<T, R>): BatchResult<T, R> {
  if (result.endedBy) throw result.endedBy;
  return result;
}
