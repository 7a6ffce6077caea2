import type { ReadColumn } from "./columns";
import type { GridRow } from "./grid";
import type { Ask, ReadingTask } from "./reading";

/** Asked where many lines of a list of players name no club. */
export const MERGED = "down:club";

/** Lines without a club below one that has it, as merged cells leave them. */
interface Merged {
  /** The club above, by its line. */
  readonly over: ReadonlyMap<GridRow, string>;
  readonly isAsked: boolean;
  readonly told: () => readonly Ask[];
}

export const NOTHING_MERGED: Merged = { over: new Map(), isAsked: false, told: () => [] };

/** The clubs of lines that name none, below one that does. */
export function mergedClubs(
  columns: readonly ReadColumn[],
  rows: readonly GridRow[],
  { answers }: ReadingTask,
  isClub: (name: string) => boolean,
): Merged {
  const place = columns.find(({ use }) => use === "club")?.place;
  if (place === undefined) return NOTHING_MERGED;
  const over = new Map<GridRow, string>();
  let above = "";
  for (const row of rows) {
    const own = (row.cells[place] ?? "").trim();
    const filled = row.cells.filter((cell) => cell.trim() !== "");
    // A club in a line of its own is that of the players below, without a question.
    const isOwnLine = own === "" && filled.length === 1 && isClub(filled[0] ?? "");
    if (isOwnLine) above = "";
    else if (own !== "") above = own;
    else if (above !== "" && filled.length > 1) over.set(row, above);
  }
  const answer = answers[MERGED];
  if (over.size === 0 || answer === "none") return NOTHING_MERGED;
  const ask: Ask = {
    id: MERGED,
    what: "Some lines name no club. Is it that of the line above?",
    lines: [...over.keys()].map(({ line }) => line),
    choices: [
      { value: "same", label: "Yes, the club above" },
      { value: "none", label: "No, the club is not known" },
    ],
  };
  return { over, isAsked: answer === undefined, told: () => (answer === undefined ? [ask] : []) };
}
