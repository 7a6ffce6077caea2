import { scoreFigure } from "@/domain/match/figure";
import type { FigureColumn, TableColumn } from "@/domain/sport";
import type { Figures } from "@/domain/table/figures";

/** Formats a figure for a table: signed columns get a plus or a true minus sign; an empty text is "–". */
export function figureOf(
  value: string | number,
  column: Pick<TableColumn, "signed" | "key" | "unit">,
): string {
  if (typeof value === "string") return value || "–";
  if (column.key === "ppg") return value.toFixed(1);
  if (column.unit === 2) return scoreFigure(value, column.unit);
  if (value < 0) return `−${Math.abs(value)}`;
  return column.signed && value > 0 ? `+${value}` : String(value);
}

/**
 * Formats a won-lost figure of a computed table: the ratio "1.250", or "max" if nothing was lost; as a pair "14–6"; "–"
 * if both are 0.
 */
export function moreOf(figures: Figures, { of, as }: FigureColumn): string {
  const [won, lost] = figures[of];
  // Nothing was entered: "0–0" would be untrue for matches that were played.
  if (won + lost === 0) return "–";
  if (as === "pair") return `${won}–${lost}`;
  return lost === 0 ? "max" : (won / lost).toFixed(3);
}
