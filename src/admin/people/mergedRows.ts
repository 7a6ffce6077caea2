import { addedRow } from "@/records/merge";
import { sameName } from "@/domain/names";
import { adjustedBy } from "@/domain/table/adjustments";
import type { RecordOf } from "@/records/record";
import type { League } from "@/domain/league/league";
import type { Step } from "../steps/steps";

type Row = RecordOf<"standings">;

/** The answer that adds the rows up; any other is the id of the row that stays as it is. */
export const ADDED = "added";

/** A row without a figure: nobody typed anything into it. */
const isBlank = (row: Row) =>
  [row.played, row.won, row.draw, row.lost, row.gf, row.ga, row.points, row.ppg].every(
    (figure) => figure === 0,
  ) && row.adjust.length === 0;

/** What to do with rows of one club as long as nobody says: the only one with figures stays; '' has to be asked. */
export function likelyChoice(rows: readonly Row[], isKept: boolean): string {
  const filled = rows.filter((row) => !isBlank(row));
  if (!isKept || filled.length === 0) return ADDED;
  const [only, ...more] = filled;
  return only && more.length === 0 ? only.id : "";
}

/** The one row that several of a club become, under the id of the row that had its name; null if there is none. */
export function rowOf(rows: readonly Row[], name: string, choice: string): Row | null {
  const stays = rows.find(({ team }) => sameName(team, name)) ?? rows[0];
  if (!stays) return null;
  const chosen = rows.find(({ id }) => id === choice);
  const made = chosen ?? rows.filter((row) => row !== stays).reduce(addedRow, stays);
  const { id, version } = stays;
  return { ...made, id, version, team: name, group: made.group || stays.group };
}

/** The saves that leave one row; none where there is but one, under whatever name. */
export function stepsOfRows(rows: readonly Row[], name: string, choice: string): readonly Step[] {
  const one = rowOf(rows, name, choice);
  const before = rows.find(({ id }) => id === one?.id);
  if (!one || !before || rows.length < 2) return [];
  const gone = rows.filter((row) => row !== before);
  return [
    { kind: "standings", does: "change", before, entity: one },
    ...gone.map((row): Step => ({ kind: "standings", does: "delete", before: row })),
  ];
}

/** A row's figures in one line, with the columns of the league's table: "P 5 · W 3 · Pts 10". */
export function rowInWords(league: League, row: Row): string {
  const figures = league.game.table.columns.map(
    ({ key, short }) => `${short} ${row[key] === "" ? "–" : row[key]}`,
  );
  const adjusted = row.adjust.length === 0 ? [] : [`adjusted ${adjustedBy(row)}`];
  return [...figures, ...adjusted].join(" · ");
}
