import { adjustmentPattern } from "./adjustmentPattern";
import type { Day } from "../day";
import type { Adjustment } from "./rank";

/** Points given or taken of one team. */
interface DatedAdjustment extends Omit<Adjustment, "team"> {
  readonly on: Day | null;
}

const PARTS = /^(\d{4}-\d{2}-\d{2} )?([-+]?\d+)(?: (.*))?$/;

/** The points of such a line, on which day and why; null of any other text. */
export function readAdjustment(line: string): DatedAdjustment | null {
  if (!adjustmentPattern.test(line)) return null;
  const [, day = "", points = "", reason = ""] = PARTS.exec(line) ?? [];
  return { on: day.trim() || null, points: Number(points), reason };
}

/** The line that is stored; '' of no points. */
export const writeAdjustment = ({ on, points, reason }: DatedAdjustment): string =>
  points === 0 ? "" : [on, String(points), reason.trim()].filter(Boolean).join(" ");

/** The points that the organiser gave or took, in the order of the lines. */
export const adjustmentsOf = ({ adjust }: { readonly adjust: readonly string[] }) =>
  adjust.flatMap((line) => readAdjustment(line) ?? []);

/** Their sum. */
export const adjustedBy = (row: { readonly adjust: readonly string[] }): number =>
  adjustmentsOf(row).reduce((sum, { points }) => sum + points, 0);
