import { sortFixtures } from "@/domain/match/grouping";
import { isDue } from "@/domain/match/match";
import { matchesOf } from "@/domain/match/matches";
import type { RecordOf } from "@/records/record";

/**
 * Fixtures that should have a result by now and have none, oldest first.
 * @param now epoch milliseconds; @param minutes how long such a match takes, breaks included
 */
export function missingResults(
  fixtures: readonly RecordOf<"fixtures">[],
  results: readonly RecordOf<"results">[],
  now: number,
  minutes: number,
): RecordOf<"fixtures">[] {
  const due = matchesOf(fixtures, results).filter((match) => isDue(match, now, minutes));
  return sortFixtures(due.flatMap(({ schedule }) => schedule ?? []));
}

/** The fixtures whose result can be entered: begun or over, not called off, and without one. */
export function awaitingResults(
  fixtures: readonly RecordOf<"fixtures">[],
  results: readonly RecordOf<"results">[],
  now: number,
): ReadonlySet<string> {
  const begun = matchesOf(fixtures, results).filter(
    (match) => isDue(match, now, 0) || (match.status === "live" && !match.outcome),
  );
  return new Set(begun.map(({ id }) => id));
}
