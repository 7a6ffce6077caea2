import { readEnding } from "@/domain/match/ending";
import { needsWinner } from "@/domain/match/stage";
import type { Format } from "@/domain/season/format";
import type { Result } from "@/records/results/schema";

/** Whether a result leaves a match level that has to have a winner, and says nothing of how it was decided. */
export function isLeftLevel(
  { stage, scoreA, scoreB, ending }: Pick<Result, "stage" | "scoreA" | "scoreB" | "ending">,
  { legs }: Pick<Format, "legs">,
): boolean {
  const isLevel = scoreA !== null && scoreA === scoreB;
  return isLevel && readEnding(ending).how === "normal" && needsWinner(stage, legs);
}
