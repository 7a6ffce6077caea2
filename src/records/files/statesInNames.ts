import { isAboutWalkover } from "@/domain/cells/walkover";
import { isPlainState } from "@/domain/cells/stateWords";
import { teamsIn } from "./columnContents";
import type { GridRow } from "./grid";
import { meaningsOf, type Lines } from "./headings";
import type { Table } from "./layout";

/* Reads the state of a match in brackets after a club: "Lagoon City (postponed)", "Lagoon City [cancelled]". */

const BEHIND = /^(.*\S)\s*[([]([^()[\]]+)[)\]]$/;

/** Checks whether a text is the state of a match, not a mark of the club such as "(H)" or "(B)". */
const isState = (text: string) =>
  text.trim() !== "" && (isPlainState(text) || isAboutWalkover(text));

/** Moves states in brackets to a column of their own in a table of matches; returns other tables unchanged. */
export function statesBesideNames(
  table: Table,
  lines: Lines,
  isClub: (name: string) => boolean,
): Table {
  if (lines.of !== "matches") return table;
  const isMatch = (text: string) =>
    isClub(text) || teamsIn(text, isClub)?.slice(0, 2).every(isClub) === true;
  const found = new Map<GridRow, readonly [place: number, bare: string, state: string]>();
  for (const row of table.rows)
    row.cells.forEach((cell, place) => {
      const [, bare = "", state = ""] = BEHIND.exec(cell.trim()) ?? [];
      if (isState(state) && isMatch(bare)) found.set(row, [place, bare, state]);
    });
  if (found.size === 0) return table;
  const { headings, rows } = table;
  const own = headings.findIndex((heading) => meaningsOf(heading, lines).includes("status"));
  const width = Math.max(headings.length, ...rows.map(({ cells }) => cells.length));
  const at = own < 0 ? width : own;
  const padded = (cells: readonly string[], last: string) => [
    ...cells,
    ...Array.from({ length: width - cells.length }, () => ""),
    last,
  ];
  return {
    ...table,
    headings: own < 0 ? padded(headings, "Status") : headings,
    rows: rows.map((row) => {
      const [place, bare, state] = found.get(row) ?? [];
      if (place === undefined || bare === undefined || state === undefined) return row;
      const cells = own < 0 ? padded(row.cells, "") : row.cells;
      // A value in the column of states is not overwritten.
      if ((cells[at] ?? "").trim() !== "") return row;
      return { ...row, cells: cells.with(place, bare).with(at, state) };
    }),
  };
}
