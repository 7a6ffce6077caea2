import { DAY } from "../durations";
import type { DayPart } from "../match/agenda";
import { partOfMeet, type MeetWithEvents } from "./meets";

/** A meet that is on, comes, or is over without a result so far. */
export interface MeetAhead {
  readonly seasonMeet: MeetWithEvents;
  /** "finished" of one whose results are awaited. */
  readonly part: DayPart;
}

/**
 * The meets that are on or come, the first one first; one without a result stays for a day.
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

/** What the first of them is called above it. */
export const aheadInWords = ({ part }: MeetAhead): string =>
  part === "live" ? "On now" : part === "next" ? "Next meet" : "Results awaited";
