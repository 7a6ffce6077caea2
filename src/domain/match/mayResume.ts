import type { ResultRecord } from "@/records/record";
import { MINUTE } from "../durations";
import { isWithinScoringHours } from "./live";

/** The time after saving its result in which a match can be resumed, in milliseconds. */
const RESUME_WITHIN = 30 * MINUTE;

interface EndedMatch {
  readonly result: Pick<ResultRecord, "updatedAt" | "unconfirmed">;
  /** The kick-off, in epoch milliseconds. */
  readonly date: number | null;
  readonly asScorer: boolean;
}

/**
 * Checks whether a match can be resumed: within half an hour after its result was saved, in the hours in which it may
 * be scored, and by a scorer only until an administrator has confirmed the result.
 * @param now epoch milliseconds
 */
export const mayResume = ({ result, date, asScorer }: EndedMatch, now: number): boolean =>
  result.updatedAt !== null &&
  now - result.updatedAt < RESUME_WITHIN &&
  isWithinScoringHours(date, now) &&
  (result.unconfirmed || !asScorer);
