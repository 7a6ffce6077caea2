import { isBye } from "@/domain/match/ending";
import type { League } from "@/domain/league/league";
import type { RecordOf } from "@/records/record";
import type { Result } from "@/records/results/schema";
import { formatScore, scoreText } from "@/ui/match/score";

/** Returns "Home 2–1 Away". A chess match is stored in half points and shown in points. */
export const titleOfResult = (result: Result, league: League): string =>
  isBye(result)
    ? `${result.teamA}: no opponent`
    : `${result.teamA} ${scoreText(formatScore(result, league))} ${result.teamB}`;

/** Returns the score that was published first ("was 2½–1½"); '' if the score was not corrected. */
export function correctedInWords({ corrected }: RecordOf<"results">, league: League): string {
  const [scoreA = NaN, scoreB = NaN] = corrected.split("–").map(Number);
  if (Number.isNaN(scoreA + scoreB)) return corrected && `was ${corrected}`;
  return `was ${scoreText(formatScore({ scoreA, scoreB }, league))}`;
}
