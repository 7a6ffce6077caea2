/** The unit of a stored score: 1 for whole points, 2 for half points, two of which make one point. */
export type ScoreUnit = 1 | 2;

/** Formats a stored score for visitors: "3", or in half points "2½", "½". */
export function scoreFigure(score: number, unit: ScoreUnit = 1): string {
  if (unit === 1) return String(score);
  const [whole, isHalf] = [Math.floor(score / 2), score % 2 === 1];
  return isHalf ? `${whole || ""}½` : String(whole);
}
