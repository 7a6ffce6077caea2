import type { TableColumn } from "@/domain/sport";

/** A figure as it stands in a table: signed columns get a plus or a true minus sign. */
export function figureOf(
  value: string | number,
  column: Pick<TableColumn, "signed" | "key">,
): string {
  if (typeof value === "string") return value || "–";
  if (column.key === "ppg") return value.toFixed(1);
  if (value < 0) return `−${Math.abs(value)}`;
  return column.signed && value > 0 ? `+${value}` : String(value);
}
