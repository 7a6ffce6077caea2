import type { SaidScore } from "@/domain/cells/score";
import type { Pair } from "@/domain/match/pair";

/**
 * Whether a cell of a column of scores may be a time of day: sites put the kick-off there until a match is played, and
 * spreadsheets make "4:00" of 4:0. Where other cells end in 01 or 13, they are scores.
 */
export function bothAreClocks(cells: readonly string[]): (cell: string) => boolean {
  const isTime = (cell: string) => /^(?:[01]?\d|2[0-3]):[0-5]\d$/.test(cell);
  const areScores = cells.some((cell) => isTime(cell) && Number(cell.slice(-2)) % 5 !== 0);
  return (cell) => isTime(cell) && !areScores;
}

/** The score of a cell in which the visitor's figure stands first; null where a detail of it cannot be turned. */
export function turned(said: SaidScore | null): SaidScore | null {
  if (said?.says !== "score") return said;
  const { score, half, ending, detail } = said;
  if (detail !== "" || ending.how === "awarded") return null;
  const around = ([one, other]: Pair): Pair => [other, one];
  return {
    ...said,
    score: around(score),
    half: half && around(half),
    ending: ending.how === "shootOut" ? { ...ending, kicks: around(ending.kicks) } : ending,
  };
}
