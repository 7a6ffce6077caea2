import { readMark, type MarkOf } from "./mark";

/** Matches times and metres as this site writes them, also with thousandths in brackets. */
const USUAL = /^(?:\d{1,2}:){0,2}\d{1,3}(?:\.\d{1,3})?(?: \(\d+\.\d+\))?$/;

/**
 * Rewrites a mark in the notation of this site: `1.45.41` as 1:45.41, `645` as 6.45. Marks in feet stay, because
 * different ones are equal in rounded metres.
 */
export function usualMark(mark: string, of: MarkOf): string {
  const value = readMark(mark, of);
  const isUsual = USUAL.test(mark) && value === readMark(mark, { name: "", by: "time" });
  const isFeet = of.by !== "time" && /^\s*\d+\s*[-'\u2019\u2032]/.test(mark);
  // "10.88 (.876)" becomes "10.88 (10.876)".
  if (value !== null && mark.includes("("))
    return mark.replace(/^(\d[\d:]*)([.,]\d+)\s*\(([.,]\d+)\)$/, "$1$2 ($1$3)");
  if (value === null || isUsual || isFeet) return mark;
  if (of.by !== "time") return (Math.floor(value / 10) / 100).toFixed(2);
  const written = /[.,"\u201D\u2033s:](\d{1,3})\D*$/.exec(mark)?.[1]?.length ?? 0;
  // Keeps all decimals of the value, in whatever notation it was written.
  const figures = Math.max(
    written,
    [1000, 100, 10, 1].findIndex((unit) => value % unit === 0),
  );
  const [minutes, rest] = [Math.floor(value / 60_000), (value % 60_000) / 1000];
  const text = rest.toFixed(figures);
  const late = minutes > 0 ? text.padStart(figures > 0 ? figures + 3 : 2, "0") : text;
  const hours = Math.floor(minutes / 60);
  if (minutes === 0) return late;
  return hours === 0
    ? `${minutes}:${late}`
    : `${hours}:${String(minutes % 60).padStart(2, "0")}:${late}`;
}
