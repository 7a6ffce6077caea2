import { isAboutWalkover } from "@/domain/cells/walkover";
import { isPlainState, readState } from "@/domain/cells/stateWords";
import { teamsIn } from "./columnContents";
import type { GridRow } from "./grid";
import { meaningsOf, type Lines } from "./headings";
import type { Table } from "./layout";

/* Reads the state of a match in brackets after a club: "Lagoon City (postponed)", "Lagoon City [cancelled]". */

const BEHIND = /^(.*\S)\s*[([]([^()[\]]+)[)\]]$/;

/** Checks whether a text is the state of a match, not a mark of the club such as "(H)" or "(B)". */
const isState = (text: string) =>
  text.trim() !== "" && (isPlainState(text) || isAboutWalkover(text));

/** Checks whether two texts mean the same state of a match. */
const isSameState = (one: string, other: string) =>
  isAboutWalkover(one) || isAboutWalkover(other)
    ? isAboutWalkover(one) && isAboutWalkover(other)
    : readState(one) === readState(other);

/**
 * Moves states in brackets to a column of their own in a table of matches; returns other tables unchanged. A value in the
 * column of states is not overwritten: if it is another state, the name stays as it is, and is asked about.
 */
export function statesBesideNames(
  table: Table,
  lines: Lines,
  isClub: (name: string) => boolean,
): Table {
  if (lines.of !== "matches") return table;
  const isMatch = (text: string) =>
    isClub(text) || teamsIn(text, isClub)?.slice(0, 2).every(isClub) === true;
  const statesIn = ({ cells }: GridRow) =>
    cells.flatMap((cell, place) => {
      const [, bare = "", state = ""] = BEHIND.exec(cell.trim()) ?? [];
      return isState(state) && isMatch(bare) ? [{ place, bare, state }] : [];
    });
  const { headings, rows } = table;
  const found = rows.map((row) => ({ row, states: statesIn(row) }));
  if (found.every(({ states }) => states.length === 0)) return table;
  const own = headings.findIndex((heading) => meaningsOf(heading, lines).includes("status"));
  const width = Math.max(headings.length, ...rows.map(({ cells }) => cells.length));
  const at = own < 0 ? width : own;
  const padded = (cells: readonly string[]) => [
    ...cells,
    ...Array.from({ length: Math.max(width, at + 1) - cells.length }, () => ""),
  ];
  return {
    ...table,
    headings: own < 0 ? padded(headings).with(at, "Status") : headings,
    rows: found.map(({ row, states }) => {
      if (states.length === 0) return row;
      const cells = padded(row.cells);
      for (const { place, bare, state } of states) {
        const said = (cells[at] ?? "").trim();
        if (said !== "" && !isSameState(said, state)) continue;
        cells[place] = bare;
        if (said === "") cells[at] = state;
      }
      return { ...row, cells };
    }),
  };
}
