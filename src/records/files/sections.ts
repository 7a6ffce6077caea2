import { readStageWord } from "@/domain/cells/stageWords";
import { foldName } from "@/domain/names";
import type { GridRow } from "./grid";
import { meaningsOf, type Lines } from "./headings";
import type { Table } from "./layout";
import { isWeek, lineAbove } from "./linesAbove";

/* Lines of their own that say of which competition or stage the matches below them are. */

const filledIn = ({ cells }: GridRow) => cells.filter((cell) => cell.trim() !== "");

/** Longer lines are notes. */
const LONGEST = 60;

/** The words of a line of its own that names a competition or a stage; null for any other line. */
function sectionOf(row: GridRow, own: string): string | null {
  const [only = "", ...others] = filledIn(row);
  if (others.length > 0 || only.length > LONGEST) return null;
  if (foldName(only) === foldName(own)) return only.trim();
  // A game week goes on with what the line above it says.
  if (isWeek(only)) return null;
  return readStageWord(only) === null ? null : only.trim();
}

/** Whether those words say that a match may be none of the table. */
const isElsewhere = (words: string) =>
  ["cup", "friendly", "knockOut"].includes(readStageWord(words)?.says ?? "");

/**
 * A table of matches with a column for what lines between them say: "Friendlies", "Quarter-finals", and "County Cup"
 * above all. A table that has such a column, or no such line, is not changed.
 * @param own the name of the league
 */
export function withSections(table: Table, lines: Lines, own: string): Table {
  const { headings, rows, above } = table;
  const isSaid = headings.some((heading) =>
    meaningsOf(heading, lines).some((one) => one === "stage" || one === "competition"),
  );
  const said = [...above, ...rows].flatMap((row) => sectionOf(row, own) ?? []);
  if (lines.of !== "matches" || isSaid || !said.some(isElsewhere)) return table;
  const width = Math.max(headings.length, ...rows.map(({ cells }) => cells.length));
  let section = above.flatMap((row) => sectionOf(row, own) ?? []).at(-1) ?? "";
  const padded = (cells: readonly string[]) =>
    Array.from({ length: width }, (_, at) => cells[at] ?? "");
  return {
    ...table,
    headings: [...padded(headings), "Stage"],
    rows: rows.map((row) => {
      const found = sectionOf(row, own);
      if (found !== null) section = found;
      const isAlone = filledIn(row).length === 1;
      const isMatch = !isAlone || (width === 1 && found === null && lineAbove(row) === null);
      return { line: row.line, cells: [...padded(row.cells), isMatch ? section : ""] };
    }),
  };
}
