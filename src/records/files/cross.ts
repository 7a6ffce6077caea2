import { readScoreCell } from "@/domain/cells/score";
import { isDay } from "./columnContents";
import type { GridRow } from "./grid";
import { squeezed } from "./headings";
import type { Table } from "./layout";
import { isTotal } from "./totals";

/*
 * Reads cross tables of scores or days: the home team at the start of the line, the away team at the top of the column.
 */

/** A cell without a match in a cross table of days. */
const NO_DAY = /^[-–—x*/.]*$/i;
/** A cell of a match whose day is not known yet. */
const OPEN_DAY = /^\(?(?:t\.?b\.?[acd]\.?|\?+|open|offen|n\.?n\.?)\)?$/i;
/** A cell with a team's place, before the name. */
const PLACE = /^(?:\d{1,2}\.?)?$/;
/** The headings of columns after the scores of a cross table: figures that are computed from them. */
const SUMS =
  /^(?:p|pl|pld|played|games?|matches|sp|spiele|w|won|wins|d|drawn|draws|l|lost|losses|s|siege|u|n|gf|ga|gd|for|against|f|a|goals|tore|diff|difference|differenz|pts?|points|punkte|pkte?|pct|sets|satze|bp|mp|pos|place|platz|rank|rang|total|summe|sum|number)?$/;

/** The parts of a cross table. */
interface Cross {
  readonly lines: readonly GridRow[];
  readonly homes: readonly string[];
  /** The index of the column of the first away team. */
  readonly first: number;
  /** The headings of the sums after the scores. */
  readonly sums: readonly string[];
  /** The lines of sums below the matches. */
  readonly totals: readonly GridRow[];
}

/** Returns the parts of a square table of teams; null for any other table. */
function squareIn(rows: readonly GridRow[]): Cross | null {
  const [head, ...below] = rows;
  const cellAt = ({ cells }: GridRow, at: number) => (cells[at] ?? "").trim();
  if (!head) return null;
  const arePlaces = below.every((row) => PLACE.test(cellAt(row, 0)));
  const team = arePlaces ? 1 : 0;
  const isTeam = (row: GridRow) => cellAt(row, team) !== "" && !isTotal(cellAt(row, team));
  const end = below.findIndex((row) => !isTeam(row));
  const lines = end < 0 ? below : below.slice(0, end);
  const totals = end < 0 ? [] : below.slice(end);
  const first = team + 1;
  const homes = lines.map((row) => cellAt(row, team));
  const columns = homes.map((_, at) => cellAt(head, first + at));
  const sums = head.cells.slice(first + homes.length).map((cell) => cell.trim());
  const isCalled = (home: string, at: number) => {
    const short = squeezed(columns[at] ?? "");
    return squeezed(home).startsWith(short.slice(0, 1)) || short === String(at + 1);
  };
  const isSquare =
    homes.length > 2 &&
    columns.every((column) => column !== "") &&
    homes.every(isCalled) &&
    sums.every((sum) => SUMS.test(squeezed(sum))) &&
    !totals.some(isTeam);
  return isSquare ? { lines, homes, first, sums, totals } : null;
}

/**
 * Converts a cross table of scores or days to one line for each match; null for any other table. The away teams are the
 * same as those of the lines, in the same order, with full names, short names or numbers.
 */
export function crossTableIn(rows: readonly GridRow[], isPlayed: boolean): Table | null {
  const square = squareIn(rows);
  if (!square) return null;
  const { lines, homes, first, sums, totals } = square;
  const cellOf = ({ cells }: GridRow, place: number) => cells[first + place] ?? "";
  const scores = lines.flatMap((line, at) =>
    homes.flatMap((_, place) => (place === at ? [] : [cellOf(line, place)])),
  );
  const fits = isPlayed
    ? scores.some((cell) => readScoreCell(cell)?.says === "score") &&
      scores.every((cell) => readScoreCell(cell) !== null || isDay(cell))
    : scores.some(isDay) &&
      scores.every((cell) => isDay(cell) || [NO_DAY, OPEN_DAY].some((no) => no.test(cell.trim())));
  if (!fits) return null;
  // A day among scores belongs to a future match. This includes "05/12", if scores are written "2-1".
  const isScore = (cell: string) => readScoreCell(cell)?.says === "score";
  const areSlashed = scores.every((cell) => !isScore(cell) || /\d\s*\/\s*\d/.test(cell));
  const isDayOnly = (cell: string) =>
    isDay(cell) && (!isScore(cell) || (!areSlashed && /^\d{1,2}\/\d{1,2}$/.test(cell.trim())));
  const valueOf = (cell: string) =>
    (isPlayed && isDayOnly(cell)) || OPEN_DAY.test(cell.trim()) ? "" : cell;
  const isMatch = (cell: string) => isPlayed || isDay(cell) || OPEN_DAY.test(cell.trim());
  return {
    // Sums are computed from the scores: their columns have headings, but stay empty.
    headings: ["Home", isPlayed ? "Score" : "Date", "Away", ...sums],
    above: [],
    rows: [
      ...lines.flatMap((line, at) =>
        homes.flatMap((away, place) =>
          place === at || !isMatch(cellOf(line, place))
            ? []
            : [
                {
                  line: line.line,
                  cells: [homes[at] ?? "", valueOf(cellOf(line, place)), away],
                },
              ],
        ),
      ),
      ...totals.map(({ line }) => ({ line, cells: ["Total"] })),
    ],
  };
}
