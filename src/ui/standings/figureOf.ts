import { scoreFigure } from "@/domain/match/figure";
import type { FigureColumn, TableColumn } from "@/domain/sport";
import type { Figures } from "@/domain/table/figures";

/** A figure as a table shows it: signed columns get a plus or a true minus sign. */
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

/** A team's figure of a computed table: "1.250", or "max" where nothing was lost; both as "14–6"; "–" where there are none. */
export function moreOf(figures: Figures, { of, as }: FigureColumn): string {
  const [won, lost] = figures[of];
  // Nobody has entered any: "0–0" would be untrue of matches that were played.
  if (won + lost === 0) return "–";
  if (as === "pair") return `${won}–${lost}`;
  return lost === 0 ? "max" : (won / lost).toFixed(3);
}
