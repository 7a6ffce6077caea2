import type { Result, ScoredResult } from "@/records/results/schema";

/** Whether both scores are known, so that the result may count in tables and statistics. */
export function hasScore<R extends Result>(result: R): result is R & ScoredResult {
  return result.scoreA !== null && result.scoreB !== null;
}
