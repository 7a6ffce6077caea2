import { namesDay, readMomentCell } from "@/domain/cells/moment";
import { readScoreCell } from "@/domain/cells/score";
import { isDay } from "./columnContents";
import type { GridRow } from "./grid";
import { meaningsOf, squeezed, type Lines } from "./headings";
import { ID, type SheetColumn } from "./columns";

/** A table within a file: its headings, and the lines below. */
export interface Table {
  readonly headings: readonly string[];
  readonly rows: readonly GridRow[];
  /** The lines over the headings: titles, a round, a day. */
  readonly above: readonly GridRow[];
}

/** Said of a line whose cells cannot be separated. */
export const TORN =
  "This line has more cells than there are headings: a comma within a value may have split it";

/**
 * The lines of a table in which a comma within a value parted it ("2:05,31"), so that only its beginning would be read:
 * they hold more than the headings do. Where most lines do, the further cells are a column without a heading, unless they
 * go on with a figure.
 */
export function tornLines({ headings, rows }: Table): ReadonlySet<GridRow> {
  if (headings.length === 0) return new Set();
  const longer = rows.filter(({ cells }) =>
    cells.slice(headings.length).some((cell) => cell.trim() !== ""),
  );
  const isUsual = longer.length * 2 > rows.length;
  // A figure goes on behind the last heading, or a half of one somewhere before.
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

interface LayoutInput {
  readonly lines: Lines;
  readonly fields: readonly SheetColumn[];
  readonly isClub: (name: string) => boolean;
}

const filledIn = ({ cells }: GridRow) => cells.filter((cell) => cell.trim() !== "");

/** How many cells of a line are headings that mean something in that list. */
function headingsIn(row: GridRow, { lines, fields }: LayoutInput): number {
  const own = new Set(
    fields.flatMap(({ name, label, meta }) => [name, label, meta.label].map(squeezed)),
  );
  own.add(ID);
  return filledIn(row).filter(
    (cell) => cell.length <= 60 && (own.has(squeezed(cell)) || meaningsOf(cell, lines).length > 0),
  ).length;
}

/** Headings are near the top; what comes before is a title. */
const DEEPEST = 25;

/** This many known headings make a line of headings. */
const fewest = ({ of }: Lines) => (of === "clubs" || of === "people" ? 1 : 2);

/** Whether a cell holds what is found below headings: a day, a time, a score, a figure, a club. */
function isValue(cell: string, isClub: LayoutInput["isClub"]): boolean {
  const said = readMomentCell(cell);
  const isMoment = namesDay(said) || said?.time != null;
  return (
    isMoment || readScoreCell(cell)?.says === "score" || /^\d+$/.test(cell.trim()) || isClub(cell)
  );
}

function headingLine(rows: readonly GridRow[], wanted: LayoutInput): number {
  const near = rows.slice(0, DEEPEST);
  const known = near.map((row) => headingsIn(row, wanted));
  const best = Math.max(0, ...known);
  if (best >= fewest(wanted.lines)) return known.indexOf(best);
  const first = near.findIndex((row) => filledIn(row).length > 0);
  const cells = near[first] ? filledIn(near[first]) : [];
  // Words alone, over lines that hold more: headings that are not known here.
  const isWords = cells.length > 1 && !cells.some((cell) => isValue(cell, wanted.isClub));
  return isWords ? first : -1;
}

/** Whether headings name both sides of a match: "Team, Score, Team, Score" is one table. */
function hasMatch(headings: readonly string[], lines: Lines): boolean {
  const meant = new Set(headings.flatMap((heading) => meaningsOf(heading, lines)));
  return meant.has("match") || (meant.has("teamA") && meant.has("teamB"));
}

/** Headings of a column that holds one team a line, both of a match one below the other. */
const ONE_TEAM = new Set(["team", "teams", "club", "clubs", "side", "squad", "mannschaft"]);

/**
 * A table with two lines a match, one for each team, as one with a line for each; others stay as they are. The second
 * line of each says no more than its team, its figures, and what is no part of a match, such as a player; lines of further
 * players are between.
 */
function pairedLines(table: Table, { lines, isClub }: LayoutInput): Table {
  const { headings, rows } = table;
  const said = headings.map(squeezed);
  const places = said.flatMap((word, at) => (ONE_TEAM.has(word) ? [at] : []));
  const [team] = places;
  const isOther = headings.some((heading) =>
    meaningsOf(heading, lines).some((one) => one === "teamA" || one === "teamB"),
  );
  if (lines.of !== "matches" || team === undefined || places.length > 1 || isOther) return table;
  const figures = headings.findIndex((heading) => {
    const meant = meaningsOf(heading, lines);
    return meant.includes("score") || meant.includes("sideScore");
  });
  const isOfNone = headings.map((heading) =>
    meaningsOf(heading, lines).every((one) => one === "sideScore"),
  );
  const isSecond = ({ cells }: GridRow, first: GridRow) =>
    cells.every(
      (cell, at) =>
        at === team ||
        at === figures ||
        isOfNone[at] === true ||
        cell.trim() === "" ||
        cell === first.cells[at],
    );
  const isFurther = ({ cells }: GridRow) =>
    cells.every((cell, at) => cell.trim() === "" || isOfNone[at] === true);
  const ofTeams = rows.filter((row) => !isFurther(row) || (row.cells[team] ?? "").trim() !== "");
  const further = rows.filter((row) => !ofTeams.includes(row));
  const pairs = ofTeams.flatMap((first, at) => {
    const second = ofTeams[at + 1];
    return at % 2 === 0 && second ? [[first, second] as const] : [];
  });
  const arePairs =
    pairs.length > 0 &&
    ofTeams.length === 2 * pairs.length &&
    pairs.every(
      ([first, second]) =>
        isSecond(second, first) &&
        [first, second].every(({ cells }) => isClub((cells[team] ?? "").trim())),
    );
  if (!arePairs) return table;
  const own = (row: GridRow) => [
    row.cells[team] ?? "",
    figures < 0 ? "" : (row.cells[figures] ?? ""),
  ];
  return {
    ...table,
    headings: [
      ...headings.map((heading, at) => (at === team || at === figures ? "" : heading)),
      "Home",
      "Home score",
      "Away",
      "Away score",
    ],
    rows: [
      ...pairs.map(([first, second]) => ({
        line: first.line,
        cells: [
          ...headings.map((_, at) =>
            at === team || at === figures || isOfNone[at] ? "" : (first.cells[at] ?? ""),
          ),
          ...own(first),
          ...own(second),
        ],
      })),
      ...further.map(({ line, cells }) => ({
        line,
        // The first cell is enough to say that it is no match.
        cells: cells.map((cell, at) =>
          at === cells.findIndex((one) => one.trim() !== "") ? cell : "",
        ),
      })),
    ],
  };
}

/** The tables that are beside each other under the same headings, each with its own part of every line. */
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
  // A line above that has a cell over each of them names each, such as its club.
  const isOfEach = above.some((row) =>
    parts.every((of) => within([row], of).some((own) => filledIn(own).length > 0)),
  );
  return parts.map((of) => ({
    headings: headings.slice(of.start, of.end),
    // The others go on below the last line of a shorter one.
    rows: within(rows, of).filter((own) => filledIn(own).length > 0),
    above: isOfEach && lines.of === "people" ? within(above, of) : above,
  }));
}

/**
 * The tables of a file: titles above are passed over, tables below or beside each other are separated by their
 * headings. A table without headings has none.
 */
export function tablesOf(rows: readonly GridRow[], wanted: LayoutInput): readonly Table[] {
  const filled = rows.filter((row) => filledIn(row).length > 0);
  const titles = Math.max(
    0,
    filled.findIndex((row) => filledIn(row).length > 2),
  );
  const crossed =
    wanted.lines.of === "matches"
      ? crossedIn(filled.slice(titles), wanted.lines.played === true)
      : null;
  if (crossed) return [{ ...crossed, above: filled.slice(0, titles) }];
  const at = headingLine(filled, wanted);
  if (at < 0) return [{ headings: [], rows: filled, above: [] }];
  const headings = filled[at]?.cells ?? [];
  const above = filled.slice(0, at);
  const words = headings.map(squeezed).join("\n");
  const below: GridRow[] = [];
  for (const [place, row] of filled.entries()) {
    if (place <= at) continue;
    const isSame = row.cells.map(squeezed).join("\n") === words;
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
  sideBySide(table, wanted.lines).map((one) => pairedLines(one, wanted));

/** Whether a line in the midst holds the headings of another table. */
function isOtherHead(row: GridRow, wanted: LayoutInput): boolean {
  const filled = filledIn(row);
  // Of thousands of lines most hold a figure.
  if (filled.some((cell) => /^\d+$/.test(cell.trim()))) return false;
  return (
    filled.length > 2 &&
    filled.length === headingsIn(row, wanted) &&
    !filled.some((cell) => isValue(cell, wanted.isClub))
  );
}

/** The cell of a cross of days without a match. */
const NO_DAY = /^[-–—x*/.]*$/i;
/** That of a match whose day is not known yet. */
const OPEN_DAY = /^\(?(?:t\.?b\.?[acd]\.?|\?+|open|offen|n\.?n\.?)\)?$/i;

/**
 * A table of scores or days in a cross, the home team before the line and the away team over the column, as one line for each
 * score; null for any other. The away teams are those of the lines, by name or in short in the same order.
 */
function crossedIn(rows: readonly GridRow[], isPlayed: boolean): Table | null {
  const [head, ...lines] = rows;
  const [, ...columns] = (head?.cells ?? []).map((cell) => cell.trim());
  while (columns.at(-1) === "") columns.pop();
  const homes = lines.map(({ cells }) => (cells[0] ?? "").trim());
  const isSquare = columns.length > 2 && homes.length === columns.length && !homes.includes("");
  if (!isSquare) return null;
  const scores = lines.flatMap(({ cells }, at) =>
    columns.flatMap((_, place) => (place === at ? [] : [cells[place + 1] ?? ""])),
  );
  const isNamed = homes.every((home, at) =>
    squeezed(home).startsWith(squeezed(columns[at] ?? "").slice(0, 1)),
  );
  const fits = isPlayed
    ? scores.some((cell) => readScoreCell(cell)?.says === "score") &&
      scores.every((cell) => readScoreCell(cell) !== null || isDay(cell))
    : scores.some(isDay) &&
      scores.every((cell) => isDay(cell) || [NO_DAY, OPEN_DAY].some((no) => no.test(cell.trim())));
  if (!isNamed || !fits) return null;
  // A day among scores is that of a match to come: "05/12" too, where scores are written "2-1".
  const isScore = (cell: string) => readScoreCell(cell)?.says === "score";
  const areSlashed = scores.every((cell) => !isScore(cell) || /\d\s*\/\s*\d/.test(cell));
  const isDayOnly = (cell: string) =>
    isDay(cell) && (!isScore(cell) || (!areSlashed && /^\d{1,2}\/\d{1,2}$/.test(cell.trim())));
  const valueOf = (cell: string) =>
    (isPlayed && isDayOnly(cell)) || OPEN_DAY.test(cell.trim()) ? "" : cell;
  const isMatch = (cell: string) => isPlayed || isDay(cell) || OPEN_DAY.test(cell.trim());
  return {
    headings: ["Home", isPlayed ? "Score" : "Date", "Away"],
    above: [],
    rows: lines.flatMap(({ line, cells }, at) =>
      homes.flatMap((away, place) =>
        place === at || !isMatch(cells[place + 1] ?? "")
          ? []
          : [{ line, cells: [homes[at] ?? "", valueOf(cells[place + 1] ?? ""), away] }],
      ),
    ),
  };
}

/** The titles of tables; without headings they are among the rows. */
export const titlesOf = (tables: readonly Table[]): readonly GridRow[] =>
  tables.flatMap(({ headings, above, rows }) =>
    headings.length > 0 ? above : rows.slice(0, 5).filter((row) => filledIn(row).length === 1),
  );
