/** What a stored score counts: whole ones, or halves, two of which are one. */
export type ScoreUnit = 1 | 2;

/** A stored score for readers: "3", or counted in halves "2½", "½". */
export function scoreFigure(score: number, unit: ScoreUnit = 1): string {
  if (unit === 1) return String(score);
  const [whole, isHalf] = [Math.floor(score / 2), score % 2 === 1];
  return isHalf ? `${whole || ""}½` : String(whole);
}
