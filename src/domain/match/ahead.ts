import { compareNames } from "../names";
import type { ListedMatch } from "./listed";
import { isWithinScoringHours } from "./live";
import { mayBeResumed } from "./fullTime";
import { isOn, isToBePlayed, type Match } from "./match";
import { whenOrder } from "../when";

/**
 * The phase of a match without a result. `ahead`: not begun; `on`: under way; `awaited`: its time is over, and the
 * result is missing.
 */
export type Phase = "ahead" | "on" | "awaited";

/**
 * Returns the phase of a match; null if it will not be played any more. Every page uses this function, after `withLive`
 * (listed.ts): a match in the live document is under way, whatever its kick-off.
 * @param now epoch milliseconds; @param minutes how long such a match takes, breaks included
 */
export function phaseOf(match: Match, now: number, minutes: number): Phase | null {
  if (!isToBePlayed(match, now)) return null;
  if (isOn(match, now, minutes)) return "on";
  const date = match.schedule?.date ?? null;
  return date !== null && date <= now ? "awaited" : "ahead";
}

/**
 * Returns the ids of fixtures that a scorer may have started before their kick-off, or resumed. The league’s live
 * document says which ones were.
 * @param now epoch milliseconds
 */
export const mayHaveBegun = (matches: readonly ListedMatch[], now: number): readonly string[] =>
  matches
    .filter(
      ({ date, match }) =>
        (date !== null &&
          now < date &&
          isWithinScoringHours(date, now) &&
          isToBePlayed(match, now)) ||
        (match.outcome !== null && mayBeResumed(match.outcome.result, date, now)),
    )
    .map(({ id }) => id);

const order: readonly Phase[] = ["on", "awaited", "ahead"];

/**
 * Returns the matches to be played: first those that have begun and have no result yet, then those ahead, the next one
 * first and those without a date last.
 * @param now epoch milliseconds; @param minutes how long such a match takes, breaks included
 */
export function matchesAhead(
  matches: readonly ListedMatch[],
  now: number,
  minutes: number,
): readonly ListedMatch[] {
  return matches
    .flatMap((listed) => {
      const phase = phaseOf(listed.match, now, minutes);
      return phase ? [{ listed, place: order.indexOf(phase) }] : [];
    })
    .sort(
      (a, b) =>
        a.place - b.place ||
        whenOrder(a.listed, b.listed) ||
        compareNames(a.listed.teamA, b.listed.teamA),
    )
    .map(({ listed }) => listed);
}
