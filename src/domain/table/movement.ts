import { rankTable, type RankInput } from "./rank";
import type { Team } from "./outcome";

/** How a table moved in its latest game week. */
export interface Movement {
  readonly week: number;
  /** Places that each team went up, below 0 down; nobody who stayed. */
  readonly places: ReadonlyMap<Team, number>;
}

/**
 * How many places each team of a table went up or down by the matches of its latest game week: its rank against that
 * of the table without them, by the same rules, adjustments and withdrawals.
 * @param weekOf the number of the game week a match belongs to; null if it has none
 * @param latest the latest game week; null where nobody knows, and the one with the highest number is taken
 * @returns null before the second game week, and where a counted match has no number of a game week
 */
export function movementOf(
  input: RankInput,
  weekOf: (id: string) => number | null,
  latest: number | null = null,
): Movement | null {
  const after = rankTable(input);
  const ids = new Set(input.outcomes.map(({ id }) => id));
  // A match that was awarded because a team withdrew has not been played in any week.
  const played = after.counted.filter(({ id }) => ids.has(id)).map(({ id }) => weekOf(id));
  const weeks = played.filter((week) => week !== null);
  if (weeks.length === 0 || weeks.length < played.length) return null;
  const week = latest !== null && weeks.includes(latest) ? latest : Math.max(...weeks);
  if (weeks.every((one) => one === week)) return null;
  const outcomes = input.outcomes.filter(({ id }) => weekOf(id) !== week);
  const before = new Map(rankTable({ ...input, outcomes }).rows.map((row) => [row.team, row.rank]));
  const places = new Map<Team, number>();
  for (const { team, rank } of after.rows) {
    const was = before.get(team) ?? null;
    if (was !== null && rank !== null && was !== rank) places.set(team, was - rank);
  }
  return { week, places };
}

/** Where a team stood once the matches of a game week were played. */
export interface PlaceInWeek {
  readonly week: number;
  readonly rank: number;
  readonly shared: boolean;
}

/**
 * A team's place after each game week by the same rules, the first week first; empty where a match has no number of a
 * game week.
 * @param weekOf the number of the game week a match belongs to; null if it has none
 */
export function placesByWeek(
  input: RankInput,
  weekOf: (id: string) => number | null,
  team: Team,
): readonly PlaceInWeek[] {
  const weeks = new Set(input.outcomes.map(({ id }) => weekOf(id)));
  if (weeks.has(null)) return [];
  return [...weeks]
    .flatMap((week) => week ?? [])
    .toSorted((a, b) => a - b)
    .flatMap((week) => {
      const outcomes = input.outcomes.filter(({ id }) => (weekOf(id) ?? 0) <= week);
      const row = rankTable({ ...input, outcomes }).rows.find((one) => one.team === team);
      return row && row.rank !== null ? [{ week, rank: row.rank, shared: row.shared }] : [];
    });
}
