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

/* Cells that are read each by itself. */

/** Whether a spreadsheet wrote that in place of a value that it could not find. */
export const isSpreadsheetError = (cell: string): boolean =>
  /^#(?:n\/a|nv|ref!|bezug!|value!|wert!|name\?|div\/0!|num!|zahl!|null!|spill!|calc!)$/i.test(
    cell.trim(),
  );

/** The cells of a row that hold errors of a spreadsheet, by what they are read as. */
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

/** The number in a cell; spreadsheets write 7 as "7.0". */
const numberText = (cell: string) =>
  cell
    .trim()
    .replace(/^(?:no\.?|nr\.?|#)\s*(?=\d)/i, "")
    .replace(/^([+-]?\d+)[.,]0+$/, "$1");

/** The cells of a visitor's result as those of the team at home; what cannot be turned round is refused. */
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
  // A side without a figure has none afterwards either.
  const isScored = scoreA !== undefined || scoreB !== undefined;
  return {
    ...(isScored && { scoreA: scoreB ?? plainCell(""), scoreB: scoreA ?? plainCell("") }),
    ...Object.fromEntries(others),
  };
}

/**
 * The cells of a result as the team at home sees it.
 * @param isTurned whether they are written as the visitor sees it
 * @param winner the side that won, where another column says it: its figure is the larger one, whichever is first
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

/** A fixture's state: codes and words of other languages in the stored form, any other text unchanged. */
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
  // Remarks of other kinds are not what visitors should read as the state of a match.
  return isNote && said === "other" ? null : plainCell(cell);
}

/** A second moment of a record, such as the day a match was moved from: in the form of the export. */
function otherMoment(cell: string, { locale }: ReadingTask): ReadCell {
  const said = readMomentCell(cell);
  const day = said && (said.days.day ?? said.days.month);
  if (said === null || locale === "") return unread(cell, `“${cell}” is not understood`);
  if (said.open) return unread(cell, `“${cell}” names no year`);
  return day === null
    ? plainCell("")
    : readAs(said.time === null ? day : `${day}T${said.time}`, cell);
}

/** The cell of a field as its control takes it: a game week, a number, a moment, or any other text. */
export function fieldCell({ control }: FieldMeta, cell: string, task: ReadingTask): ReadCell {
  if (control === "gameWeek") return readAs(weekOf(cell), cell);
  if (control === "integer") return readAs(numberText(cell), cell);
  return control === "dateTime" ? otherMoment(cell, task) : plainCell(cell);
}

/** A remark that names the characters of a row that show nothing and are left out; none where there are none. */
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
