import { MINUTE } from "../durations";
import { isUntimed, momentOf } from "../when";
import { BELIEVED_OF_DAY, wasCalledOff, type Match } from "./match";

/**
 * Checks whether a match should have a result by now: it was not called off, and is over by its date or by its status.
 * @param now epoch milliseconds; @param minutes how long such a match takes, breaks included
 */
export function isDue(match: Match, now: number, minutes: number): boolean {
  const { schedule, status, outcome } = match;
  if (outcome || !schedule || wasCalledOff(match)) return false;
  if (status === "finished") return true;
  const begins = momentOf(schedule);
  const lasts = isUntimed(schedule) ? BELIEVED_OF_DAY : minutes * MINUTE;
  return begins !== null && begins + lasts <= now;
}
