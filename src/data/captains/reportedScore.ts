import type { ReportedScore } from "@/domain/captains/reports";
import { readMap } from "@/domain/reading";
import { readFields } from "@/records/schema";
import { resultSchema } from "@/records/results/schema";
import { reportLimits } from "./reports";

/**
 * Returns the score of a report as text: the score as a result stores it, and the scorers of the reporting side. Null
 * if the text is too long.
 */
export function writeReportedScore(score: ReportedScore): string | null {
  const text = JSON.stringify(score);
  return text.length <= reportLimits.score ? text : null;
}

/** Reads the score of a report from its text, with the schema of a result; null if there is no complete score in it. */
export function readReportedScore(text: string): ReportedScore | null {
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return null;
  }
  const { goals, ...others } = readMap(stored);
  const { scoreA, scoreB, detail, ending, goalsA } = readFields(resultSchema, {
    ...others,
    goalsA: goals,
  });
  if (scoreA === null || scoreB === null) return null;
  return { scoreA, scoreB, detail, ending, goals: goalsA };
}
