import type { DataFailure } from "@/data/failure";
import type { EntityKind } from "@/records/record";
import { ErrorState } from "@/ui/ErrorState";
import { wordsOf } from "../parts/words";

/** A kind of record, how far it is read, and the way to ask again. */
export interface Read {
  readonly kind: EntityKind;
  readonly live: { readonly retry: () => void } & (
    | { readonly status: "loading" | "ready" }
    | { readonly status: "failed"; readonly failure: DataFailure; readonly refreshing: boolean }
  );
}

/** Whether one of them could not be read, and so `FailedReads` says something. */
export const hasFailed = (reads: readonly Read[]): boolean =>
  reads.some(({ live }) => live.status === "failed");

/** Which records could not be read, and why: said once for all parts of a page that lack them. */
export function FailedReads({ reads }: { readonly reads: readonly Read[] }) {
  const failed = reads.flatMap(({ kind, live }) =>
    live.status === "failed" ? [{ ...live, says: wordsOf(kind).loadError }] : [],
  );
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
