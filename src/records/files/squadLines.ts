import { plainWords } from "@/domain/cells/plainWords";
import type { ClubNames } from "./clubNames";
import type { GridRow } from "./grid";
import { calledIn, otherLine, positionIn, type Positions } from "./people";

/* Squads as people write them line by line: a club, then "1. Ayo Bello (GK)". */

const NUMBERED = /^(?:[-•*–]\s*)?[#(]?(\d{1,3})\s*[.):–—-]*\s+(?=\p{L})(.+)$/u;
const BULLET = /^[-•*–]\s+/;
const ABOUT_SQUAD =
  /\b(?:squad(?: list)?|team ?(?:list|sheet)?|players?|roster|line-?up|kader|aufstellung|effectif|plantilla|plantel|rosa|elenco|kadro|season|\d{4}(?:[/-]\d{2,4})?)\b/gi;

/** The number, name and position of a line; the position may follow a dash or a comma. */
function cellsIn(line: string, positions: Positions): readonly [string, string, string] {
  const [, number = "", rest = line.replace(BULLET, "")] = NUMBERED.exec(line) ?? [];
  const [, before = "", behind = ""] = /^(.+?)\s*(?:\s[-–—]\s|[,:])\s*(.+)$/.exec(rest) ?? [];
  const [beside, ahead] = [positionIn(behind, positions), positionIn(before, positions)];
  const bare = before === "" ? rest : beside !== null ? before : ahead !== null ? behind : rest;
  const { name, position } = calledIn(bare, positions);
  return [number, name, beside ?? (before === "" ? null : ahead) ?? position];
}

/**
 * The lines of a squad list that has one cell a line, as cells under headings; null for a file that is not written so:
 * most of its lines have a number before a name.
 */
export function squadLines(
  rows: readonly GridRow[],
  clubs: Pick<ClubNames, "isClub" | "within">,
  positions: Positions,
): readonly GridRow[] | null {
  const filled = rows.flatMap(({ line, cells }) => {
    const said = cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
    return said.length === 0 ? [] : [{ line, text: said.join(", "), count: said.length }];
  });
  const players = filled.filter(({ text }) => NUMBERED.test(text));
  const isPlain = filled.filter(({ count }) => count === 1).length * 2 > filled.length;
  if (!isPlain || players.length < 2 || players.length * 2 < filled.length) return null;
  let position = "";
  const read = filled.map(({ line, text }): GridRow => {
    if (otherLine(text) !== null) return { line, cells: [text] };
    const above = positionIn(text.replace(/[*_]/g, ""), positions);
    if (above !== null) {
      position = above;
      return { line, cells: [text] };
    }
    const bare = text
      .replace(ABOUT_SQUAD, " ")
      .replace(/[*_:()[\]]/g, " ")
      .replace(/\s+/g, " ")
      .trim();
    const club = clubs.isClub(bare) ? bare : clubs.within(text);
    if (!NUMBERED.test(text) && (club !== null || plainWords(bare) !== plainWords(text))) {
      position = "";
      return { line, cells: [club ?? bare] };
    }
    const [number, name, own] = cellsIn(text, positions);
    // A line without a number, before those that have one, is the club.
    const isClub = number === "" && line < (players[0]?.line ?? 0);
    return { line, cells: isClub ? [text] : [number, name, own || position] };
  });
  return [{ line: 0, cells: ["Number", "Name", "Position"] }, ...read];
}
