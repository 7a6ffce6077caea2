import { writtenAs } from "@/domain/cells/plainWords";
import { readMomentCell } from "@/domain/cells/moment";
import { isPlainState, readState } from "@/domain/cells/stateWords";
import { readScoreCell } from "@/domain/cells/score";
import { offeredStatuses } from "@/domain/match/offeredStatuses";
import { leaderOf } from "@/domain/match/pair";
import { readStatus } from "@/domain/match/status";
import type { Side } from "@/domain/match/timeline";
import { invisibleIn } from "@/domain/reading";
import type { FieldMeta } from "../field";
import type { ReadColumn } from "./columns";
import type { GridRow } from "./grid";
import { weekOf } from "./linesAbove";
import { plainCell, readAs, unread, type ReadCell, type ReadingTask } from "./reading";
import type { ReadResult } from "./scores";

/* Reads single cells that do not depend on other cells. */

/** Checks whether a cell contains an error of a spreadsheet, such as "#N/A". */
export const isSpreadsheetError = (cell: string): boolean =>
  /^#(?:n\/a|nv|ref!|bezug!|value!|wert!|name\?|div\/0!|num!|zahl!|null!|spill!|calc!)$/i.test(
    cell.trim(),
  );

/** Returns the cells of a row with errors of a spreadsheet, by their use. */
export function spreadsheetErrors(
  { cells }: GridRow,
  places: ReadonlyMap<string, number>,
): Readonly<Record<string, ReadCell>> {
  const found = [...places].map(([use, place]) => [use, (cells[place] ?? "").trim()] as const);
  return Object.fromEntries(
    found.flatMap(([use, cell]) =>
      isSpreadsheetError(cell)
        ? [[use, unread(cell, `“${cell}” is an error of the spreadsheet and no value`)] as const]
        : [],
    ),
  );
}

/** Returns the number in a cell as text; spreadsheets write 7 as "7.0". */
const numberText = (cell: string) =>
  cell
    .trim()
    .replace(/^(?:no\.?|nr\.?|#)\s*(?=\d)/i, "")
    .replace(/^([+-]?\d+)[.,]0+$/, "$1");

/** Converts a result from the away team's view to the home team's; parts that cannot be converted get a problem. */
function turnedRound({ scoreA, scoreB, ...more }: ReadResult["cells"]): ReadResult["cells"] {
  const others = Object.entries(more).map(([name, cell]) => {
    const to = name === "ending" ? /^awarded ([AB])$/.exec(cell.text)?.[1] : undefined;
    if (to !== undefined) return [name, { ...cell, text: `awarded ${to === "A" ? "B" : "A"}` }];
    return [
      name,
      cell.text === ""
        ? cell
        : unread(cell.from ?? cell.text, "It is written as the visitor sees it"),
    ];
  });
  // If there are no figures, there are none afterwards.
  const isScored = scoreA !== undefined || scoreB !== undefined;
  return {
    ...(isScored && { scoreA: scoreB ?? plainCell(""), scoreB: scoreA ?? plainCell("") }),
    ...Object.fromEntries(others),
  };
}

/**
 * Returns the cells of a result from the home team's view.
 * @param isTurned whether they are written from the away team's view
 * @param winner the winner, if another column names it: then the larger figure belongs to the winner, also if it is not
 * first
 */
export function ofHome(
  cells: ReadResult["cells"],
  isTurned: boolean,
  winner: Side | null,
): ReadResult["cells"] {
  const { scoreA, scoreB } = cells;
  const leader = scoreA && scoreB ? leaderOf([Number(scoreA.text), Number(scoreB.text)]) : null;
  const isOther = winner !== null && leader !== null && leader !== winner;
  return isTurned === isOther ? cells : turnedRound(cells);
}

/**
 * Returns the status of a fixture in its stored form, from codes and words of several languages; other text stays
 * unchanged. Null for a note that is about something else.
 */
export function statusCell(cell: string, isNote: boolean): ReadCell | null {
  const called = offeredStatuses.find(({ label }) => writtenAs(label) === writtenAs(cell));
  if (called) return readAs(called.stored, cell);
  const code = readScoreCell(cell);
  const isCode = /^[a-z] ?[-/] ?[a-z]$/i.test(cell.trim()) || readStatus(cell) === "other";
  if (code?.says === "off" && isCode) {
    const offered = offeredStatuses.find(({ status }) => status === code.status);
    return readAs(offered?.stored ?? "", cell);
  }
  const said = readState(cell);
  const other = offeredStatuses.find(({ status }) => status === said);
  if (other && readStatus(cell) === "other" && isPlainState(cell))
    return readAs(other.stored, cell);
  // A note about something else must not be shown to visitors as the status of the match.
  return isNote && said === "other" ? null : plainCell(cell);
}

/** Parses another date of a record, such as the original date of a match, in the form of the export. */
function otherMoment(cell: string, { locale }: ReadingTask): ReadCell {
  const said = readMomentCell(cell);
  const day = said && (said.days.day ?? said.days.month);
  if (said === null || locale === "") return unread(cell, `“${cell}” is not understood`);
  if (said.open) return unread(cell, `“${cell}” names no year`);
  return day === null
    ? plainCell("")
    : readAs(said.time === null ? day : `${day}T${said.time}`, cell);
}

/** Converts a cell for the control of its field: a game week, a number, a date, or any other text. */
export function fieldCell({ control }: FieldMeta, cell: string, task: ReadingTask): ReadCell {
  if (control === "gameWeek") return readAs(weekOf(cell), cell);
  if (control === "integer") return readAs(numberText(cell), cell);
  return control === "dateTime" ? otherMoment(cell, task) : plainCell(cell);
}

/** Returns a remark that names the invisible characters that are removed from a row; empty if there are none. */
export function invisibleRemark(
  { cells }: GridRow,
  columns: readonly ReadColumn[],
): readonly string[] {
  const names = columns.flatMap(({ use, place }) =>
    use === null ? [] : invisibleIn(cells[place] ?? ""),
  );
  return names.length === 0
    ? []
    : [`Characters that nobody sees are left out: ${[...new Set(names)].join(", ")}`];
}
