import type { ResultRecord } from "@/records/record";
import { MINUTE } from "../durations";
import { mayBeScored } from "./live";

/** How long after its result was saved a match can be taken up again, in milliseconds. */
const WITHIN = 30 * MINUTE;
/** How long one that was taken up may go on, its breaks and a longer second half included, in milliseconds. */
const GOES_ON = 180 * MINUTE;

interface Saved {
  readonly result: Pick<ResultRecord, "updatedAt" | "unconfirmed">;
  /** The kick-off, in epoch milliseconds. */
  readonly date: number | null;
  readonly asScorer: boolean;
}

/**
 * Whether the end of a match can be taken back: for half an hour after its result was saved, while it may be scored; by a
 * scorer only where nobody has confirmed it.
 * @param now epoch milliseconds
 */
export const mayTakeUp = ({ result, date, asScorer }: Saved, now: number): boolean =>
  result.updatedAt !== null &&
  now - result.updatedAt < WITHIN &&
  mayBeScored(date, now) &&
  (result.unconfirmed || !asScorer);

/** Whether a result counts for nothing: its match was taken up again, and nobody has confirmed it. */
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

/** Whether the match of a result may have been taken up again: the league's live document says so. @param now epoch milliseconds */
export const mayGoOn = (
  { unconfirmed, updatedAt }: Pick<ResultRecord, "unconfirmed" | "updatedAt">,
  date: number | null,
  now: number,
): boolean =>
  unconfirmed && updatedAt !== null && now - updatedAt < GOES_ON && mayBeScored(date, now);
