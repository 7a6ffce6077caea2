import { wasPlayed, readEnding } from "./ending";
import { sheetOf } from "./check";
import type { ScoreFormat } from "./detail";
import type { Pair } from "./pair";
import type { Result } from "@/records/results/schema";

/**
 * What each stretch of a match brought to either side, by its score in detail: halves, periods without overtimes,
 * or the points of each set. Empty where nobody noted it, and in a sport of individual matches.
 */
export function stretchesOf(result: Result, format: ScoreFormat): readonly Pair[] {
  const ending = readEnding(result.ending);
  const sheet = wasPlayed(ending) ? sheetOf(result, format) : null;
  switch (sheet?.kind) {
    case "half": {
      const { scoreA, scoreB } = result;
      const [a, b] = sheet.half;
      // Extra time is no half, and where it was played the score does not give the second one.
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
