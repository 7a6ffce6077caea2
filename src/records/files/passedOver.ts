import { readStageWord } from "@/domain/cells/stageWords";
import { isPlainState, readState } from "@/domain/cells/stateWords";
import type { ReadColumn } from "./columns";
import type { GridRow } from "./grid";
import { isNoted, saysElse } from "./headings";

/** Checks whether a cell only says that its match may not belong to the league. */
function isTelling(cell: string): boolean {
  if (!/\p{L}{3}/u.test(cell) || cell.length > 40) return false;
  const said = readStageWord(cell);
  const isElsewhere = said?.says === "cup" || said?.says === "friendly";
  const isRound = said?.says === "knockOut" && said.isWhole;
  return isElsewhere || isRound;
}

/** Checks whether a cell only says that its match is not over. */
function isOpen(cell: string): boolean {
  const state = /\p{L}{3}/u.test(cell) && isPlainState(cell) ? readState(cell) : "other";
  return state !== "other" && state !== "finished";
}

/**
 * Creates a reader of columns with unknown headings. If a cell may mean that the match does not count, the row gets a
 * remark: such a column decides nothing, but its content is not silently ignored.
 */
export function unknownColumnReader(
  columns: readonly ReadColumn[],
): (row: GridRow) => readonly string[] {
  const others = columns.filter(
    ({ use, heading }) => (use === null && !saysElse(heading)) || isNoted(heading),
  );
  return ({ cells }) =>
    others.flatMap(({ use, heading, place }) => {
      const typed = (cells[place] ?? "").trim();
      if (!isTelling(typed) && !(use === null && isOpen(typed))) return [];
      const why = isNoted(heading) ? "" : ": its heading is not known";
      return [`“${typed}” is left out${why}`];
    });
}
