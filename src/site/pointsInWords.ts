import type { League } from "@/leagues/league";
import { sportOf } from "@/sports";

/** What a league counts over its season, and after what: "Points by game week", "Wins by match". */
export function pointsInWords({ sport, matchGrouping }: League): { title: string; unit: string } {
  const unit = sportOf(sport).draws ? "points" : "wins";
  const step = matchGrouping.by === "gameWeek" ? "game week" : "match";
  return { title: `${unit === "points" ? "Points" : "Wins"} by ${step}`, unit };
}
