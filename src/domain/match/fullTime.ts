import type { ResultRecord } from "@/records/record";
import { MINUTE } from "../durations";
import { mayBeScored } from "./live";

/** How long after its result was saved a match can be resumed, in milliseconds. */
const RESUME_WITHIN = 30 * MINUTE;
/** How long a resumed match may last, its breaks and a longer second half included, in milliseconds. */
const RESUMED_LASTS = 180 * MINUTE;

interface EndedMatch {
  readonly result: Pick<ResultRecord, "updatedAt" | "unconfirmed">;
  /** The kick-off, in epoch milliseconds. */
  readonly date: number | null;
  readonly asScorer: boolean;
}

/**
 * Whether a match can be resumed: for half an hour after its result was saved, while it may be scored, and by a scorer
 * only while nobody has confirmed it.
 * @param now epoch milliseconds
 */
export const mayResume = ({ result, date, asScorer }: EndedMatch, now: number): boolean =>
  result.updatedAt !== null &&
  now - result.updatedAt < RESUME_WITHIN &&
  mayBeScored(date, now) &&
  (result.unconfirmed || !asScorer);

/** Whether a result counts for nothing: its match was resumed, and nobody has confirmed it. */
export const isSuspended = (
  { unconfirmed }: Pick<ResultRecord, "unconfirmed">,
  isLive: boolean,
): boolean => unconfirmed && isLive;

/** The results that count while matches are live. @param isLive of the id of its fixture */
export function countedNow(
  results: readonly ResultRecord[],
  isLive: (id: string) => boolean,
): readonly ResultRecord[] {
  const isOut = (result: ResultRecord) => isSuspended(result, isLive(result.id));
  return results.some(isOut) ? results.filter((result) => !isOut(result)) : results;
}

/** Whether the match of a result may have been resumed: the league's live document says so. @param now epoch milliseconds */
export const mayGoOn = (
  { unconfirmed, updatedAt }: Pick<ResultRecord, "unconfirmed" | "updatedAt">,
  date: number | null,
  now: number,
): boolean =>
  unconfirmed && updatedAt !== null && now - updatedAt < RESUMED_LASTS && mayBeScored(date, now);
