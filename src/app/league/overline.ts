import type { League } from "@/leagues/league";
import { sportOf } from "@/sports";

/** "Football · Season 2026" */
export function overlineOf(league: League): string {
  return `${sportOf(league.sport).name} · ${league.seasons[0].label}`;
}
