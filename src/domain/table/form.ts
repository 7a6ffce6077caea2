import { counts, isPlayed, readEnding } from "../match/ending";
import { groupByGameWeek } from "../match/grouping";
import { minuteOf } from "../match/minute";
import { sameName } from "../names";
import { inOrderPlayed } from "../match/order";
import { hasScore, type Result, type ScoredResult } from "../records/result";

/** How a match ended for a team: won, drawn or lost. */
export type Outcome = "W" | "D" | "L";

/** How a result ended for that team, as it was decided; null when it was not its match, or counts nowhere. */
export function outcomeOf(team: string, result: Result): Outcome | null {
  const home = sameName(result.teamA, team);
  if (home === sameName(result.teamB, team)) return null;
  const ending = readEnding(result.ending);
  if (!counts(ending)) return null;
  if (ending.how === "doubleForfeit") return "L";
  if (ending.how === "awarded") return (ending.to === "A") === home ? "W" : "L";
  if (ending.how === "retired") return (ending.by === "A") === home ? "L" : "W";
  if (!hasScore(result)) return null;
  const lead = home ? result.scoreA - result.scoreB : result.scoreB - result.scoreA;
  return lead > 0 ? "W" : lead === 0 ? "D" : "L";
}

/** A team's latest outcomes, oldest first and newest last; five unless told otherwise. */
export function formOf(team: string, results: readonly Result[], length = 5): Outcome[] {
  const own = results.filter((result) => outcomeOf(team, result) !== null);
  const outcomes = inOrderPlayed(own).flatMap((result) => outcomeOf(team, result) ?? []);
  return outcomes.slice(Math.max(0, outcomes.length - length));
}

/**
 * A team's points after each game week of the league: three for a win and one for a draw, or one
 * for a win where a sport knows no draws (FIBA D.1 counts wins). A week without a match of this
 * team carries its points on. In a league without game weeks every match of the team is a step.
 */
export function pointsByGameWeek(
  team: string,
  results: readonly Result[],
  draws: boolean,
): { label: string; points: number }[] {
  const worth: Record<Outcome, number> = draws ? { W: 3, D: 1, L: 0 } : { W: 1, D: 0, L: 0 };
  const scored = inOrderPlayed(results.filter(hasScore));
  const gained = (items: readonly ScoredResult[]) =>
    items.reduce((sum, result) => sum + worth[outcomeOf(team, result) ?? "L"], 0);
  const weekly = scored.some(({ gameWeek }) => gameWeek !== "");
  const steps = weekly
    ? groupByGameWeek(scored, "ascending")
    : scored
        .filter((result) => outcomeOf(team, result) !== null)
        .map((result, at) => ({ label: `Match ${at + 1}`, items: [result] }));
  let points = 0;
  return steps.map(({ label, items }) => ({ label, points: (points += gained(items)) }));
}

/**
 * Goals by stretch of play, a quarter of an hour each, of one team or of all. Stoppage time belongs
 * to the stretch before it (45+2 to 31–45), since it is added to the half that it ends (IFAB Laws of
 * the Game, Law 7). Extra time appears only where a goal fell in it; goals without a minute count nowhere.
 */
export function goalsByMinute(
  results: readonly Result[],
  team?: string,
): { from: number; to: number; scored: number }[] {
  const minutes = results
    .filter(isPlayed)
    .flatMap(({ teamA, teamB, goalsA, goalsB }) => [
      ...(team === undefined || sameName(teamA, team) ? goalsA : []),
      ...(team === undefined || sameName(teamB, team) ? goalsB : []),
    ])
    .flatMap(({ minute }) => minuteOf(minute) ?? [])
    .map((minute) => Math.max(1, Math.floor(minute)))
    .filter((minute) => minute <= 120);
  const end = Math.max(90, ...minutes);
  const stretches: { from: number; to: number; scored: number }[] = [];
  for (let from = 1; from <= end; from += 15) {
    const to = from + 14;
    stretches.push({
      from,
      to,
      scored: minutes.filter((minute) => minute >= from && minute <= to).length,
    });
  }
  return stretches;
}
