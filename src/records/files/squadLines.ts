import { plainWords } from "@/domain/cells/plainWords";
import type { ClubNames } from "./clubNames";
import type { GridRow } from "./grid";
import { isTotal } from "./totals";
import { calledIn, otherLine, positionIn, type Positions } from "./people";

/* Reads squads that people write line by line: a club, then "1. Ayo Bello (GK)". */

const NUMBERED = /^(?:[-•*–]\s*)?[#(]?(\d{1,3})\s*[.):–—-]*\s+(?=\p{L})(.+)$/u;
/** The number of lines that decide whether a long file is a numbered squad. */
const SAMPLE = 60;
const BULLET = /^[-•*–]\s+/;
const ABOUT_SQUAD =
  /\b(?:squad(?: list)?|team ?(?:list|sheet)?|players?|roster|line-?up|kader|aufstellung|effectif|plantilla|plantel|rosa|elenco|kadro|season|\d{4}(?:[/-]\d{2,4})?)\b/gi;

/** A line with the number after the name: "Ayo Bello 1 GK", "Ayo Bello #7", "Ayo Bello (9)". */
const BEHIND =
  /^(?:[-•*–]\s*)?(\p{L}[^\d:]*?)[\s,–-]*[\s(#]#?(\d{1,2})\)?(?:[\s,–-]+[([]?(\p{L}+)[)\]]?)?$/u;

/** A line with the position before the number: "GK 1 Ayo Bello". */
const POSITION_AHEAD = /^(?:[-•*–]\s*)?(\p{L}[\p{L} ]*?)\.?\s+#?(\d{1,3})[.):]?\s+(\p{L}.*)$/u;

/** Rewrites such a line with the number first: "1. Ayo Bello (GK)"; null for any other line. */
function turnedLine(line: string, positions: Positions): string | null {
  const [, code = "", figures = "", called = ""] = POSITION_AHEAD.exec(line) ?? [];
  const ahead = code === "" ? null : positionIn(code, positions);
  if (ahead !== null) return `${figures}. ${called} (${ahead})`;
  const isOther = NUMBERED.test(line) || isTotal(line) || otherLine(line) !== null;
  const [, name, number, position = ""] = isOther ? [] : (BEHIND.exec(line) ?? []);
  if (name === undefined || number === undefined) return null;
  if (position === "") return `${number}. ${name}`;
  return calledIn(`x (${position})`, positions).name === "x"
    ? `${number}. ${name} (${position})`
    : null;
}

/**
 * Returns the players in a line that starts with a position or a club: "Defenders: Bola Cole, Femi Eze", "Lagoon City:
 * 1. Ayo Bello, 4. Bola Cole"; null for any other line. After a club, all players must have numbers, or there must be
 * at least three.
 */
function listedIn(line: string, positions: Positions, isClub: ClubNames["isClub"]) {
  const [, before = "", behind = ""] = /^([^:–—]+?)\s*(?::|\s[-–—]\s)\s*(.+)$/.exec(line) ?? [];
  const title = before.replace(/[*_]/g, "");
  const club = isClub(title) ? title : null;
  const position = before === "" ? null : positionIn(title, positions);
  const names = behind
    .split(/\s*[,;/]\s*|\s+(?:and|&|und|et|y|e)\s+/)
    .filter((name) => name !== "");
  if ((position ?? club) === null || names.some((name) => !/\p{L}{2}/u.test(name))) return null;
  const players = names.map((name) => {
    const [number, called, own] = cellsIn(turnedLine(name, positions) ?? name, positions);
    return [number, called, own || (position ?? "")];
  });
  const areNumbered = players.every(([number]) => number !== "");
  return club === null || areNumbered || players.length > 2 ? { club, players } : null;
}

/** Emoji, flags and spaces at the start of a line. */
const PICTURES_AHEAD =
  /^((?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\uFE0F|\u200D|\s)+)(?=\S)/u;

/**
 * Replaces figures in emoji by figures, and moves emoji from the start to the end: "🧤 1️⃣ Ayo Bello" becomes "1 Ayo
 * Bello 🧤".
 */
export const inFigures = (text: string) =>
  text
    .replace(/(\d)\uFE0F?\u20E3/gu, "$1")
    .replace(/\u{1F51F}(?=\s)/gu, "10")
    .replace(
      new RegExp(`${PICTURES_AHEAD.source}(.*)$`, "su"),
      (_, pictures: string, rest: string) => `${rest} ${pictures.trim()}`.trim(),
    );

/** Returns the number, name and position in a line; the position may follow a dash or a comma. */
function cellsIn(line: string, positions: Positions): readonly [string, string, string] {
  const [, number = "", rest = line.replace(BULLET, "")] = NUMBERED.exec(line) ?? [];
  const [, before = "", behind = ""] = /^(.+?)\s*(?:\s[-–—]\s|[,:])\s*(.+)$/.exec(rest) ?? [];
  const [beside, ahead] = [positionIn(behind, positions), positionIn(before, positions)];
  const bare = before === "" ? rest : beside !== null ? before : ahead !== null ? behind : rest;
  const { name, position } = calledIn(bare, positions);
  return [number, name, beside ?? (before === "" ? null : ahead) ?? position];
}

/**
 * Converts squads of two or more clubs side by side (the club on top, one player in each cell) to rows under headings;
 * null for any other file. A first column may contain the numbers.
 */
export function squadColumns(
  rows: readonly GridRow[],
  { isClub }: Pick<ClubNames, "isClub">,
  positions: Positions,
): readonly GridRow[] | null {
  const [head, ...below] = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const places = (head?.cells ?? []).flatMap((cell, at) => (isClub(cell.trim()) ? [at] : []));
  const filled = (head?.cells ?? []).filter((cell) => cell.trim() !== "").length;
  const first = places[0] ?? 0;
  const [numbers] = places.length > 1 && filled <= places.length + 1 && first === 1 ? [0] : [];
  // Number, name and position in separate cells under each club are joined to one cell.
  const blockOf = ({ cells }: GridRow, at: number, place: number) =>
    cells
      .slice(at, places[place + 1] ?? Math.max(at + 1, cells.length))
      .map((cell) => inFigures(cell).trim())
      .filter((cell) => cell !== "");
  const blocks = below.flatMap((row) => places.map((at, place) => blockOf(row, at, place)));
  const filledBlocks = blocks.filter(({ length }) => length > 0);
  const areBlocks =
    numbers === undefined &&
    filledBlocks.some(({ length }) => length > 1) &&
    filledBlocks.every(
      ([one = "", two = "", three = "", ...more]) =>
        /^\d{1,3}\.?$/.test(one) &&
        /\p{L}{2}/u.test(two) &&
        (three === "" || positionIn(three, positions) !== null) &&
        more.length === 0,
    );
  const joined = ([one = "", two = "", three = ""]: readonly string[]) =>
    three === "" ? [one, two].filter(Boolean).join(" ") : `${one} ${two} (${three})`;
  const cellsOf = (row: GridRow) =>
    places.map((at, place) =>
      areBlocks ? joined(blockOf(row, at, place)) : inFigures(row.cells[at] ?? "").trim(),
    );
  const players = below.flatMap(cellsOf).filter((cell) => cell !== "");
  const areNames = players.every((cell) => /\p{L}{2}/u.test(cell) && !isClub(cell));
  const isElse = below.some(
    ({ cells }) =>
      !areBlocks &&
      cells.some((cell, at) => cell.trim() !== "" && at !== numbers && !places.includes(at)),
  );
  const areNumbers =
    numbers === undefined ||
    below.every(({ cells }) => /^(?:\d{1,3}\.?)?$/.test((cells[numbers] ?? "").trim()));
  if (places.length < 2 || players.length === 0 || !areNames || isElse || !areNumbers) return null;
  return [
    { line: 0, cells: ["Number", "Name", "Position", "Club"] },
    ...below.flatMap((row) =>
      cellsOf(row).flatMap((text, at): readonly GridRow[] => {
        if (text === "") return [];
        if (otherLine(text) !== null) return [{ line: row.line, cells: [text] }];
        const [number, name, position] = cellsIn(text, positions);
        const club = head?.cells[places[at] ?? 0]?.trim() ?? "";
        const own = numbers === undefined ? "" : (row.cells[numbers] ?? "").replace(".", "").trim();
        return [{ line: row.line, cells: [number || own, name, position, club] }];
      }),
    ),
  ];
}

/**
 * Converts a squad list with one cell in each line to rows under headings; null for any other file: most lines must
 * have a number before a name.
 */
export function squadLines(
  rows: readonly GridRow[],
  clubs: Pick<ClubNames, "isClub" | "within">,
  positions: Positions,
): readonly GridRow[] | null {
  // For a long file, the first lines decide, to save time.
  if (rows.length > 2 * SAMPLE && squadLines(rows.slice(0, SAMPLE), clubs, positions) === null)
    return null;
  const filled = rows.flatMap(({ line, cells }) => {
    const said = cells.map((cell) => inFigures(cell).trim()).filter((cell) => cell !== "");
    if (said.length === 0) return [];
    const [first = "", ...more] = said;
    const listed = listedIn(said.join(", "), positions, clubs.isClub);
    // "1) Ayo Bello" in one cell, the position in the next.
    const isBeside =
      NUMBERED.test(first) && more.length === 1 && positionIn(more[0] ?? "", positions) !== null;
    const text = turnedLine(said.join(", "), positions) ?? said.join(", ");
    const isOne = said.length === 1 || isBeside || listed !== null;
    return [{ line, text, isOne, listed }];
  });
  const players = filled.filter(({ text, listed }) => NUMBERED.test(text) || listed !== null);
  const isPlain = filled.filter(({ isOne }) => isOne).length * 2 > filled.length;
  // Headings, coaches and notes between the players are not counted.
  const others = filled.filter(
    ({ text, listed }) =>
      listed === null &&
      !NUMBERED.test(text) &&
      otherLine(text) === null &&
      positionIn(text, positions) === null,
  );
  const named = players.reduce((sum, { listed }) => sum + (listed?.players.length ?? 1), 0);
  if (!isPlain || named < 2 || players.length < others.length) return null;
  let position = "";
  const read = filled.flatMap(({ line, text, listed }): readonly GridRow[] => {
    if (listed) {
      const { club } = listed;
      if (club !== null) position = "";
      return [...(club === null ? [] : [[club]]), ...listed.players].map((cells) => ({
        line,
        cells,
      }));
    }
    if (otherLine(text) !== null) return [{ line, cells: [text] }];
    const above = positionIn(text.replace(/[*_]/g, ""), positions);
    if (above !== null) {
      position = above;
      return [{ line, cells: [text] }];
    }
    const bare = text
      .replace(ABOUT_SQUAD, " ")
      .replace(/[*_:()[\]]|\p{Extended_Pictographic}|\uFE0F/gu, " ")
      .replace(/\s+/g, " ")
      .trim();
    // "Kingsway Rovers squad v Mount Trojans" is the squad of the first club.
    const [ahead = ""] = text.split(/\s(?:v|vs|versus|against|gegen|contre|contra)\.?\s/i);
    const club = clubs.isClub(bare) ? bare : (clubs.within(text) ?? clubs.within(ahead));
    if (
      !NUMBERED.test(text) &&
      !BULLET.test(text) &&
      (club !== null || plainWords(bare) !== plainWords(text))
    ) {
      position = "";
      return [{ line, cells: [club ?? bare] }];
    }
    const [number, name, own] = cellsIn(text, positions);
    // A line without a number before the first player is the club.
    const isClub = number === "" && line < (players[0]?.line ?? 0);
    return [{ line, cells: isClub ? [text] : [number, name, own || position] }];
  });
  return [{ line: 0, cells: ["Number", "Name", "Position"] }, ...read];
}
