import { WEEK } from "../durations";
import { counts, isPlayed, readEnding } from "./ending";
import type { Fixture } from "@/records/fixtures/schema";
import {
  gameWeekKey,
  gameWeekLabel,
  gameWeekNumber,
  groupByGameWeek,
  type GameWeekGroup,
} from "./grouping";
import { momentOf } from "../when";
import { minuteOf, readScorer } from "./minute";
import { foldName } from "../names";
import { hasScore } from "./hasScore";
import { readStatus } from "./status";
import type { Goal, Result, ScoredResult } from "@/records/results/schema";
import type { ScorerFigure } from "./timeline";

export interface LatestWeek {
  readonly gameWeek: string;
  readonly label: string;
  readonly results: readonly ScoredResult[];
}

/** The fields of a planned match that are needed to count the matches of a game week. */
type PlannedMatch = Pick<Fixture, "teamA" | "teamB" | "gameWeek" | "stage" | "status">;

const keyOf = ({ teamA, teamB, gameWeek }: Pick<PlannedMatch, "teamA" | "teamB" | "gameWeek">) =>
  [foldName(teamA), foldName(teamB), gameWeekKey(gameWeek)].join("\n");

/**
 * Returns the date of a game week, in epoch milliseconds: the date on which more than half of its matches had been
 * played, so that a single early or late match does not change it. Null until then; undefined if a date is not known.
 */
function dayOfWeek(played: readonly Result[], planned: number): number | null | undefined {
  const dates = played.map(momentOf).toSorted((a, b) => (a ?? 0) - (b ?? 0));
  const at = Math.floor(Math.max(planned, dates.length) / 2);
  if (at >= dates.length) return null;
  return dates.includes(null) ? undefined : dates[at];
}

/**
 * Returns the game week that was played last by its date. @param weeks groups of matches that are over, the newest
 * first
 */
function newestOf<R extends Result>(
  weeks: readonly GameWeekGroup<R>[],
  fixtures: readonly PlannedMatch[],
): GameWeekGroup<R> | undefined {
  // Without fixtures, each week is assumed to have as many matches as the fullest one.
  const fullest = Math.max(0, ...weeks.map(({ items }) => items.length));
  const plannedIn = ({ key, items }: GameWeekGroup<R>) => {
    const own = fixtures.filter(({ gameWeek }) => gameWeekKey(gameWeek) === key);
    return fixtures.length === 0 ? fullest : new Set([...own, ...items].map(keyOf)).size;
  };
  const dated = weeks.map((week) => ({ week, day: dayOfWeek(week.items, plannedIn(week)) }));
  const begun = dated.filter(({ day }) => day !== null);
  // If all weeks have only begun, the first of them counts.
  if (begun.length === 0) return dated.at(-1)?.week;
  if (begun.some(({ day }) => day === undefined)) return begun[0]?.week;
  const latest = Math.max(...begun.map(({ day }) => day ?? 0));
  return begun.find(({ day }) => day === latest)?.week;
}

/**
 * Returns the played results of the latest game week; if there are no game weeks, those of the seven days before the
 * latest match. A knock-out round is no game week.
 * @param fixtures the season's fixtures, which say how many matches a game week has
 */
export function latestWeek(
  results: readonly Result[],
  fixtures: readonly PlannedMatch[] = [],
): LatestWeek | null {
  const over = results.filter((one) => one.stage === "" && counts(readEnding(one.ending)));
  const scored = over.filter(hasScore).filter(isPlayed);
  const hasPlayed = ({ items }: GameWeekGroup<Result>) => items.filter(hasScore).some(isPlayed);
  const planned = fixtures.filter(
    ({ stage, status }) => stage === "" && readStatus(status) !== "cancelled",
  );
  const newest = newestOf(groupByGameWeek(over, "newestFirst").filter(hasPlayed), planned);
  if (!newest) return null;
  const played = newest.items.filter(hasScore).filter(isPlayed);
  const [first] = played;
  if (first && first.gameWeek !== "") {
    return { gameWeek: first.gameWeek, label: newest.label, results: played };
  }
  const last = Math.max(...scored.map((one) => momentOf(one) ?? 0));
  const recent = scored.filter((one) => (momentOf(one) ?? 0) > last - WEEK);
  return { gameWeek: "", label: last === 0 ? gameWeekLabel("") : "Latest week", results: recent };
}

/** Returns the number of the latest game week, by the same rule; null if it has none. */
export const latestWeekNumber = (
  results: readonly Result[],
  fixtures: readonly PlannedMatch[],
): number | null => gameWeekNumber(latestWeek(results, fixtures)?.gameWeek ?? "");

export interface Tally {
  readonly player: string;
  readonly club: string;
  goals: number;
  assists: number;
}

/** Adds up goals (or points) and assists by player and club; own goals count for no player. */
export function tallyOf(results: readonly Result[], figure: ScorerFigure): readonly Tally[] {
  const tallies = new Map<string, Tally>();
  const of = (player: string, club: string): Tally => {
    const key = `${foldName(club)}/${foldName(player)}`;
    const tally = tallies.get(key) ?? { player, club, goals: 0, assists: 0 };
    tallies.set(key, tally);
    return tally;
  };
  const add = (goals: readonly Goal[], club: string) => {
    for (const goal of goals) {
      const { player, kind } = readScorer(goal.player);
      const worth = figure === "minute" ? 1 : Math.floor(minuteOf(goal.minute) ?? 0);
      if (player !== "" && kind !== "ownGoal") of(player, club).goals += worth;
      if (goal.assist !== "") of(goal.assist, club).assists += 1;
    }
  };
  for (const result of results) {
    add(result.goalsA, result.teamA);
    add(result.goalsB, result.teamB);
  }
  return [...tallies.values()];
}
