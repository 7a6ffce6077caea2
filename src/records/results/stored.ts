import { hasScore } from "@/domain/match/hasScore";
import { possessionOfB } from "@/domain/match/possession";
import type { Stored } from "../stored";
import { matchFields, type Result } from "./schema";

const isMatchField = (field: string) => matchFields.some((one) => one === field);

/** "2–1", with the dash the rules want; '' while a score is unknown. */
function scoreText(result: Result): string {
  return hasScore(result) ? `${result.scoreA}–${result.scoreB}` : "";
}

/** As the rules want it; an old record may hold anything. */
const correctionPattern = /^\d{1,3}–\d{1,3}$/;

/** Results have the parts that their sport keeps of a match, and remember the score that was published first. */
export const results: Stored<Result> = {
  keeps: (field, { sport }) =>
    !isMatchField(field) || sport.matchFields.some((kept) => kept === field),
  write: (fields, { possessionA }, { matchFields: kept }) => ({
    ...fields,
    ...(kept.includes("possessionA") ? { possessionB: possessionOfB(possessionA) } : {}),
  }),
  aliases: {
    time: "date",
    penaltiesA: "ending",
    penaltiesB: "ending",
    possessionB: "possessionA",
  },
  corrected(previous, next) {
    const known = correctionPattern.test(previous.corrected) && previous.corrected;
    const first = known || scoreText(previous);
    return first === scoreText(next) ? "" : first;
  },
};
