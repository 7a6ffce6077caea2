import type { ReadState } from "@/data/readState";
import { failedOf, isAnyLoading } from "@/data/together";
import type { EntityKind } from "@/records/kinds";
import { FailedRead } from "@/ui/FailedRead";
import { wordsOf } from "../parts/words";

/** How far kinds of record are read, in the order they are named. */
export type Reads = Readonly<Partial<Record<EntityKind, ReadState<unknown>>>>;

/** Whether one of them could not be read, and so `FailedReads` says something. */
export const hasFailed = (reads: Reads): boolean => failedOf(Object.values(reads)) !== null;

/** Whether one of them is still being read. */
export const isReading = (reads: Reads): boolean => isAnyLoading(Object.values(reads));

/** Which records could not be read, and why: said once for all parts of a page that lack them. */
export function FailedReads({ reads }: { readonly reads: Reads }) {
  const state = failedOf(Object.values(reads));
  if (!state) return null;
  const failed = Object.entries(reads).flatMap(([kind, read]) =>
    // Its keys are kinds.
    read.status === "failed" ? [{ ...read, says: wordsOf(kind as EntityKind).loadError }] : [],
  );
  const sentences = failed.length === 1 ? [] : failed.map(({ says }) => says);
  const reasons = [...new Set(failed.map(({ failure }) => failure.message))];
  return (
    <FailedRead
      state={state}
      title={(failed.length === 1 && failed[0]?.says) || "Not everything could be loaded."}
    >
      {[...sentences, ...reasons].join(" ")}
    </FailedRead>
  );
}
