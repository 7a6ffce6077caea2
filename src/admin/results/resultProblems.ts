import { problemWithResult, sheetOf, type ScoreRules } from "@/domain/match/check";
import { clashOf } from "@/domain/match/detail/clash";
import { isBye, NO_OPPONENT, readEnding, wasPlayed } from "@/domain/match/ending";
import { hasScore } from "@/domain/match/hasScore";
import { knowsDraws } from "@/domain/match/decided";
import type { Sport } from "@/domain/sport";
import type { Result } from "@/records/results/schema";
import type { Change } from "../impact/change";
import type { FormContext } from "../kind/formContext";
import { isStoredEqually } from "../kind/storedAlike";
import { idOfNewResult, placeOf } from "./sameMatch";
import { toEntity, type FormValues } from "../fields/values";

type Problems = Readonly<Partial<Record<keyof Result, string>>>;

/** Returns the problems of typed scores that the sport cannot store, such as "1 (4)" or "2.3". */
function typedScores(values: FormValues, { endings, scoreUnit }: Sport): Problems {
  const text =
    scoreUnit === 2
      ? "Whole or half points: 2, 2½ or 2.5"
      : endings.includes("shootOut")
        ? "Whole numbers only; penalties have their own fields"
        : "Whole numbers only";
  const typed = (name: string) => {
    const value = values[name];
    return typeof value === "string" ? value.trim() : "";
  };
  return Object.fromEntries(
    ["scoreA", "scoreB"].flatMap((name) => (/^\d*$/.test(typed(name)) ? [] : [[name, text]])),
  );
}

/** Returns the field to correct in a result that the rules do not allow. */
function fieldOf(result: Result, rules: ScoreRules, problem: string): keyof Result {
  const without = (part: Partial<Result>) => problemWithResult({ ...result, ...part }, rules);
  if (result.ending !== "" && without({ ending: "" }) !== problem) return "ending";
  return result.detail !== "" && without({ detail: "" }) !== problem ? "detail" : "scoreB";
}

/** Returns a message, at its field, if the rules do not allow a result. */
function refused(result: Result, { format }: Pick<FormContext, "format">): Problems {
  const { score, pack } = format;
  const ending = readEnding(result.ending);
  if (ending.how === "unreadable" && ending.text.startsWith("pens")) {
    return { ending: "Say how many penalties each side scored" };
  }
  if (!score) return {};
  const rules = { format: score, draws: knowsDraws(pack), mayBeShort: true };
  const problem = problemWithResult(result, rules);
  if (problem !== null) return { [fieldOf(result, rules, problem)]: problem };
  const { scoreA, scoreB } = result;
  if (!wasPlayed(ending) || scoreA === null || scoreB === null) return {};
  const clash = clashOf(sheetOf(result, score), score.targets, [scoreA, scoreB]);
  return clash ? { detail: clash.words } : {};
}

/**
 * Returns the stored result of the match in a form of a new result; null if there is none, or if it is the same
 * result.
 */
export function existingResult(result: Result, around: FormContext) {
  if (!around.isNew) return null;
  const { existing } = placeOf(result, around.id, around);
  // The same result saved again, because the answer to the first save was lost, is not a second result.
  const counted = existing && { ...existing, cards: result.cards };
  return counted && isStoredEqually(around.league, "results", counted, result) ? null : existing;
}

/** Checks that a match has an opponent, and that a bye has none. */
function againstNobody(result: Result): Problems {
  const isFree = result.teamB === NO_OPPONENT;
  if (isBye(result) === isFree) return {};
  return {
    teamB: isFree
      ? "Choose under How it ended that there was no opponent"
      : "Enter “-” as team B: the match has no opponent",
  };
}

/** Returns the problems that prevent saving a result, besides those that are checked for every kind of record. */
export function resultProblems(values: FormValues, result: Result, around: FormContext): Problems {
  return {
    ...refused(result, around),
    ...typedScores(values, around.league.game),
    ...againstNobody(result),
    ...(existingResult(result, around) && { teamB: "This match has a result already" }),
  };
}

/** Returns the change that saving the form would make; null until the teams and the score are complete and valid. */
export function resultChange(values: FormValues, around: FormContext): Change | null {
  const entity: Result = toEntity("results", values);
  if (!hasScore(entity) || entity.teamA === "" || entity.teamB === "") return null;
  if (Object.keys(resultProblems(values, entity, around)).length > 0) return null;
  const id = around.isNew ? idOfNewResult(entity, around.id, around.spareId, around) : around.id;
  return { kind: "results", id, entity };
}
