import { stageRound } from "../match/knockOut";
import { cupOfStage } from "../match/stage";
import type { League } from "../league/league";
import { cupsIn } from "./cups";
import { seasonOf } from "./seasons";

/** What the round of a match's stage is called, with its cup: "Chancellor’s Cup, semi-finals"; "Semi-finals" of the league's. */
export function stageInWords(league: League, stage: string, season = ""): string {
  const id = cupOfStage(stage);
  const round = stageRound(stage);
  if (id === "") return round;
  const cup = cupsIn(seasonOf(league, season).cups ?? []).find((one) => one.id === id);
  return `${cup?.name ?? "Cup"}, ${round.toLowerCase()}`;
}
