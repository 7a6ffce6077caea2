import { namesDay, readMomentCell } from "@/domain/cells/moment";
import { readScoreCell } from "@/domain/cells/score";
import { crossTableIn } from "./cross";
import type { GridRow } from "./grid";
import { meaningsOf, squeezed, type Lines } from "./headings";
import { ID, type SheetColumn } from "./columns";
import { pairedLines } from "./pairedLines";

/** A table within a file: its headings and the rows below. */
export interface Table {
  readonly headings: readonly string[];
  readonly rows: readonly GridRow[];
  /** The rows above the headings: titles, a round, a day. */
  readonly above: readonly GridRow[];
}

/** The message for a line whose cells cannot be separated. */
export const TORN =
  "This line has more cells than there are headings: a comma within a value may have split it";

/**
 * Returns the lines in which a comma within a value ("2:05,31") split the value, so that only its start would be read:
 * they have more cells than the headings. If most lines have more, the extra cells are a column without a heading,
 * unless they look like the rest of a number.
 */
export function tornLines({ headings, rows }: Table): ReadonlySet<GridRow> {
  if (headings.length === 0) return new Set();
  const longer = rows.filter(({ cells }) =>
    cells.slice(headings.length).some((cell) => cell.trim() !== ""),
  );
  const isUsual = longer.length * 2 > rows.length;
  // The rest of a number is after the last heading, or half a number is somewhere before.
  const goesOn = ({ cells }: GridRow) => {
    const last = cells.findLast((cell) => cell.trim() !== "") ?? "";
    const isHalf = cells.some(
      (cell, at) => /^\d{1,2}$/.test(cell) && /^[05]$/.test(cells[at + 1] ?? ""),
    );
    const isNext =
      /\d$/.test(cells[headings.length - 1] ?? "") &&
      /^\d{1,3}$/.test(cells[headings.length] ?? "");
    return isNext || (isHalf && /^\d{1,2}$/.test(last));
  };
  return new Set(isUsual ? longer.filter(goesOn) : longer);
}

/** The data that decide which lines are headings. */
interface LayoutInput {
  readonly lines: Lines;
  readonly fields: readonly SheetColumn[];
  readonly isClub: (name: string) => boolean;
}

const filledIn = ({ cells }: GridRow) => cells.filter((cell) => cell.trim() !== "");

/** Returns how many cells of a line are known headings of the list. */
function headingsIn(row: GridRow, { lines, fields }: LayoutInput): number {
  const own = new Set(
    fields.flatMap(({ name, label, meta }) => [name, label, meta.label].map(squeezed)),
  );
  own.add(ID);
  return filledIn(row).filter(
    (cell) => cell.length <= 60 && (own.has(squeezed(cell)) || meaningsOf(cell, lines).length > 0),
  ).length;
}

/** The number of lines at the top in which headings are searched; lines before the headings are titles. */
const DEEPEST = 25;

/** The number of known headings that a line of headings needs at least. */
const fewest = ({ of }: Lines) => (of === "clubs" || of === "people" ? 1 : 2);

/** Checks whether a cell contains a value and so is no heading: a day, a time, a score, a figure, a club. */
function isValue(cell: string, isClub: LayoutInput["isClub"]): boolean {
  const said = readMomentCell(cell);
  const isMoment = namesDay(said) || said?.time != null;
  return (
    isMoment || readScoreCell(cell)?.says === "score" || /^\d+$/.test(cell.trim()) || isClub(cell)
  );
}

/**
 * Joins headings in two lines, if cells of the upper line span several cells of the lower: "Home" above "Team" and
 * "Goals". Null if they are not written so, or if the result has no more known headings than one of the lines alone.
 */
function overTwoLines(
  upper: GridRow | undefined,
  lower: GridRow | undefined,
  wanted: LayoutInput,
): readonly string[] | null {
  if (!upper || !lower) return null;
  const isTable = [upper, lower].some((row) =>
    filledIn(row).some((cell) => isValue(cell, wanted.isClub)),
  );
  const at = ({ cells }: GridRow, place: number) => (cells[place] ?? "").trim();
  let over = "";
  let isWide = false;
  const width = Math.max(upper.cells.length, lower.cells.length);
  const joined = Array.from({ length: width }, (_, place) => {
    const [top, own] = [at(upper, place), at(lower, place)];
    if (top !== "") over = own === "" ? "" : top;
    if (own === "") return top;
    isWide ||= top === "" && over !== "";
    const both = `${over} ${own}`.trim();
    return meaningsOf(both, wanted.lines).length > 0 || over === "" ? both : own;
  });
  const known = [{ line: lower.line, cells: joined }, upper, lower].map((row) =>
    headingsIn(row, wanted),
  );
  const [both = 0, ...alone] = known;
  return isTable || !isWide || both <= Math.max(...alone) ? null : joined;
}

/** The headings of a table, and the indexes of their first and last line. */
interface Head {
  readonly headings: readonly string[];
  readonly from: number;
  readonly to: number;
}

function headOf(rows: readonly GridRow[], wanted: LayoutInput): Head | null {
  const at = headingLine(rows, wanted);
  if (at < 0) return null;
  for (const from of [at, at - 1]) {
    const headings = overTwoLines(rows[from], rows[from + 1], wanted);
    if (headings) return { headings, from, to: from + 1 };
  }
  return { headings: rows[at]?.cells ?? [], from: at, to: at };
}

function headingLine(rows: readonly GridRow[], wanted: LayoutInput): number {
  const near = rows.slice(0, DEEPEST);
  const known = near.map((row) => headingsIn(row, wanted));
  const best = Math.max(0, ...known);
  if (best >= fewest(wanted.lines)) return known.indexOf(best);
  const first = near.findIndex((row) => filledIn(row).length > 0);
  const cells = near[first] ? filledIn(near[first]) : [];
  // A line with only words above lines with values: headings that are not known here.
  const isWords = cells.length > 1 && !cells.some((cell) => isValue(cell, wanted.isClub));
  return isWords ? first : -1;
}

/** Checks whether headings contain both sides of a match, so that "Team, Score, Team, Score" is one table. */
function hasMatch(headings: readonly string[], lines: Lines): boolean {
  const meant = new Set(headings.flatMap((heading) => meaningsOf(heading, lines)));
  return meant.has("match") || (meant.has("teamA") && meant.has("teamB"));
}

/** Splits tables that are side by side under the same headings. */
function sideBySide({ headings, rows, above }: Table, lines: Lines): readonly Table[] {
  const said = headings.map(squeezed);
  const first = said.findIndex((word) => word !== "");
  const starts = said.flatMap((word, at) => (word !== "" && word === said[first] ? [at] : []));
  const parts = starts.map((start, at) => ({ start, end: starts[at + 1] ?? headings.length }));
  const wordsOf = ({ start, end }: { readonly start: number; readonly end: number }) =>
    said
      .slice(start, end)
      .filter((word) => word !== "")
      .join("\n");
  const [one, ...others] = parts;
  const isRepeated =
    one !== undefined &&
    others.length > 0 &&
    wordsOf(one).includes("\n") &&
    (lines.of !== "matches" || hasMatch(headings.slice(one.start, one.end), lines)) &&
    others.every((other) => wordsOf(other) === wordsOf(one));
  if (!isRepeated) return [{ headings, rows, above }];
  const within = (some: readonly GridRow[], { start, end }: { start: number; end: number }) =>
    some.map(({ line, cells }) => ({ line, cells: cells.slice(start, end) }));
  // A line above with a cell over each table names each table, for example its club.
  const isOfEach = above.some((row) =>
    parts.every((of) => within([row], of).some((own) => filledIn(own).length > 0)),
  );
  return parts.map((of) => ({
    headings: headings.slice(of.start, of.end),
    // A longer table continues below the last line of a shorter one.
    rows: within(rows, of).filter((own) => filledIn(own).length > 0),
    above: isOfEach && lines.of === "people" ? within(above, of) : above,
  }));
}

/**
 * Splits a file into tables. Titles above are skipped; tables below or beside each other are separated by their
 * headings. A table without headings has empty `headings`.
 */
export function tablesOf(rows: readonly GridRow[], wanted: LayoutInput): readonly Table[] {
  const filled = rows.filter((row) => filledIn(row).length > 0);
  const titles = Math.max(
    0,
    filled.findIndex((row) => filledIn(row).length > 2),
  );
  const crossed =
    wanted.lines.of === "matches"
      ? crossTableIn(filled.slice(titles), wanted.lines.played === true)
      : null;
  if (crossed) return [{ ...crossed, above: filled.slice(0, titles) }];
  const head = headOf(filled, wanted);
  if (!head) return [{ headings: [], rows: filled, above: [] }];
  const { headings } = head;
  const above = filled.slice(0, head.from);
  const wordsOf = (cells: readonly string[]) => cells.map(squeezed).join("\n");
  const words = filled.slice(head.from, head.to + 1).map(({ cells }) => wordsOf(cells));
  const below: GridRow[] = [];
  for (const [place, row] of filled.entries()) {
    if (place <= head.to) continue;
    const isSame = words.includes(wordsOf(row.cells));
    const other = !isSame && isOtherHead(row, wanted);
    if (other) {
      const rest = tablesOf(filled.slice(place), wanted);
      return [...parted({ headings, rows: below, above }, wanted), ...rest];
    }
    if (!isSame) below.push(row);
  }
  return parted({ headings, rows: below, above }, wanted);
}

const parted = (table: Table, wanted: LayoutInput) =>
  sideBySide(table, wanted.lines).map((one) => pairedLines(one, wanted.lines, wanted.isClub));

/** Checks whether a line within a table contains the headings of another table. */
function isOtherHead(row: GridRow, wanted: LayoutInput): boolean {
  const filled = filledIn(row);
  // A fast check first: most of thousands of lines contain a figure.
  if (filled.some((cell) => /^\d+$/.test(cell.trim()))) return false;
  return (
    filled.length > 2 &&
    filled.length === headingsIn(row, wanted) &&
    !filled.some((cell) => isValue(cell, wanted.isClub))
  );
}

/** Returns the titles of tables; in a table without headings they are among the first rows. */
export const titlesOf = (tables: readonly Table[]): readonly GridRow[] =>
  tables.flatMap(({ headings, above, rows }) =>
    headings.length > 0 ? above : rows.slice(0, 5).filter((row) => filledIn(row).length === 1),
  );
