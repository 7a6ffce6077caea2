import { readScoreCell } from "@/domain/cells/score";
import type { Ending } from "@/domain/match/ending";
import type { endingInCell } from "@/domain/match/endingWords";
import { writeEnding } from "@/domain/match/writeEnding";
import { plainCell, readAs, unread, type ReadCell } from "./reading";
import type { ReadResult } from "./scores";

/* How a match ended, in the words of a column beside its score. */

/** Endings that no sport has to name. */
export const endingsOfAllSports: ReadonlySet<Ending["how"]> = new Set(["awarded", "doubleForfeit"]);

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

/** A remark on a level score in brackets that may be the one before extra time. */
export function earlierScore(
  cell: string,
  { ending, half }: { readonly ending: Ending; readonly half: readonly [number, number] | null },
): readonly string[] {
  const [, level, , more] = /[([]\s*((\d{1,2})\s*[-:]\s*\2)\s*(?:([,;])|[)\]])/.exec(cell) ?? [];
  const isLate = ending.how === "extraTime" || ending.how === "shootOut";
  const isEarly = isLate && level !== undefined && (half === null || more !== undefined);
  return isEarly ? [`“${level}” is left out: it may be the score before extra time`] : [];
}
