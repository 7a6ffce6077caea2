import { readEnding, wasPlayed } from "../match/ending";
import { type Pair, towards } from "../match/pair";
import type { ScoreFormat } from "../match/detail";
import type { Result } from "@/records/results/schema";
import { momentOf } from "../when";
import { awarded } from "../table/award";
import type { RulePack } from "../table/pack";
import type { SlotResult } from "./slot";

type StoredResult = Pick<Result, "stage" | "teamA" | "teamB" | "scoreA" | "scoreB" | "ending"> &
  Partial<Pick<Result, "date" | "day">>;

/**
 * Converts a stored result for the bracket. An awarded match has the score of the rule pack. Null for a match of the
 * league or a group, and for a match that was played but has no score.
 * @param format completes the score of a match in which one side retired; without it the score stays as it was reached
 */
export function slotResultOf(
  { stage, teamA, teamB, scoreA, scoreB, ending: text, date = null, day = "" }: StoredResult,
  pack: Pick<RulePack, "award">,
  format: Pick<ScoreFormat, "settled"> | null = null,
): SlotResult | null {
  const ending = readEnding(text);
  const played: Pair = [scoreA ?? 0, scoreB ?? 0];
  const at = momentOf({ date, day });
  const result = { stage, teamA, teamB, score: played, ...(at !== null && { at }) };
  if (stage === "") return null;
  if (ending.how === "awarded") {
    const { to, cause } = ending;
    const { score } = awarded(pack, cause, towards(to, played)).units;
    return { ...result, how: "awarded", to, score: towards(to, score) };
  }
  if (ending.how === "doubleForfeit") return { ...result, how: "doubleForfeit" };
  if (!wasPlayed(ending)) return { ...result, how: "open" };
  if (scoreA === null || scoreB === null) return null;
  return {
    ...result,
    how: "played",
    ...(ending.how === "extraTime" && { extraTime: true }),
    ...(ending.how === "shootOut" && { shootOut: ending.kicks }),
    ...(ending.how === "retired" && {
      retired: ending.by,
      score: format?.settled(played, ending.by) ?? played,
    }),
  };
}
