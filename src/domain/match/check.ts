import type { Result } from "@/records/results/schema";
import type { ScoreFormat, Sheet, Terms } from "./detail";
import { readEnding, wasPlayed, type Ending } from "./ending";
import { pairInWords, type Pair } from "./pair";

/** The rules by which results of a competition are checked. */
export interface ScoreRules {
  readonly format: ScoreFormat;
  /** Whether a match may end level. */
  readonly draws: boolean;
  /**
   * Whether the score may leave out boards that neither side played: the administrator confirmed it, or the result is
   * stored already.
   */
  readonly mayBeShort?: boolean;
}

type CheckedFields = Pick<Result, "scoreA" | "scoreB" | "ending" | "detail">;

/** Returns the score detail of a result; null if it has none, or one that cannot be read. */
export function sheetOf({ detail }: Pick<Result, "detail">, format: ScoreFormat): Sheet | null {
  if (detail === "") return null;
  const reading = format.read(detail);
  return reading.ok ? reading.sheet : null;
}

function problemWithEnding(ending: Ending, [a, b]: Pair): string | null {
  if (ending.how !== "shootOut") return null;
  if (a !== b) return "Penalties are taken only after a level score";
  return ending.kicks[0] === ending.kicks[1] ? "A shoot-out has a winner" : null;
}

function problemWithDetail(detail: string, score: Pair, format: ScoreFormat, terms: Terms) {
  const reading = format.read(detail);
  if (!reading.ok) return reading.problem;
  const problem = format.problem(reading.sheet, terms);
  if (problem !== null) return problem;
  const counted = format.headline(reading.sheet);
  // The periods may be incomplete (warning B02); any other detail must add up to the score.
  if (counted === null || format.kind === "periods") return null;
  return counted[0] === score[0] && counted[1] === score[1]
    ? null
    : `The score is ${pairInWords(score)}, but in detail it is ${pairInWords(counted)}`;
}

/**
 * Returns why a result is impossible in its sport. Forms refuse such a result; if it is stored, it is not counted and
 * is listed for repair. Null if there is no problem, or no score.
 */
export function problemWithResult(
  result: CheckedFields,
  { format, draws, mayBeShort = false }: ScoreRules,
): string | null {
  const ending = readEnding(result.ending);
  if (ending.how === "unreadable") return `The ending “${ending.text}” cannot be read`;
  if (!wasPlayed(ending) || result.scoreA === null || result.scoreB === null) return null;
  const score: Pair = [result.scoreA, result.scoreB];
  const gaveUp = ending.how === "retired" ? ending.by : null;
  // A match that ended level can be decided by a shoot-out.
  const mayBeLevel = draws || ending.how === "shootOut";
  const terms: Terms = { draws: mayBeLevel, gaveUp, mayBeShort };
  return (
    problemWithEnding(ending, score) ??
    (result.detail === "" ? null : problemWithDetail(result.detail, score, format, terms)) ??
    (result.detail === "" || format.kind === "periods" || format.kind === "half"
      ? format.headlineProblem(score, terms)
      : null)
  );
}
