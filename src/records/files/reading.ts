import type { Pair } from "@/domain/match/pair";
import type { League } from "@/domain/league/league";
import type { ReadColumn, SheetColumn } from "./columns";
import type { Lines } from "./headings";

/** A cell after reading: the text that its field is made of, and the file's text where that is something else. */
export interface ReadCell {
  readonly text: string;
  /** The text of the file; null where it is the same. */
  readonly from: string | null;
  /** Why it cannot be read; null where it can. */
  readonly problem: string | null;
}

/** A line of a file, or its part of one of several tables beside each other. */
export interface ReadRow {
  readonly line: number;
  /** Why nothing is made of it: a total, a match without a score; null for a row of the list. */
  readonly left: string | null;
  /** By field. */
  readonly cells: Readonly<Record<string, ReadCell>>;
  readonly remarks: readonly string[];
  /** The questions that have to be answered before it is saved, by their ids. */
  readonly asks: readonly string[];
}

/** Something that nobody but the secretary knows; rows that it is about are not saved before it is answered. */
export interface Ask {
  readonly id: string;
  readonly what: string;
  readonly lines: readonly number[];
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

/** What a file holds of a list. */
export interface FileReading {
  readonly columns: readonly ReadColumn[];
  readonly asks: readonly Ask[];
  readonly rows: readonly ReadRow[];
  /** Names in the file that no club of the league has, and none is near: as they are written there. */
  readonly newClubs: readonly string[];
}

/** A club, and what else it is or was called. */
export interface CalledClub {
  readonly name: string;
  readonly formerNames: readonly string[];
}

/** What a file is read against. */
export interface ReadingTask {
  readonly league: League;
  readonly lines: Lines;
  readonly fields: readonly SheetColumn[];
  /** Those of the league; empty where rows make clubs themselves. */
  readonly clubs: readonly CalledClub[];
  readonly timeZone: string;
  readonly locale: string;
  /** Epoch milliseconds: days without a year are of one that is near. */
  readonly now: number;
  /** The score of an award, seen from the side it goes to; null where the sport has none. */
  readonly award: Pair | null;
  /** What squad lists write for positions in short, in small letters. */
  readonly positionCodes: Readonly<Record<string, string>>;
  /** The stages that a match of the season can have: what is stored, and what forms call it. */
  readonly stages: readonly { readonly value: string; readonly label: string }[];
  /** What was answered, by the questions' ids; columns by `column:HEADING`, orders of dates by `order:HEADING`. */
  readonly answers: Readonly<Record<string, string>>;
  /** The lines whose home side is the other club. */
  readonly turned?: ReadonlySet<number> | undefined;
}

/** A cell that is read unchanged. */
export const plainCell = (text: string): ReadCell => ({
  text: text.trim(),
  from: null,
  problem: null,
});

/** A cell that means something else than it says. */
export const readAs = (text: string, cell: string): ReadCell => ({
  text,
  from: text === cell.trim() ? null : cell.trim(),
  problem: null,
});

/** A cell that is not understood. */
export const unread = (cell: string, problem: string): ReadCell => ({
  text: cell.trim(),
  from: null,
  problem,
});

/** A line of which nothing is made, and why. */
export const leftRow = (line: number, why: string): ReadRow => ({
  line,
  left: why,
  cells: {},
  remarks: [],
  asks: [],
});
