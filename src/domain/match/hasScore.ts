import type { Result, ScoredResult } from "@/records/results/schema";

/** Checks whether a result has both scores, so that it can count in tables and statistics. */
export function hasScore<R extends Result>(result: R): result is R & ScoredResult {
  return result.scoreA !== null && result.scoreB !== null;
}
