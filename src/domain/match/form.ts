import type { DecidedMatch } from "./decided";
import { sameName } from "../names";

/** The result of a match for one team: won, drawn or lost. */
export type FormMark = "W" | "D" | "L";

/** Returns the result of a decided match for a team; null if the team did not play in it. */
export function formMark(team: string, { result, winner, lostBy }: DecidedMatch): FormMark | null {
  const home = sameName(result.teamA, team);
  if (home === sameName(result.teamB, team)) return null;
  // A double forfeit is lost by both.
  if (winner === null) return lostBy === "forfeit" ? "L" : "D";
  return (winner === "A") === home ? "W" : "L";
}

/** Returns the results of a team's latest matches, oldest first; five by default. */
export function formOf(team: string, decided: readonly DecidedMatch[], length = 5): FormMark[] {
  const marks = decided.flatMap((match) => formMark(team, match) ?? []);
  return marks.slice(Math.max(0, marks.length - length));
}
