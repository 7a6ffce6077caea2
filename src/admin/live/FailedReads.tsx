import type { ReadState } from "@/data/readState";
import { failedOf, isAnyLoading } from "@/data/together";
import type { EntityKind } from "@/records/kinds";
import { FailedRead } from "@/ui/FailedRead";
import { wordsOf } from "../parts/words";

/** The loading states of several kinds of record; messages name them in this order. */
export type Reads = Readonly<Partial<Record<EntityKind, ReadState<unknown>>>>;

/** Checks whether one of them failed to load, so that `FailedReads` shows a message. */
export const hasFailed = (reads: Reads): boolean => failedOf(Object.values(reads)) !== null;

/** Checks whether one of them is still loading. */
export const isReading = (reads: Reads): boolean => isAnyLoading(Object.values(reads));

/** A message that says why records failed to load, and which: one for all parts of a page that need them. */
export function FailedReads({ reads }: { readonly reads: Reads }) {
  const state = failedOf(Object.values(reads));
  if (!state) return null;
  const failed = Object.entries(reads).flatMap(([kind, read]) =>
    // The cast is safe: the keys of `reads` are kinds.
    read.status === "failed" ? [{ ...read, says: wordsOf(kind as EntityKind).loadError }] : [],
  );
  // Lists that fail together fail for one cause, even where one of them reports "too late" and another "not reached".
  const sentences = failed.length === 1 ? [] : failed.map(({ says }) => says);
  return (
    <FailedRead
      state={state}
      title={(failed.length === 1 && failed[0]?.says) || "Not everything could be loaded."}
    >
      {[state.failure.message, ...sentences].join(" ")}
    </FailedRead>
  );
}
