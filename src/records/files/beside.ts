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

/** The columns beside the score: the state of the match, or a note. */
interface StateColumn {
  /** Returns the most informative words: the state, or the note if the state only says that the match is over. */
  readonly wordsOf: (row: GridRow) => string;
  /** Returns the state of a match: from the column of states, or "Not played" if the column "played" says no. */
  readonly stateOf: (row: GridRow) => string;
  /** Returns the status that the words mean. A note beside a score is more often about other things. */
  readonly statusOf: (row: GridRow, isScored: boolean) => Status;
  /** Returns the ending of the match, if the words contain it. */
  readonly endingOf: (
    row: GridRow,
    scored: ReadResult["cells"],
    sides: readonly [string, string],
  ) => Readonly<Record<string, ReadCell>>;
  /** Returns a remark about a column of notes or of scorers; null for other columns. */
  readonly remarkOn: (column: ReadColumn) => string | null;
}

/**
 * Creates a reader of the columns beside the scores of a table.
 * @param endings the endings that the sport knows
 * @param endingCell returns an ending in its stored form; null if the sport does not have it
 */
export function stateReader(
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
      // If the score is not level, figures of kicks in a note are about something else.
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
