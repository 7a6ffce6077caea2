import type { DataFailure } from "@/data/failure";
import type { EntityKind } from "@/records/kinds";
import { ErrorState } from "@/ui/ErrorState";
import { wordsOf } from "../parts/words";

/** How far kinds of record are read, in the order they are named, each with the way to ask again. */
export type Reads = Readonly<
  Partial<
    Record<
      EntityKind,
      { readonly retry: () => void } & (
        | { readonly status: "loading" | "ready" }
        | { readonly status: "failed"; readonly failure: DataFailure; readonly refreshing: boolean }
      )
    >
  >
>;

/** Whether one of them could not be read, and so `FailedReads` says something. */
export const hasFailed = (reads: Reads): boolean =>
  Object.values(reads).some(({ status }) => status === "failed");

/** Whether one of them is still being read. */
export const isReading = (reads: Reads): boolean =>
  Object.values(reads).some(({ status }) => status === "loading");

/** Which records could not be read, and why: said once for all parts of a page that lack them. */
export function FailedReads({ reads }: { readonly reads: Reads }) {
  // Its keys are kinds.
  const failed = (Object.keys(reads) as EntityKind[]).flatMap((kind) => {
    const live = reads[kind];
    return live?.status === "failed" ? [{ ...live, says: wordsOf(kind).loadError }] : [];
  });
  const [first, ...others] = failed;
  if (!first) return null;
  const sentences = failed.map(({ says }) => says);
  const reasons = [...new Set(failed.map(({ failure }) => failure.message))];
  const retryAll = () => {
    for (const { retry } of failed) retry();
  };
  return (
    <ErrorState
      busy={failed.every(({ refreshing }) => refreshing)}
      onRetry={retryAll}
      title={others.length === 0 ? first.says : "Some records could not be read."}
    >
      {[...(others.length === 0 ? [] : sentences), ...reasons].join(" ")}
    </ErrorState>
  );
}
