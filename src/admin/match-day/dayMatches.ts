import { dayOfWhen } from "@/domain/when";
import { dayOf, type Day } from "@/domain/day";
import { matchesByDay } from "@/domain/match/agenda";
import type { ListedMatch } from "@/domain/match/listed";

/** What there is to do on a day. */
export interface DayOfMatches {
  /** Earliest first. */
  readonly matches: readonly ListedMatch[];
  /** Matches that were to be played that day and have another date now. */
  readonly movedAway: readonly ListedMatch[];
  /** The nearest days with matches; null if there is none. */
  readonly before: Day | null;
  readonly after: Day | null;
}

/** The matches of a day on the clocks of that zone, and the way to the next day that has some. */
export function dayOfMatches(
  matches: readonly ListedMatch[],
  day: Day,
  timeZone: string,
): DayOfMatches {
  const byDay = matchesByDay(matches, timeZone);
  const days = [...byDay.keys()].sort();
  return {
    matches: byDay.get(day) ?? [],
    movedAway: matches.filter(
      (match) => dayOf(match.movedFrom, timeZone) === day && dayOfWhen(match, timeZone) !== day,
    ),
    before: days.findLast((one) => one < day) ?? null,
    after: days.find((one) => one > day) ?? null,
  };
}
