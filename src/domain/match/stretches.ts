import { wasPlayed, readEnding } from "./ending";
import { sheetOf } from "./check";
import type { ScoreFormat } from "./detail";
import type { Pair } from "./pair";
import type { Result } from "@/records/results/schema";

/**
 * Returns the score of each part of a match, from its score detail: halves, periods without overtimes, or the points of
 * each set. Empty if no detail was entered, and in a sport of individual matches.
 */
export function stretchesOf(result: Result, format: ScoreFormat): readonly Pair[] {
  const ending = readEnding(result.ending);
  const sheet = wasPlayed(ending) ? sheetOf(result, format) : null;
  switch (sheet?.kind) {
    case "half": {
      const { scoreA, scoreB } = result;
      const [a, b] = sheet.half;
      // With extra time, the score does not show the second half, and extra time is no half.
      if (scoreA === null || scoreB === null || ending.how !== "normal") return [sheet.half];
      return [sheet.half, [scoreA - a, scoreB - b]];
    }
    case "periods":
      return sheet.periods;
    case "sets":
      return sheet.sets;
    default:
      return [];
  }
}
