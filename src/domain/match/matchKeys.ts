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

/** Returns the keys by which a match is recognised: its clubs with the time, with the game week, and with the day. */
function partsOf(match: Match) {
  const { teamA, teamB, gameWeek, date } = match;
  const pair = `${foldName(teamA)}\n${foldName(teamB)}`;
  const day = dayOfWhen(match, arena.timeZone);
  // Older records store a day without a time as midnight.
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

/** Returns the keys under which a stored match is found, the most certain first. */
export function matchKeys(match: Match): readonly string[] {
  const { at, week, untimed, on } = partsOf(match);
  return [...at, ...untimed, ...week, ...on];
}

/**
 * Whether a row with another time than a match on file is that match, moved, or a second match; null if the user has
 * not decided.
 */
export type OtherTimes = "move" | "second" | null;

/**
 * Returns the keys with which a row looks for its match. A match at another time of the same day is a different match,
 * unless the row has no time or the user said that the match is moved.
 */
export function matchLookups(match: Match, otherTimes: OtherTimes = null): readonly string[] {
  const { at, week, untimed, sometime, on, isTimed } = partsOf(match);
  const isOther = isTimed && otherTimes !== "move";
  return [...at, ...untimed, ...week, ...(isOther ? sometime : on)];
}

/** Checks whether a row has another day or another time than the record. */
export function isOtherTime(row: Match, found: Match): boolean {
  const [day, stored] = [row, found].map((match) => dayOfWhen(match, arena.timeZone));
  if (day == null || stored == null) return false;
  const areTimed = partsOf(row).isTimed && partsOf(found).isTimed;
  return day !== stored || (areTimed && row.date !== found.date);
}

/**
 * The next match of the same clubs in the same game week is at least this long after, in milliseconds, because it is in
 * another season.
 */
const SEASON = 200 * DAY;

/** A match is at most this long before or after the other matches of its season, in milliseconds. */
const BEYOND = 60 * DAY;

/** The first and the last moment of each list, so that they are computed once; null for a list with few dates. */
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

/** Checks whether a match is outside the season on file; false if the season has fewer than ten dates. */
export function isOutside(match: Match, all: readonly Match[]): boolean {
  const [moment, span] = [momentOf(match), spanOf(all)];
  return (
    moment !== null && span !== null && (moment < span[0] - BEYOND || moment > span[1] + BEYOND)
  );
}

/** Checks whether a match that was found can be the row's match, and not one of another season. */
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

/** Returns remarks about a row's date for the user, before it is saved. */
export function matchNotes<M extends Match>(
  row: M,
  found: M | null,
  all: readonly M[],
): readonly string[] {
  if (found && isOtherTime(row, found)) return [`Moves from ${whenInWords(found)}`];
  return !found && isOutside(row, all) ? ["Its day is outside this season"] : [];
}

function whenInWords(match: Match): string {
  const day = dayOfWhen(match, arena.timeZone);
  if (day === null) return "";
  const time = partsOf(match).isTimed
    ? toZonedInput(match.date ?? 0, arena.timeZone).slice(11)
    : "";
  return `${dayInWords(day).dated}${time === "" ? "" : `, ${time}`}`;
}
