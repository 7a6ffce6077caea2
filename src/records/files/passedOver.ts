import { readStageWord } from "@/domain/cells/stageWords";
import { isPlainState, readState } from "@/domain/cells/stateWords";
import type { ReadColumn } from "./columns";
import type { GridRow } from "./grid";
import { isNoted, saysElse } from "./headings";

/** Whether a cell says, and says no more, that its match may be none of the league. */
function isTelling(cell: string): boolean {
  if (!/\p{L}{3}/u.test(cell) || cell.length > 40) return false;
  const said = readStageWord(cell);
  const isElsewhere = said?.says === "cup" || said?.says === "friendly";
  const isRound = said?.says === "knockOut" && said.isWhole;
  return isElsewhere || isRound;
}

/** Whether a cell says that its match is not over, and says no more. */
function isOpen(cell: string): boolean {
  const state = /\p{L}{3}/u.test(cell) && isPlainState(cell) ? readState(cell) : "other";
  return state !== "other" && state !== "finished";
}

/**
 * Reads the columns under unknown headings. Where a cell may say that the match does not count, the row gets a remark: such a
 * column decides nothing, but what it says is not passed over.
 */
export function passedOverReader(
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
