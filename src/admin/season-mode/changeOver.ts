import { newRecordId } from "@/data/store";
import { sameName } from "@/domain/names";
import { writeAdjustment } from "@/domain/table/adjustments";
import { emptyEntity, type RecordOf } from "@/records/record";
import type { SeasonMode } from "@/records/seasons/schema";
import type { SeasonRecords } from "@/domain/season/competition";
import type { League, Season } from "@/domain/league/league";
import { stepOf, type Step } from "../steps/steps";
import { computedRows, type FigureSet, type Difference } from "./differences";

/** The choices for a figure that differs from the results. */
export type Choice =
  /** The figure is computed from the results from now on. */
  | "take"
  /** The difference in points is kept as an adjustment by the organiser, with a public reason. */
  | "adjust"
  /** A result is wrong and is corrected before the season changes its mode. */
  | "correct";

export interface Decision {
  readonly choice: Choice;
  /** The public reason of an adjustment. */
  readonly reason: string;
}

/** The decisions by the key of the difference; any other figure takes the value from the results. */
export type Decisions = Readonly<Record<string, Decision>>;

/** Returns the decision about a difference; "take" if none was made. */
export function decisionOf({ key }: Difference, decisions: Decisions): Decision {
  return decisions[key] ?? { choice: "take", reason: "" };
}

/** Which values figures begin with that are kept by hand from now on. */
export type FirstFigures =
  /** The values computed from the results so far. */
  | "results"
  /** The values typed before the figures were computed. */
  | "typed";

/** Returns the save of the season's record with the new mode; the record is created if it is missing. */
export function seasonStep(
  { id, label }: Season,
  stored: RecordOf<"seasons"> | undefined,
  figureSet: FigureSet,
  to: SeasonMode,
): Step {
  const changed = { [figureSet]: to };
  if (stored) {
    return { kind: "seasons", does: "change", before: stored, entity: { ...stored, ...changed } };
  }
  const entity = { ...emptyEntity("seasons"), label, ...changed };
  return { kind: "seasons", does: "add", id, entity };
}

/**
 * Returns the saves that store differences as adjustments by the organiser. Visitors do not see these while the table
 * is kept by hand.
 */
export function adjustmentSteps(
  differences: readonly Difference[],
  decisions: Decisions,
  rows: readonly RecordOf<"standings">[],
): readonly Step[] {
  return differences.flatMap((difference): Step[] => {
    const { adjustment } = difference;
    const { choice, reason } = decisionOf(difference, decisions);
    const before = rows.find(({ id }) => id === adjustment?.row);
    if (choice !== "adjust" || !adjustment || !before) return [];
    // The date is not known, because the points were part of the typed figure.
    const line = writeAdjustment({ on: null, points: adjustment.points, reason });
    const adjust = adjustment.takesBack ? [] : [...before.adjust, line];
    return [{ kind: "standings", does: "change", before, entity: { ...before, adjust } }];
  });
}

/**
 * Returns the saves that store the computed figures in the records. Visitors do not see these while the figures are
 * computed.
 */
export function computedFigureSteps<K extends "standings" | "players">(
  kind: K,
  differences: readonly Difference[],
  stored: readonly RecordOf<K>[],
): readonly Step[] {
  return stored.flatMap((before) => {
    const own = differences.filter(({ record }) => record === before.id);
    const figures = own.map(({ field, computed }) => [field, computed ?? 0] as const);
    const entity = { ...before, ...Object.fromEntries(figures) };
    return own.length === 0 ? [] : [stepOf<K>({ kind, does: "change", before, entity })];
  });
}

/** Returns the saves that add a row for each team of the computed table that has no stored row. */
export function missingRowSteps(league: League, records: SeasonRecords): readonly Step[] {
  return computedRows(league, records)
    .filter(({ team }) => !records.standings.some((row) => sameName(row.team, team)))
    .map((row) => {
      const entity = { ...emptyEntity("standings"), ...row };
      return { kind: "standings", does: "add", id: newRecordId(), entity };
    });
}
