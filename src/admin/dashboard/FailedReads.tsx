import type { League } from "@/leagues/league";
import { ErrorState } from "@/ui/ErrorState";
import { words } from "../kinds/words";
import { readKinds, useReads } from "./useReads";

/** Which records could not be read, and why: said once for all parts of the dashboard that lack them. */
export function FailedReads({ league }: { readonly league: League }) {
  const reads = useReads(league);
  const failed = readKinds.flatMap((kind) => {
    const live = reads[kind];
    return live.status === "failed"
      ? [{ says: words[kind].loadError, why: live.failure.message, retry: live.retry }]
      : [];
  });
  const [first, ...others] = failed;
  if (!first) return null;
  const sentences = failed.map(({ says }) => says);
  const reasons = [...new Set(failed.map(({ why }) => why))];
  const retryAll = () => {
    for (const { retry } of failed) retry();
  };
  return (
    <ErrorState
      onRetry={retryAll}
      title={others.length === 0 ? first.says : "Some records could not be read."}
    >
      {[...(others.length === 0 ? [] : sentences), ...reasons].join(" ")}
    </ErrorState>
  );
}
