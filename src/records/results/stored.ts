import { hasScore } from "@/domain/match/hasScore";
import { possessionOfB } from "@/domain/match/possession";
import { againstItself } from "../againstItself";
import type { Stored } from "../stored";
import { matchFields, type Result } from "./schema";

const isMatchField = (field: string) => matchFields.some((one) => one === field);

/** "2–1", with the dash the rules want; '' while a score is unknown. */
function scoreText(result: Result): string {
  return hasScore(result) ? `${result.scoreA}–${result.scoreB}` : "";
}

/** As the rules want it; an old record may hold anything. */
const correctionPattern = /^\d{1,3}–\d{1,3}$/;

/** Scorer lists that claim more goals than the score: the rules refuse them where an entry is a goal. */
function surplusGoals({ goalsA, goalsB, scoreA, scoreB }: Result) {
  const text = (team: string) => `More goals are listed than ${team} scored`;
  return {
    ...(scoreA !== null && goalsA.length > scoreA ? { goalsA: text("Team A") } : {}),
    ...(scoreB !== null && goalsB.length > scoreB ? { goalsB: text("Team B") } : {}),
  };
}

/** Results have the parts that their sport keeps of a match, and remember the score that was published first. */
export const results: Stored<Result> = {
  keeps: (field, { sport }) =>
    !isMatchField(field) || sport.matchFields.some((kept) => kept === field),
  write: (fields, { possessionA }, { matchFields: kept }) => ({
    ...fields,
    ...(kept.includes("possessionA") ? { possessionB: possessionOfB(possessionA) } : {}),
  }),
  problems: (result, sport) => ({
    ...againstItself(result),
    ...(sport?.scorerFigure === "minute" && surplusGoals(result)),
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
