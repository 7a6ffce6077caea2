import { hasScore } from "@/domain/match/hasScore";
import { possessionOfB } from "@/domain/match/possession";
import { againstItself } from "../againstItself";
import type { StorageRules } from "../stored";
import { matchFields, type Result } from "./schema";

const isMatchField = (field: string) => matchFields.some((one) => one === field);

/** Returns "2–1" with an en dash, which the security rules require; "" if a score is unknown. */
function scoreText(result: Result): string {
  return hasScore(result) ? `${result.scoreA}–${result.scoreB}` : "";
}

/** The form that the security rules require; an old record may contain any text. */
const correctionPattern = /^\d{1,3}–\d{1,3}$/;

/**
 * Returns problems if more goals are listed than the score. The security rules refuse such a result in sports where
 * each entry is one goal.
 */
function surplusGoals({ goalsA, goalsB, scoreA, scoreB }: Result) {
  const text = (team: string) => `More goals are listed than ${team} scored`;
  return {
    ...(scoreA !== null && goalsA.length > scoreA ? { goalsA: text("Team A") } : {}),
    ...(scoreB !== null && goalsB.length > scoreB ? { goalsB: text("Team B") } : {}),
  };
}

/**
 * Storage rules of results: they have the fields of their sport; after a correction they also store the score that was
 * published first.
 */
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
