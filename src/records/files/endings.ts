import { readScoreCell } from "@/domain/cells/score";
import type { Ending } from "@/domain/match/ending";
import type { endingInCell } from "@/domain/match/endingWords";
import { writeEnding } from "@/domain/match/writeEnding";
import { plainCell, readAs, unread, type ReadCell } from "./reading";
import type { ReadResult } from "./scores";

/* How a match ended, in the words of a column beside its score. */

/** The score of a row as a text, so that words may follow it. */
export const scoreOf = ({ scoreA, scoreB }: ReadResult["cells"]) =>
  `${scoreA?.text ?? "0"}-${scoreB?.text ?? "0"}`;

/** How a match ended, in a word of other lists; null for any other word. */
export function endingIn(cell: string, score: string): Ending | null {
  const said = readScoreCell(`${score} ${cell}`);
  return said?.says === "score" && said.ending.how !== "normal" ? said.ending : null;
}

/** How it ended, in its stored form, or as a word of other lists. */
export function endingOf(
  cell: string,
  score: string,
  said: ReturnType<typeof endingInCell>,
): ReadCell {
  if (said && "missing" in said) return unread(cell, said.missing);
  const ending = said ?? endingIn(cell, score);
  return ending ? readAs(writeEnding(ending), cell) : plainCell(cell);
}
