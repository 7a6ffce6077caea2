import { sameName } from "@/domain/names";
import { emptyEntity } from "@/records/record";
import { adjustedBy } from "@/domain/table/adjustments";
import { limits } from "@/domain/limits";
import type { Standing } from "@/records/standings/schema";
import type { League } from "@/domain/league/league";
import { computedRows } from "../season-mode/differences";
import { modeOf } from "../season-mode/useSeasonState";
import type { FigureQuestion, FigureStart, QuestionOf } from "../kind/figures";
import type { FiguresPart } from "../kind/kind";
import { toEntity, toFormValues, type FormValues } from "../fields/values";

const nothing: Standing = emptyEntity("standings");

/** Returns the computed row of a team; zeros if the team has no match. */
export function computedRow(rows: readonly Standing[], team: string): Standing {
  return rows.find((row) => sameName(row.team, team)) ?? { ...nothing, team };
}

/** Returns a stored row with the computed figures in the columns of the sport. */
function withComputedFigures<S extends Standing>(league: League, row: S, made: Standing): S {
  const figures = league.game.table.columns.map(({ key }) => [key, made[key]]);
  return { ...row, ...Object.fromEntries(figures) };
}

/** Returns the start of a form of a row: with computed figures, if the table is computed. */
export const startOfRow: FigureStart<"standings"> = (league, start, season) => {
  if (modeOf(league, season, "table") === "kept") return start;
  const made = computedRow(computedRows(league, season), start.entity.team);
  return { ...start, entity: withComputedFigures(league, start.entity, made) };
};

/** Returns the rows that a list shows: with computed figures, if the table is computed. */
export const shownRows: FiguresPart<"standings">["shown"] = (league, rows, season) => {
  if (modeOf(league, season, "table") === "kept") return rows;
  const made = computedRows(league, season);
  return rows.map((row) => withComputedFigures(league, row, computedRow(made, row.team)));
};

/** Returns a form's values with the computed figures of a row. */
export function valuesWithComputed(league: League, values: FormValues, made: Standing): FormValues {
  const row = withComputedFigures(league, toEntity("standings", values), made);
  return { ...values, ...toFormValues("standings", row) };
}

/**
 * Returns a question about the figures of a computed table that were typed and differ from the results; null if there
 * are none. Points that differ only by a changed adjustment are not asked about.
 * @param opened The values that the form began with.
 * @param stored The points of the stored adjustments, which the computed row already includes.
 */
function questionOf(
  league: League,
  values: FormValues,
  opened: FormValues,
  made: Standing,
  stored: number,
): FigureQuestion | null {
  const row = toEntity("standings", values);
  const due = { ...made, points: made.points + adjustedBy(row) - stored };
  const typed = league.game.table.columns.filter(
    ({ key }) => values[key] !== opened[key] && row[key] !== due[key] && row[key] !== made[key],
  );
  if (typed.length === 0) return null;
  const wanted = row.points - due.points;
  const canAdjust =
    typed.some(({ key }) => key === "points") &&
    Number.isInteger(wanted) &&
    row.adjust.length < limits.adjustments &&
    Math.abs(wanted) <= limits.adjustment;
  return {
    figureSet: "table",
    who: row.team,
    figures: typed.map(({ key, label }) => ({ label, typed: row[key], computed: due[key] })),
    adjust: canAdjust ? wanted : null,
  };
}

/** Returns the same question, with the computed row from the records of the season. */
export const rowQuestion: QuestionOf<"standings"> = (asked) => {
  const { league, values, opened, season } = asked;
  if (modeOf(league, season, "table") === "kept") return null;
  const { team } = toEntity("standings", values);
  const stored = season.standings.find((row) => sameName(row.team, team));
  const made = computedRow(computedRows(league, season), team);
  return questionOf(league, values, opened, made, stored ? adjustedBy(stored) : 0);
};
