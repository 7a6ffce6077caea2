import { DAY } from "../durations";
import type { DayPart } from "../match/agenda";
import { partOfMeet, type MeetWithEvents } from "./meets";

/** A meet that is under way or ahead, or that is over and has no result yet. */
export interface MeetAhead {
  readonly seasonMeet: MeetWithEvents;
  /** The part of the day's list; "finished" if its results are awaited. */
  readonly part: DayPart;
}

/**
 * Returns the meets that are under way or ahead, the first one first; a meet without a result is kept for one day.
 * @param now epoch milliseconds; @param minutes how long such a meet takes
 */
export const meetsAhead = (
  meets: readonly MeetWithEvents[],
  now: number,
  minutes: number,
): readonly MeetAhead[] =>
  meets
    .map((seasonMeet) => ({ seasonMeet, part: partOfMeet(seasonMeet, now, minutes) }))
    .filter(
      ({ seasonMeet: { meet, done }, part }) =>
        part === "live" ||
        part === "next" ||
        (part === "finished" && done === 0 && (meet.date ?? 0) > now - DAY),
    );

/** Returns the heading above the first of them. */
export const aheadInWords = ({ part }: MeetAhead): string =>
  part === "live" ? "On now" : part === "next" ? "Next meet" : "Results awaited";
