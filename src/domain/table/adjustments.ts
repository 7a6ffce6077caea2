import { adjustmentPattern } from "./adjustmentPattern";
import type { Day } from "../day";
import type { Adjustment } from "./rank";

/** Points that were added to or deducted from one team. */
interface DatedAdjustment extends Omit<Adjustment, "team"> {
  readonly on: Day | null;
}

const PARTS = /^(\d{4}-\d{2}-\d{2} )?([-+]?\d+)(?: (.*))?$/;

/** Reads the points, the day and the reason from a line; null for any other text. */
export function readAdjustment(line: string): DatedAdjustment | null {
  if (!adjustmentPattern.test(line)) return null;
  const [, day = "", points = "", reason = ""] = PARTS.exec(line) ?? [];
  return { on: day.trim() || null, points: Number(points), reason };
}

/** Writes the line that is stored; '' for 0 points. */
export const writeAdjustment = ({ on, points, reason }: DatedAdjustment): string =>
  points === 0 ? "" : [on, String(points), reason.trim()].filter(Boolean).join(" ");

/** Returns the points that the organiser added or deducted, in the order of the lines. */
export const adjustmentsOf = ({ adjust }: { readonly adjust: readonly string[] }) =>
  adjust.flatMap((line) => readAdjustment(line) ?? []);

/** Returns the sum of these points. */
export const adjustedBy = (row: { readonly adjust: readonly string[] }): number =>
  adjustmentsOf(row).reduce((sum, { points }) => sum + points, 0);
