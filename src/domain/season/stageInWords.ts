import { gameWeekLabel } from "../match/gameWeek";
import { stageRound } from "../match/knockOut";
import { cupOfStage } from "../match/stage";
import type { ListedMatch } from "../match/listed";
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

/** The place of a match in its season: its round, by its name or by its stage, else its game week; '' where none is said. */
export function roundInWords(
  league: League,
  { gameWeek, stage }: Pick<ListedMatch, "gameWeek" | "stage">,
): string {
  // The game week names a match of the knock-out, but not the cup it belongs to.
  const isNamed = gameWeek.trim() !== "" && cupOfStage(stage) === "";
  if (stage && !isNamed) return stageInWords(league, stage);
  const { matchGrouping } = league;
  if (matchGrouping.by === "none") return matchGrouping.label;
  return gameWeek.trim() && gameWeekLabel(gameWeek);
}
