import { isBye } from "@/domain/match/ending";
import type { League } from "@/domain/league/league";
import type { RecordOf } from "@/records/record";
import type { Result } from "@/records/results/schema";
import { asPlayed, scoreText } from "@/ui/match/score";

/** "Home 2–1 Away". A chess match is stored in half points and read in whole ones. */
export const titleOfResult = (result: Result, league: League): string =>
  isBye(result)
    ? `${result.teamA}: no opponent`
    : `${result.teamA} ${scoreText(asPlayed(result, league))} ${result.teamB}`;

/** "was 2½–1½": the score of a result that was published first; '' where it is still that. */
export function correctedInWords({ corrected }: RecordOf<"results">, league: League): string {
  const [scoreA = NaN, scoreB = NaN] = corrected.split("–").map(Number);
  if (Number.isNaN(scoreA + scoreB)) return corrected && `was ${corrected}`;
  return `was ${scoreText(asPlayed({ scoreA, scoreB }, league))}`;
}
