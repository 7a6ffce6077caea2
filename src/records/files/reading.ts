import type { Pair } from "@/domain/match/pair";
import type { League } from "@/domain/league/league";
import type { ReadColumn, SheetColumn } from "./columns";
import type { Lines } from "./headings";

/** A cell after reading: the text for its field, and the text in the file if that is different. */
export interface ReadCell {
  readonly text: string;
  /** The text in the file; null if it is the same. */
  readonly from: string | null;
  /** Why the cell cannot be read; null if it can. */
  readonly problem: string | null;
}

/** A line of a file, or the part of it that belongs to one of several tables side by side. */
export interface ReadRow {
  readonly line: number;
  /** Why the row is left out: a total, a match without a score; null if the row becomes a record. */
  readonly left: string | null;
  /** The cells by the name of the field. */
  readonly cells: Readonly<Record<string, ReadCell>>;
  readonly remarks: readonly string[];
  /** The ids of the questions that must be answered before the row can be saved. */
  readonly asks: readonly string[];
}

/** A question to the administrator about a file; its rows cannot be saved before it is answered. */
export interface Ask {
  readonly id: string;
  readonly what: string;
  readonly lines: readonly number[];
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

/** The content of a file after reading. */
export interface FileReading {
  readonly columns: readonly ReadColumn[];
  readonly asks: readonly Ask[];
  readonly rows: readonly ReadRow[];
  /** Names in the file that no club of the league has and that resemble none, as written in the file. */
  readonly newClubs: readonly string[];
}

/** A club or a ground, with its former names. */
export interface NamedRecord {
  readonly name: string;
  readonly formerNames: readonly string[];
}

/** The league and the settings with which a file is read. */
export interface ReadingTask {
  readonly league: League;
  readonly lines: Lines;
  readonly fields: readonly SheetColumn[];
  /** The clubs of the league; empty if the rows are clubs themselves. */
  readonly clubs: readonly NamedRecord[];
  /** The arena's grounds; without them, any name of a ground is taken as it is. */
  readonly grounds?: readonly NamedRecord[] | undefined;
  readonly timeZone: string;
  readonly locale: string;
  /** The current time in epoch milliseconds, to find the year of days without a year. */
  readonly now: number;
  /** The score of an award, the winner's first; null if the sport has none. */
  readonly award: Pair | null;
  /** The codes for positions in squad lists, in lower case, with their positions. */
  readonly positionCodes: Readonly<Record<string, string>>;
  /** The stages that a match of the season can have: the stored value and the label in forms. */
  readonly stages: readonly { readonly value: string; readonly label: string }[];
  /**
   * The administrator's answers by the questions' ids; for columns the id is `column:HEADING`, for the order of dates
   * `order:HEADING`.
   */
  readonly answers: Readonly<Record<string, string>>;
  /** The lines in which the administrator swapped home and away. */
  readonly turned?: ReadonlySet<number> | undefined;
}

/** Creates a cell that is used unchanged. */
export const plainCell = (text: string): ReadCell => ({
  text: text.trim(),
  from: null,
  problem: null,
});

/** Creates a cell whose meaning differs from its text in the file. */
export const readAs = (text: string, cell: string): ReadCell => ({
  text,
  from: text === cell.trim() ? null : cell.trim(),
  problem: null,
});

/** Creates a cell that cannot be read, with the problem. */
export const unread = (cell: string, problem: string): ReadCell => ({
  text: cell.trim(),
  from: null,
  problem,
});

/** Creates a row that is left out, with the reason. */
export const leftRow = (line: number, why: string): ReadRow => ({
  line,
  left: why,
  cells: {},
  remarks: [],
  asks: [],
});
