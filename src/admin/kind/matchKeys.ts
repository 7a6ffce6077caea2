import { arena } from "@arena/arena";
import { dayOf } from "@/domain/day";
import { gameWeekKey } from "@/domain/match/gameWeek";
import { foldName } from "@/domain/names";
import { toZonedInput } from "@/domain/time";

interface Match {
  readonly teamA: string;
  readonly teamB: string;
  readonly gameWeek: string;
  readonly date: number | null;
}

/** What a match can be known again by: the pairing at its time, in its game week, on its day. */
function partsOf({ teamA, teamB, gameWeek, date }: Match) {
  const pair = `${foldName(teamA)}\n${foldName(teamB)}`;
  const day = dayOf(date, arena.timeZone);
  // A day without a time is kept as midnight.
  const isTimed = !toZonedInput(date, arena.timeZone).endsWith("T00:00");
  return {
    at: day !== null && isTimed ? [`${pair}\nat ${date}`] : [],
    week: gameWeek === "" ? [] : [`${pair}\nweek ${gameWeekKey(gameWeek)}`],
    untimed: day !== null && !isTimed ? [`${pair}\nsome time on ${day}`] : [],
    sometime: day === null ? [] : [`${pair}\nsome time on ${day}`],
    on: day === null ? [] : [`${pair}\non ${day}`],
    isTimed,
  };
}

/** What a match is found by, the surest first. */
export function matchKeys(match: Match): readonly string[] {
  const { at, week, untimed, on } = partsOf(match);
  return [...at, ...untimed, ...week, ...on];
}

/** What a row looks for: another time of its day is another match, unless it has no time. */
export function matchLookups(match: Match): readonly string[] {
  const { at, week, untimed, sometime, on, isTimed } = partsOf(match);
  return [...at, ...untimed, ...week, ...(isTimed ? sometime : on)];
}

/** No season is longer than that before its next match of the same pair and week. */
const SEASON = 200 * 86_400_000;

/** Whether a match that was found can be the one of the row: one of another season is not moved into this. */
export const isSameSeason = (row: Match, found: Match): boolean =>
  row.date === null || found.date === null || Math.abs(row.date - found.date) < SEASON;
