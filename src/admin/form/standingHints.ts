import type { Standing } from "@/domain/records/standing";
import type { League } from "@/leagues/league";
import { sportOf } from "@/sports";

/**
 * Figures of a row that do not add up, in sentences. They hinder no saving: associations dock
 * points, and a row may be ahead of its results.
 */
export function standingHints(league: League, row: Standing): string[] {
  const { columns } = sportOf(league.sport).table;
  const has = (...keys: readonly string[]) =>
    keys.every((key) => columns.some((column) => column.key === key));
  const hints: string[] = [];
  const played = row.won + row.draw + row.lost;
  if (has("played", "won", "lost") && row.played !== played)
    hints.push(`Played is ${row.played}, but the matches won, drawn and lost make ${played}.`);
  const difference = row.gf - row.ga;
  if (has("gf", "ga", "gd") && row.gd !== difference)
    hints.push(`Goal difference is ${row.gd}, but the goals make ${difference}.`);
  const points = 3 * row.won + row.draw;
  if (has("won", "draw", "points") && row.points !== points)
    hints.push(`Points are ${row.points}, but wins and draws make ${points}.`);
  return hints;
}
