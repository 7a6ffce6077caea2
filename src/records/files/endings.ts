import { readScoreCell } from "@/domain/cells/score";
import type { Ending } from "@/domain/match/ending";
import type { endingInCell } from "@/domain/match/endingWords";
import { writeEnding } from "@/domain/match/writeEnding";
import { plainCell, readAs, unread, type ReadCell } from "./reading";
import type { ReadResult } from "./scores";

/* Reads the ending of a match from a column beside its score. */

/** Returns the score of a row as a text, so that words may follow it. */
export const scoreOf = ({ scoreA, scoreB }: ReadResult["cells"]) =>
  `${scoreA?.text ?? "0"}-${scoreB?.text ?? "0"}`;

/** Returns the ending that a word of common lists means; null for any other word. */
export function endingIn(cell: string, score: string): Ending | null {
  const said = readScoreCell(`${score} ${cell}`);
  return said?.says === "score" && said.ending.how !== "normal" ? said.ending : null;
}

/** Returns the ending in its stored form, from its own form or from a word of common lists. */
export function endingOf(
  cell: string,
  score: string,
  said: ReturnType<typeof endingInCell>,
): ReadCell {
  if (said && "missing" in said) return unread(cell, said.missing);
  const ending = said ?? endingIn(cell, score);
  return ending ? readAs(writeEnding(ending), cell) : plainCell(cell);
}
