import { counts, readEnding } from "../match/ending";
import { sameName } from "../names";
import { inOrderPlayed } from "../match/order";
import { hasScore, type Result } from "../records/result";

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
