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

/** The team's row among those that the results make; zeros for one without a match. */
export function madeRow(rows: readonly Standing[], team: string): Standing {
  return rows.find((row) => sameName(row.team, team)) ?? { ...nothing, team };
}

/** A stored row with the figures that the results make, for the columns of the sport. */
function withMadeFigures<S extends Standing>(league: League, row: S, made: Standing): S {
  const figures = league.game.table.columns.map(({ key }) => [key, made[key]]);
  return { ...row, ...Object.fromEntries(figures) };
}

/** The start of a change to a row: in a computed table with the figures that the results make. */
export const startOfRow: FigureStart<"standings"> = (league, start, season) => {
  if (modeOf(league, season, "table") === "kept") return start;
  const made = madeRow(computedRows(league, season), start.entity.team);
  return { ...start, entity: withMadeFigures(league, start.entity, made) };
};

/** The rows as a list shows them: in a computed table with the figures that the results make. */
export const shownRows: FiguresPart<"standings">["shown"] = (league, rows, season) => {
  if (modeOf(league, season, "table") === "kept") return rows;
  const made = computedRows(league, season);
  return rows.map((row) => withMadeFigures(league, row, madeRow(made, row.team)));
};

/** The same for a form's values. */
export function valuesWithMade(league: League, values: FormValues, made: Standing): FormValues {
  const row = withMadeFigures(league, toEntity("standings", values), made);
  return { ...values, ...toFormValues("standings", row) };
}

/**
 * What to ask about a row of a computed table: the figures that were typed and that results do not give; null when
 * there are none. Points follow a changed adjustment by themselves.
 * @param opened the values the form began with; @param stored the points that the made row has in it by the organiser’s word
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

/** The same question, asked of the records of the season. */
export const rowQuestion: QuestionOf<"standings"> = (asked) => {
  const { league, values, opened, season } = asked;
  if (modeOf(league, season, "table") === "kept") return null;
  const { team } = toEntity("standings", values);
  const stored = season.standings.find((row) => sameName(row.team, team));
  const made = madeRow(computedRows(league, season), team);
  return questionOf(league, values, opened, made, stored ? adjustedBy(stored) : 0);
};
