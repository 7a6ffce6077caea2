import { endingInCell } from "@/domain/match/endingWords";
import type { Ending } from "@/domain/match/ending";
import { isPlainState, readState } from "@/domain/cells/stateWords";
import type { Status } from "@/domain/match/status";
import { saysNo } from "./columnContents";
import type { ReadColumn } from "./columns";
import { endingIn, scoreOf } from "./endings";
import type { GridRow } from "./grid";
import { isNoted } from "./headings";
import { unread, type ReadCell } from "./reading";
import type { ReadResult } from "./scores";
import { isAboutKicks, isByKicks, statusOfNote } from "./states";

const SCORERS = /scorers?\b|torsch[uü]tze|buteur|goleador|marcatori/i;

/** A column beside the score of a row: the state of its match, or a note. */
interface StateColumn {
  /** The words that say most: the state, or a note where that says no more than that the match is over. */
  readonly wordsOf: (row: GridRow) => string;
  /** How far a match is: by the column that says it, or by a "no" of one that says whether it was played. */
  readonly stateOf: (row: GridRow) => string;
  /** The status that the words mean; a note beside a score is about other things more often. */
  readonly statusOf: (row: GridRow, isScored: boolean) => Status;
  /** How the match ended, where the words say it. */
  readonly endingOf: (
    row: GridRow,
    scored: ReadResult["cells"],
    sides: readonly [string, string],
  ) => Readonly<Record<string, ReadCell>>;
  /** What is to be known of a column of notes, or of scorers; null for others. */
  readonly remarkOn: (column: ReadColumn) => string | null;
}

/**
 * Reads the columns beside the scores of a table.
 * @param endingCell an ending in its stored form; null where the sport does not know it
 */
export function besideReader(
  columns: readonly ReadColumn[],
  endings: readonly Ending["how"][],
  endingCell: (ending: Ending, cell: string) => ReadCell | null,
): StateColumn {
  const at = (use: string) => columns.find((column) => column.use === use);
  const [status, note, played] = [at("status"), at("note"), at("isPlayed")];
  const cellOf = (row: GridRow, column: ReadColumn | undefined) =>
    column ? (row.cells[column.place] ?? "").trim() : "";
  const telling = (row: GridRow) => {
    const said = cellOf(row, status);
    const isOver = said === "" || (isPlainState(said) && readState(said) === "finished");
    return isOver && cellOf(row, note) !== "" ? note : status;
  };
  const wordsOf = (row: GridRow) => cellOf(row, telling(row));
  const stateOf = (row: GridRow) =>
    cellOf(row, status) || (saysNo(cellOf(row, played)) ? "Not played" : "");
  return {
    wordsOf,
    stateOf,
    statusOf(row, isScored) {
      const words = wordsOf(row) || stateOf(row);
      const isNote = isNoted(telling(row)?.heading ?? "");
      return isNote && isScored ? statusOfNote(words) : readState(words);
    },
    endingOf(row, scored, sides) {
      const cell = wordsOf(row);
      if (cell === "") return {};
      const isLevel = scored["scoreA"]?.text === scored["scoreB"]?.text;
      if (isLevel && endings.includes("shootOut") && isByKicks(cell))
        return { ending: unread(cell, "Enter how many kicks each side scored") };
      const named = endingInCell(cell, sides);
      const said = named && "how" in named ? named : endingIn(cell, scoreOf(scored));
      const ending = said && endingCell(said, cell);
      if (ending) return { ending };
      // In a note about something else figures of kicks say nothing of a score that is not level.
      if (isAboutKicks(cell) && isLevel)
        return { ending: unread(cell, `“${cell}” does not say which side scored how many kicks`) };
      return {};
    },
    remarkOn(column) {
      if (column === note) return "Only how a match ended is read of these; the rest is left out";
      return column.use === null && SCORERS.test(column.heading)
        ? "Scorers are not read from a list: enter them in the result"
        : null;
    },
  };
}
