import { readEnding } from "@/domain/match/ending";
import { needsWinner } from "@/domain/match/stage";
import type { Format } from "@/domain/season/format";
import type { Result } from "@/records/results/schema";

/** The warning about a match that needs a winner and has none, wherever its result is entered. */
export const LEFT_LEVEL = "Nobody goes through yet: say how it was decided";

/** Whether a result is level, its match needs a winner, and its ending does not say how the match was decided. */
export function isLeftLevel(
  { stage, scoreA, scoreB, ending }: Pick<Result, "stage" | "scoreA" | "scoreB" | "ending">,
  { legs }: Pick<Format, "legs">,
): boolean {
  const isLevel = scoreA !== null && scoreA === scoreB;
  return isLevel && readEnding(ending).how === "normal" && needsWinner(stage, legs);
}
