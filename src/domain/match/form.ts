import type { DecidedMatch } from "./decided";
import { sameName } from "../names";

/** How a match ended for a team: won, drawn or lost. */
export type FormMark = "W" | "D" | "L";

/** How a match that is decided ended for that team; null when it was not its match. */
export function formMark(team: string, { result, winner, lostBy }: DecidedMatch): FormMark | null {
  const home = sameName(result.teamA, team);
  if (home === sameName(result.teamB, team)) return null;
  // Nobody wins a match that both forfeited.
  if (winner === null) return lostBy === "forfeit" ? "L" : "D";
  return (winner === "A") === home ? "W" : "L";
}

/** How a team's latest matches ended, oldest first and newest last; five by default. */
export function formOf(team: string, decided: readonly DecidedMatch[], length = 5): FormMark[] {
  const marks = decided.flatMap((match) => formMark(team, match) ?? []);
  return marks.slice(Math.max(0, marks.length - length));
}
