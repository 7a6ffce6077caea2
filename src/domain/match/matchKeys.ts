import { DAY } from "../durations";
import { dayOfWhen, momentOf, type When } from "../when";
import { dayInWords } from "../day";
import { arena } from "@arena/arena";
import { gameWeekKey } from "./gameWeek";
import { foldName } from "../names";
import { toZonedInput } from "../time";

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

/** What a row with another time than a match on file is: that match, moved, or a second one; null as it seems. */
export type OtherTimes = "move" | "second" | null;

/** What a row looks for: another time of its day is another match, unless it has no time or is said to be moved. */
export function matchLookups(match: Match, otherTimes: OtherTimes = null): readonly string[] {
  const { at, week, untimed, sometime, on, isTimed } = partsOf(match);
  const isOther = isTimed && otherTimes !== "move";
  return [...at, ...untimed, ...week, ...(isOther ? sometime : on)];
}

/** Whether a row says another day than the record, or another time of it. */
export function isOtherTime(row: Match, found: Match): boolean {
  const [day, stored] = [row, found].map((match) => dayOfWhen(match, arena.timeZone));
  if (day == null || stored == null) return false;
  const areTimed = partsOf(row).isTimed && partsOf(found).isTimed;
  return day !== stored || (areTimed && row.date !== found.date);
}

/** No season is longer than that before its next match of the same pair and week. */
const SEASON = 200 * DAY;

/** A match is not put off by more than that before the season or behind it. */
const BEYOND = 60 * DAY;

/** The first and last moment of a list, worked out once. */
const spans = new WeakMap<readonly Match[], readonly [number, number] | null>();

function spanOf(all: readonly Match[]): readonly [number, number] | null {
  const known = spans.get(all);
  if (known !== undefined) return known;
  const moments = all.flatMap((match) => momentOf(match) ?? []);
  const span =
    moments.length < 10
      ? null
      : ([
          moments.reduce((one, two) => Math.min(one, two)),
          moments.reduce((one, two) => Math.max(one, two)),
        ] as const);
  spans.set(all, span);
  return span;
}

/** Whether a match lies outside the season that is on file; few matches say nothing of it. */
export function isOutside(match: Match, all: readonly Match[]): boolean {
  const [moment, span] = [momentOf(match), spanOf(all)];
  return (
    moment !== null && span !== null && (moment < span[0] - BEYOND || moment > span[1] + BEYOND)
  );
}

/** Whether a match that was found can be the one of the row: one of another season is not moved into this. */
export function isSameMatch(
  row: Match,
  found: Match,
  all: readonly Match[],
  otherTimes: OtherTimes,
): boolean {
  const [one, other] = [momentOf(row), momentOf(found)];
  if (one === null || other === null) return true;
  if (otherTimes === "second" && isOtherTime(row, found)) return false;
  return Math.abs(one - other) < SEASON && !isOutside(row, all);
}

/** What somebody should know of a row's day before it is saved. */
export function matchNotes<M extends Match>(
  row: M,
  found: M | null,
  all: readonly M[],
): readonly string[] {
  if (found && isOtherTime(row, found)) return [`On file for ${whenInWords(found)}: it moves`];
  return !found && isOutside(row, all) ? ["Its day is outside the season that is on file"] : [];
}

function whenInWords(match: Match): string {
  const day = dayOfWhen(match, arena.timeZone);
  if (day === null) return "";
  const time = partsOf(match).isTimed
    ? toZonedInput(match.date ?? 0, arena.timeZone).slice(11)
    : "";
  return `${dayInWords(day).dated}${time === "" ? "" : `, ${time}`}`;
}
