import { dayOfWhen, momentOf, type When } from "@/domain/when";
import { arena } from "@arena/arena";
import { gameWeekKey } from "@/domain/match/gameWeek";
import { foldName } from "@/domain/names";
import { toZonedInput } from "@/domain/time";

interface Match extends When {
  readonly teamA: string;
  readonly teamB: string;
  readonly gameWeek: string;
}

/** What a match can be known again by: the pairing at its time, in its game week, on its day. */
function partsOf(match: Match) {
  const { teamA, teamB, gameWeek, date } = match;
  const pair = `${foldName(teamA)}\n${foldName(teamB)}`;
  const day = dayOfWhen(match, arena.timeZone);
  // Older records keep a day without a time as midnight.
  const isTimed = date !== null && !toZonedInput(date, arena.timeZone).endsWith("T00:00");
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
  Math.abs((momentOf(row) ?? 0) - (momentOf(found) ?? 0)) < SEASON ||
  momentOf(row) === null ||
  momentOf(found) === null;
