import { arena } from "@arena/arena";
import type { RecordOf } from "@/records/record";
import { dayOf } from "../day";
import { gameWeekNumber } from "../match/gameWeek";
import { momentOf } from "../when";
import { afterMatches, rankTable, type RankedTable, type RankInput } from "./rank";
import type { Team } from "./outcome";

/** The time of a counted match. */
export interface MatchTime {
  /** The number of its game week; null if it has none. */
  readonly week: number | null;
  /** The date, in epoch milliseconds; null if not known. */
  readonly at: number | null;
}

/** Returns a function that gives the time of a match by the id of its result. */
export function playedBy(results: readonly RecordOf<"results">[]): (id: string) => MatchTime {
  const played = new Map(
    results.map((result): [string, MatchTime] => [
      result.id,
      { week: gameWeekNumber(result.gameWeek), at: momentOf(result) },
    ]),
  );
  return (id) => played.get(id) ?? { week: null, at: null };
}

/** The moves in a table in its latest game week. */
export interface Movement {
  readonly week: number;
  /** The number of places that each team went up; negative if down. Teams that stayed are missing. */
  readonly places: ReadonlyMap<Team, number>;
}

/**
 * Returns how many places each team went up or down by the matches of the latest game week: its rank compared with the
 * table without them, by the same rules and withdrawals, and with the adjustments made before that week.
 * @param latest the latest game week; null if not known, and then the highest number is taken
 * @returns null before the second game week, and if a counted match has no numbered game week
 */
export function movementOf(
  input: RankInput,
  playedOf: (id: string) => MatchTime,
  latest: number | null = null,
): Movement | null {
  const after = rankTable(input);
  const ids = new Set(input.outcomes.map(({ id }) => id));
  // A match that was awarded because a team withdrew was not played in any week.
  const played = after.counted.filter(({ id }) => ids.has(id)).map(({ id }) => playedOf(id).week);
  const weeks = played.filter((week) => week !== null);
  if (weeks.length === 0 || weeks.length < played.length) return null;
  const week = latest !== null && weeks.includes(latest) ? latest : Math.max(...weeks);
  if (weeks.every((one) => one === week)) return null;
  const outcomes = input.outcomes.filter(({ id }) => playedOf(id).week !== week);
  const adjustments = adjustedBefore(input, playedOf, week);
  const moved = rankChanges(rankTable({ ...afterMatches(input, outcomes), adjustments }), after);
  return { week, places: new Map(moved.map(({ team, from, to }) => [team, from - to])) };
}

/** A team whose rank has changed. */
export interface RankMove {
  readonly team: Team;
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the teams with another rank than before, in the order of the table; teams without a rank in either table are
 * left out.
 */
export function rankChanges(before: RankedTable, after: RankedTable): readonly RankMove[] {
  const ranks = new Map(before.rows.map(({ team, rank }) => [team, rank]));
  return after.rows.flatMap(({ team, rank: to }) => {
    const from = ranks.get(team) ?? null;
    return to === null || from === null || from === to ? [] : [{ team, from, to }];
  });
}

/** Returns the points that the organiser added or deducted before the date of that game week. */
function adjustedBefore(
  { outcomes, adjustments = [] }: RankInput,
  playedOf: (id: string) => MatchTime,
  week: number,
) {
  const times = outcomes
    .map(({ id }) => playedOf(id))
    .flatMap((played) => (played.week === week && played.at !== null ? [played.at] : []))
    .toSorted((a, b) => a - b);
  // The date of a week is the one on which more than half of its matches had been played.
  const day = dayOf(times[Math.floor(times.length / 2)] ?? null, arena.timeZone);
  return adjustments.filter(({ on }) => !on || day === null || on < day);
}

/** A team's place after the matches of a game week. */
export interface PlaceInWeek {
  readonly week: number;
  readonly rank: number;
  readonly shared: boolean;
}

/**
 * Returns a team's place after each game week, by the same rules, the first week first; empty if a match has no
 * numbered game week. Points that the organiser added or deducted count from the latest week before which or during
 * which that was decided, that is before the date of the next week.
 */
export function placesByWeek(
  input: RankInput,
  playedOf: (id: string) => MatchTime,
  team: Team,
): readonly PlaceInWeek[] {
  const weeks = [...new Set(input.outcomes.map(({ id }) => playedOf(id).week))];
  if (weeks.includes(null)) return [];
  const inOrder = weeks.flatMap((week) => week ?? []).toSorted((a, b) => a - b);
  return inOrder.flatMap((week, at) => {
    const outcomes = input.outcomes.filter(({ id }) => (playedOf(id).week ?? 0) <= week);
    const next = inOrder[at + 1];
    const adjustments =
      next === undefined ? input.adjustments : adjustedBefore(input, playedOf, next);
    const { rows } = rankTable({
      ...(next === undefined ? input : afterMatches(input, outcomes)),
      ...(adjustments && { adjustments }),
    });
    const row = rows.find((one) => one.team === team);
    return row && row.rank !== null ? [{ week, rank: row.rank, shared: row.shared }] : [];
  });
}
