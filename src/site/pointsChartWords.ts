import type { RulePack } from "@/domain/table/pack";
import type { League } from "@/domain/league/league";

/** Returns the title and unit of the chart of a league's season: "Points by game week", "Wins by match". */
export function pointsChartWords(league: League, pack: RulePack): { title: string; unit: string } {
  const [first] = pack.stages[0]?.criteria ?? [];
  const unit = first?.key === "won" ? "wins" : "points";
  const step = league.matchGrouping.by === "gameWeek" ? "game week" : "match";
  return { title: `${unit === "points" ? "Points" : "Wins"} by ${step}`, unit };
}
