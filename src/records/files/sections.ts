import { readStageWord } from "@/domain/cells/stageWords";
import { foldName } from "@/domain/names";
import type { GridRow } from "./grid";
import { meaningsOf, type Lines } from "./headings";
import type { Table } from "./layout";
import { isWeek, lineAbove } from "./linesAbove";

/* Reads separate lines with the competition or stage of the matches below them. */

const filledIn = ({ cells }: GridRow) => cells.filter((cell) => cell.trim() !== "");

/** The longest such line in characters; longer lines are notes. */
const LONGEST = 60;

/** Returns the competition or stage in a separate line; null for any other line. */
function sectionOf(row: GridRow, own: string): string | null {
  const [only = "", ...others] = filledIn(row);
  if (others.length > 0 || only.length > LONGEST) return null;
  if (foldName(only) === foldName(own)) return only.trim();
  // A game week does not end the competition or stage above it.
  if (isWeek(only)) return null;
  return readStageWord(only) === null ? null : only.trim();
}

/** Checks whether words mean that a match may not count for the table. */
const isElsewhere = (words: string) =>
  ["cup", "friendly", "knockOut"].includes(readStageWord(words)?.says ?? "");

/**
 * Adds a column "Stage" to a table of matches, from separate lines such as "Friendlies", "Quarter-finals" or "County
 * Cup". A table that has such a column already, or no such line, is returned unchanged.
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
