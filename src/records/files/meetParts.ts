import { isSameEvent, sexOf } from "@/domain/meet/sameEvent";
import type { GridRow } from "./grid";
import type { Table } from "./layout";

/** One line of a meet's results, and the part of the file to which it belongs. */
export interface MeetLine {
  readonly row: GridRow;
  /** The other event whose title is above the line; null if there is no title or if it is the wanted event. */
  readonly other: string | null;
  /** The section within the event: sex or class, heat, final; "" for none. */
  readonly section: string;
}

/** Returns the text of a cell, by the use of its column. */
type CellOf = (row: GridRow, use: string) => string;

const IS_HEAT =
  /\b(?:heats?|series?|serie|section|flight|race|lauf|vorlauf|final(?:e|s)?|semi|halbfinale|prelim|round|quali)/i;
const IS_CLASS =
  /\b(?:u ?\d\d|under|junior|senior|youth|cadet|masters?|open|jugend|grade|year \d)/i;

/**
 * Returns the lines of a table with their sections, from titles between the lines and columns for sex, heat or round.
 */
export function meetLines(table: Table, event: string, cellOf: CellOf): readonly MeetLine[] {
  let other: string | null = null;
  let [whose, heat] = ["", ""];
  /** Checks whether a line is a title, and remembers the event, class or heat in it. */
  const isTitle = ({ cells }: GridRow): boolean => {
    const [text = "", ...more] = cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
    if (text === "" || text.length > 80 || more.length > 0) return false;
    const same = isSameEvent(text, event);
    const isOfPart = sexOf(text) !== null || IS_CLASS.test(text);
    if (same !== null) {
      other = same ? null : text;
      [whose, heat] = [isOfPart || IS_HEAT.test(text) ? text : "", ""];
      return true;
    }
    if (IS_HEAT.test(text) && !isOfPart) heat = text;
    else if (isOfPart) [whose, heat] = [text, ""];
    else return false;
    return true;
  };
  table.above.forEach(isTitle);
  return table.rows.flatMap((row): readonly MeetLine[] => {
    if (isTitle(row)) return [];
    const named = cellOf(row, "event");
    const said = [
      whose,
      heat,
      sexOf(named) !== null || IS_HEAT.test(named) ? named : "",
      cellOf(row, "sex"),
      cellOf(row, "heat").replace(/^(?=\d+$)/, "Heat "),
    ];
    return [{ row, other, section: said.filter((one) => one !== "").join(", ") }];
  });
}
