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

/** After this many refusals in a row the cause is not a single item, so the batch ends. */
const REFUSALS_THAT_END_A_BATCH = 5;

/** Ways to watch and stop a batch. */
export interface BatchProgress {
  /** @param of the number of items; 0 while it is unknown */
  readonly onProgress?: ((tried: number, of: number) => void) | undefined;
  /** Stops after the item that is under way; finished items stay finished. */
  readonly signal?: AbortSignal | undefined;
}

/** Options of `runBatch`. */
export interface BatchOptions<T> extends BatchProgress {
  /** Called right before each item. Returns why the item is to be skipped; null if it is to be done. */
  readonly skip?: ((item: T) => string | null) | undefined;
  /** Returns the message if another user has saved the item's record in the meantime. */
  readonly conflict?: ((item: T) => string) | undefined;
  /** After this many refusals in a row the batch ends. */
  readonly mostRefusals?: number | undefined;
  /** Whether the remaining items would fail as well, so that the batch ends. */
  readonly endsBatch?: ((failure: DataFailure) => boolean) | undefined;
}

/** The result of a batch. */
export interface BatchResult<T, R> {
  /** The return value of `run` for each finished item. */
  readonly done: readonly R[];
  readonly failed: readonly { readonly item: T; readonly reason: string }[];
  /** Items that were not tried because the batch was stopped or ended. */
  readonly left: readonly T[];
  /** The failure that ended the batch; null if it is finished or was stopped by the user. */
  readonly endedBy: DataFailure | null;
}

/**
 * Processes items one after the other, each in its own save. A refused item is noted and skipped. The batch ends if the
 * remaining items would fail as well. Never throws: `endedBy` is the failure that ended it.
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
 * Returns the result of a batch that is finished or was stopped by the user.
 * @throws DataFailure that ended the batch
 */
export function throwIfEnded<T, R>(result: BatchResult<T, R>): BatchResult<T, R> {
  if (result.endedBy) throw result.endedBy;
  return result;
}
