import type { League } from "@/leagues/league";

/** "Football · Season 2026" */
export function overlineOf(league: League): string {
  return `${league.game.name} · ${league.seasons[0].label}`;
}
