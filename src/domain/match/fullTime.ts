import type { ResultRecord } from "@/records/record";
import { MINUTE } from "../durations";
import { isWithinScoringHours } from "./live";

/** The longest duration of a resumed match, with breaks and a long second half, in milliseconds. */
const RESUMED_LASTS = 180 * MINUTE;

/** Checks whether a result does not count for now: its match was resumed, and the result is not confirmed. */
export const isSuspended = (
  { unconfirmed }: Pick<ResultRecord, "unconfirmed">,
  isLive: boolean,
): boolean => unconfirmed && isLive;

/** Returns the results that count while matches are live. @param isLive whether the fixture with that id is live */
export function countedNow(
  results: readonly ResultRecord[],
  isLive: (id: string) => boolean,
): readonly ResultRecord[] {
  const isOut = (result: ResultRecord) => isSuspended(result, isLive(result.id));
  return results.some(isOut) ? results.filter((result) => !isOut(result)) : results;
}

/**
 * Checks whether the match of a result may have been resumed; the league's live document says whether it was. @param
 * now epoch milliseconds
 */
export const mayBeResumed = (
  { unconfirmed, updatedAt }: Pick<ResultRecord, "unconfirmed" | "updatedAt">,
  date: number | null,
  now: number,
): boolean =>
  unconfirmed &&
  updatedAt !== null &&
  now - updatedAt < RESUMED_LASTS &&
  isWithinScoringHours(date, now);
