import type { Entities, EntityKind, RecordOf } from "@/domain/records/record";
import { hasScore, type Result } from "@/domain/records/result";

/** "2–1", with the dash the rules want; '' while a score is unknown. */
function scoreText(result: Result): string {
  return hasScore(result) ? `${result.scoreA}–${result.scoreB}` : "";
}

/** The score that was published first, when an update says another one; '' when none does. */
function correctedScore(previous: RecordOf<"results">, next: Result): string {
  const first = previous.corrected || scoreText(previous);
  return first === scoreText(next) ? "" : first;
}

/** What a kind of record keeps in `corrected` after an update: results remember their first score. */
export const correctedOf: {
  [K in EntityKind]: (previous: RecordOf<K>, next: Entities[K]) => string;
} = {
  teams: () => "",
  fixtures: () => "",
  players: () => "",
  results: correctedScore,
  standings: () => "",
  seasons: () => "",
};
