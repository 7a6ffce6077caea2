import { dayOfWhen } from "@/domain/when";
import { dayOf, type Day } from "@/domain/day";
import { matchesByDay } from "@/domain/match/agenda";
import type { ListedMatch } from "@/domain/match/listed";

/** The matches of one day, and the neighbouring days with matches. */
export interface DayOfMatches {
  /** The matches of the day, earliest first. */
  readonly matches: readonly ListedMatch[];
  /** Matches that were planned for that day and have another date now. */
  readonly movedAway: readonly ListedMatch[];
  /** The nearest days with matches; null if there is none. */
  readonly before: Day | null;
  readonly after: Day | null;
}

/** Finds the matches of a day in a time zone, and the previous and next day with matches. */
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
