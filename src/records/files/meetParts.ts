import { isSameEvent, sexOf } from "@/domain/meet/sameEvent";
import type { GridRow } from "./grid";
import type { Table } from "./layout";

/** A line of a meet's results, and what of the file it belongs to. */
export interface MeetLine {
  readonly row: GridRow;
  /** The event whose title is above; null where none does, or the one that is asked for. */
  readonly other: string | null;
  /** What else parts it from other lines: whose event it is, a heat, a final; '' for nothing. */
  readonly section: string;
}

/** The text of a cell of a line, by what its column is read as. */
type CellOf = (row: GridRow, use: string) => string;

const IS_HEAT =
  /\b(?:heats?|series?|serie|section|flight|race|lauf|vorlauf|final(?:e|s)?|semi|halbfinale|prelim|round|quali)/i;
const IS_CLASS =
  /\b(?:u ?\d\d|under|junior|senior|youth|cadet|masters?|open|jugend|grade|year \d)/i;

/** The lines of a table, parted by titles between them and by columns for sex, heat or round. */
export function meetLines(table: Table, event: string, cellOf: CellOf): readonly MeetLine[] {
  let other: string | null = null;
  let [whose, heat] = ["", ""];
  /** Whether a line is such a title. */
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
