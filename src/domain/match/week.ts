import { isPlayed } from "./ending";
import { gameWeekLabel, groupByGameWeek } from "./grouping";
import { minuteOf, readScorer } from "./minute";
import { foldName } from "../names";
import { hasScore } from "./hasScore";
import type { Goal, Result, ScoredResult } from "@/records/results/schema";
import type { ScorerFigure } from "./timeline";

export interface LatestWeek {
  readonly gameWeek: string;
  readonly label: string;
  readonly results: readonly ScoredResult[];
}

const WEEK = 7 * 86_400_000;

/** The results that were played of the latest game week; without game weeks those of the seven days up to the latest match. */
export function latestWeek(results: readonly Result[]): LatestWeek | null {
  const scored = results.filter(hasScore).filter(isPlayed);
  const [newest] = groupByGameWeek(scored, "newestFirst");
  const [first] = newest?.items ?? [];
  if (!newest || !first) return null;
  if (first.gameWeek !== "") {
    return { gameWeek: first.gameWeek, label: newest.label, results: newest.items };
  }
  const last = Math.max(...scored.map(({ date }) => date ?? 0));
  const recent = scored.filter(({ date }) => (date ?? 0) > last - WEEK);
  return { gameWeek: "", label: last === 0 ? gameWeekLabel("") : "Latest week", results: recent };
}

export interface Tally {
  readonly player: string;
  readonly club: string;
  goals: number;
  assists: number;
}

/** Goals (or points) and assists by player and club; own goals are nobody's. */
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
