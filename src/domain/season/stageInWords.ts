import { gameWeekLabel } from "../match/gameWeek";
import { stageRound } from "../match/knockOut";
import { cupOfStage } from "../match/stage";
import type { ListedMatch } from "../match/listed";
import type { League } from "../league/league";
import { cupsIn } from "./cups";
import { seasonOf } from "./seasons";

/**
 * Returns the round of a stage, with its cup: "Chancellor’s Cup, semi-finals"; "Semi-finals" in the league's own
 * knock-out.
 */
export function stageInWords(league: League, stage: string, season = ""): string {
  const id = cupOfStage(stage);
  const round = stageRound(stage);
  if (id === "") return round;
  const cup = cupsIn(seasonOf(league, season).cups ?? []).find((one) => one.id === id);
  return `${cup?.name ?? "Cup"}, ${round.toLowerCase()}`;
}

/**
 * Returns the round of a match: of a knock-out match by its name or its stage, of any other the game week; '' if it has
 * none.
 */
export function roundInWords(
  league: League,
  { gameWeek, stage }: Pick<ListedMatch, "gameWeek" | "stage">,
): string {
  // A knock-out match is named by its game week, but not with its cup.
  const isNamed = gameWeek.trim() !== "" && cupOfStage(stage) === "";
  if (stage && !isNamed) return stageInWords(league, stage);
  const { matchGrouping } = league;
  if (matchGrouping.by === "none") return matchGrouping.label;
  return gameWeek.trim() && gameWeekLabel(gameWeek);
}
