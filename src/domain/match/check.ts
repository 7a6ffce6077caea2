import type { Result } from "@/records/results/schema";
import type { ScoreFormat, Sheet, Terms } from "./detail";
import { readEnding, wasPlayed, type Ending } from "./ending";
import { pairInWords, type Pair } from "./pair";

/** What the results of a competition are checked by. */
export interface ScoreRules {
  readonly format: ScoreFormat;
  /** Whether a match may end level. */
  readonly draws: boolean;
  /** Boards that neither side played may be missing from the score: it was asked about, or is stored. */
  readonly mayBeShort?: boolean;
}

type CheckedFields = Pick<Result, "scoreA" | "scoreB" | "ending" | "detail">;

/** The score in detail that a result keeps; null where it keeps none, or one that cannot be read. */
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
  // Periods may be incomplete (warning B02); anything else in detail is the score.
  if (counted === null || format.kind === "periods") return null;
  return counted[0] === score[0] && counted[1] === score[1]
    ? null
    : `The score is ${pairInWords(score)}, but in detail it is ${pairInWords(counted)}`;
}

/**
 * What the sport does not know of a result, in words: such a one is refused by the form, and a stored one is left out
 * and listed for repair. Null when nothing, and for a result without a score.
 */
export function problemWithResult(
  result: CheckedFields,
  { format, draws, mayBeShort = false }: ScoreRules,
): string | null {
  const ending = readEnding(result.ending);
  if (ending.how === "unreadable") return `The ending “${ending.text}” means nothing`;
  if (!wasPlayed(ending) || result.scoreA === null || result.scoreB === null) return null;
  const score: Pair = [result.scoreA, result.scoreB];
  const gaveUp = ending.how === "retired" ? ending.by : null;
  // Kicks decide what ended level.
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
