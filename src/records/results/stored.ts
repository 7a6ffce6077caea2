import { hasScore } from "@/domain/match/hasScore";
import { possessionOfB } from "@/domain/match/possession";
import { againstItself } from "../againstItself";
import type { StorageRules } from "../stored";
import { matchFields, type Result } from "./schema";

const isMatchField = (field: string) => matchFields.some((one) => one === field);

/** "2–1", with the dash that the security rules ask for; '' while a score is unknown. */
function scoreText(result: Result): string {
  return hasScore(result) ? `${result.scoreA}–${result.scoreB}` : "";
}

/** The form that the security rules ask for; an old record may hold any text. */
const correctionPattern = /^\d{1,3}–\d{1,3}$/;

/** Problems of scorer lists with more goals than the score: the security rules refuse them where an entry is a goal. */
function surplusGoals({ goalsA, goalsB, scoreA, scoreB }: Result) {
  const text = (team: string) => `More goals are listed than ${team} scored`;
  return {
    ...(scoreA !== null && goalsA.length > scoreA ? { goalsA: text("Team A") } : {}),
    ...(scoreB !== null && goalsB.length > scoreB ? { goalsB: text("Team B") } : {}),
  };
}

/** A result stores the parts that its sport keeps of a match, and the score that was published first. */
export const results: StorageRules<Result> = {
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
