import { arena } from "@arena/arena";
import type { RecordOf } from "@/records/record";
import { dayOf } from "../day";
import { gameWeekNumber } from "../match/gameWeek";
import { momentOf } from "../when";
import { afterMatches, rankTable, type RankedTable, type RankInput } from "./rank";
import type { Team } from "./outcome";

/** When a counted match was played. */
export interface MatchTime {
  /** The number of its game week; null if it has none. */
  readonly week: number | null;
  /** In epoch milliseconds; null where nobody knows. */
  readonly at: number | null;
}

/** When the results of a season were played, by their ids. */
export function playedBy(results: readonly RecordOf<"results">[]): (id: string) => MatchTime {
  const played = new Map(
    results.map((result): [string, MatchTime] => [
      result.id,
      { week: gameWeekNumber(result.gameWeek), at: momentOf(result) },
    ]),
  );
  return (id) => played.get(id) ?? { week: null, at: null };
}

/** How a table moved in its latest game week. */
export interface Movement {
  readonly week: number;
  /** Places that each team went up, below 0 down; nobody who stayed. */
  readonly places: ReadonlyMap<Team, number>;
}

/**
 * How many places each team of a table went up or down by the matches of its latest game week: its rank against that
 * of the table without them, by the same rules and withdrawals, and what the organiser had given or taken until then.
 * @param latest the latest game week; null where nobody knows, and the one with the highest number is taken
 * @returns null before the second game week, and where a counted match has no number of a game week
 */
export function movementOf(
  input: RankInput,
  playedOf: (id: string) => MatchTime,
  latest: number | null = null,
): Movement | null {
  const after = rankTable(input);
  const ids = new Set(input.outcomes.map(({ id }) => id));
  // A match that was awarded because a team withdrew has not been played in any week.
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

/** A team whose rank matches have changed. */
export interface RankMove {
  readonly team: Team;
  readonly from: number;
  readonly to: number;
}

/** Whose rank is another one in a table than it was before, in the table's order; who has none in either is left out. */
export function rankChanges(before: RankedTable, after: RankedTable): readonly RankMove[] {
  const ranks = new Map(before.rows.map(({ team, rank }) => [team, rank]));
  return after.rows.flatMap(({ team, rank: to }) => {
    const from = ranks.get(team) ?? null;
    return to === null || from === null || from === to ? [] : [{ team, from, to }];
  });
}

/** What the organiser had given or taken before the day of that game week. */
function adjustedBefore(
  { outcomes, adjustments = [] }: RankInput,
  playedOf: (id: string) => MatchTime,
  week: number,
) {
  const times = outcomes
    .map(({ id }) => playedOf(id))
    .flatMap((played) => (played.week === week && played.at !== null ? [played.at] : []))
    .toSorted((a, b) => a - b);
  // A week's day is the one by which more than half of its matches had been played.
  const day = dayOf(times[Math.floor(times.length / 2)] ?? null, arena.timeZone);
  return adjustments.filter(({ on }) => !on || day === null || on < day);
}

/** A team's place once the matches of a game week were played. */
export interface PlaceInWeek {
  readonly week: number;
  readonly rank: number;
  readonly shared: boolean;
}

/**
 * A team's place after each game week by the same rules, the first week first; empty where a match has no number of a
 * game week. What the organiser gave or took counts from the week before whose next one it was said.
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
