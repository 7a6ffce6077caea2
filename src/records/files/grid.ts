import Papa from "papaparse";
import { namesDay, readMomentCell } from "@/domain/cells/moment";
import { isPacked, textOf, whyNoLines, whyNoText } from "./bytes";
import { unguarded } from "./guard";
import { most, tooMuch } from "./most";

/** A row of a file as cells; one cell may contain several lines of the file. */
export interface GridRow {
  /** The number of its first line in the file, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** The rows of a file, or why they cannot be read. */
type Cells = { readonly rows: readonly GridRow[] } | { readonly problem: string };

/** A sheet of a workbook that is not empty. */
export interface GridSheet {
  readonly name: string;
  readonly cells: Cells;
}

/** The cells of a file (of the first filled sheet of a workbook), and all sheets if there are several. */
export type GridReading = Cells & { readonly sheets?: readonly GridSheet[] };

/** The possible separators of cells. */
const SEPARATORS = ["\t", ";", ",", "|"];

/**
 * Returns the separator of a table: the one that splits most lines in the same way. A comma within figures or names
 * loses against a semicolon or tab in every line.
 */
function separatorOf(text: string): string {
  const bare = text.slice(0, 20_000).replace(/"(?:[^"]|"")*(?:"|$)/g, "");
  const filled = bare
    .split(/\r?\n/)
    .slice(0, 40)
    .filter((line) => line !== "");
  const scored = SEPARATORS.map((separator) => {
    const counts = filled.map((line) => line.split(separator).length - 1);
    const there = counts.filter((count) => count > 0).length;
    const usual = counts.filter((count) => count > 0 && count === Math.max(...counts)).length;
    return { separator, score: there * 2 + usual };
  });
  const best = scored.reduce((one, two) => (two.score > one.score ? two : one));
  return best.score > 0 ? best.separator : ",";
}

function tooMuchIn(rows: readonly GridRow[]): string | null {
  if (rows.length > most.rows) return tooMuch.rows;
  for (const { cells, line } of rows) {
    if (cells.length > most.columns) return tooMuch.columns(line);
    if (cells.some((cell) => cell.length > most.cell)) return tooMuch.cell(line);
  }
  return null;
}

/** Returns the rows, or a problem if they exceed the limits. */
function readingOf(rows: readonly GridRow[]): Cells {
  const problem = tooMuchIn(rows);
  return problem === null ? { rows } : { problem };
}

/** Printed reports with fixed column widths, which are not split here. */
const PRINTED = /^\s*={10,}|hy-?tek|^0[01]\d /im;

/** Replaces gaps of two or more spaces by tabs, in a text whose columns have no other separator. */
function tabbed(text: string): string {
  const filled = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const parted = filled.filter((line) => /\S {2,}\S/.test(line));
  if (/[\t;,|]/.test(text) || PRINTED.test(text) || parted.length * 2 < filled.length) return text;
  return text.replace(/(\S) {2,}(?=\S)/g, "$1\t");
}

/**
 * Returns the text of a cell without the guard against formulas and with ordinary spaces. Long runs of spaces are
 * shortened, because they cost time.
 */
const plainText = (cell: string) =>
  unguarded(cell)
    .replaceAll("\u00A0", " ")
    .replace(/\s{200,}/g, " ");

/** Checks whether a line is the separator below the headings of a Markdown table: "|---|:---:|". */
function isRuled(cells: readonly string[]): boolean {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
  return filled.length > 1 && filled.every((cell) => /^:?-{3,}:?$/.test(cell));
}

/** Splits pasted text or the text of a file into cells, by tabs, semicolons, commas or bars. */
export function gridOf(text: string): GridReading {
  if (text.length > most.bytes) return { problem: tooMuch.bytes };
  const problem = whyNoLines(text);
  if (problem !== null) return { problem };
  const football = footballText(text.slice(0, most.bytes).replace(/^\uFEFF/, ""));
  if (football) return readingOf(football);
  const plain = tabbed(text.replace(/^\uFEFF/, "").replace(/^sep=(.)\r?\n/i, ""));
  const skipped = /^\uFEFF?sep=(.)\r?\n/i.test(text) ? 1 : 0;
  let line = 1 + skipped;
  const { data } = Papa.parse<string[]>(plain, {
    delimiter: separatorOf(plain),
    // More than the limit, so that a larger file differs from one that just fits.
    preview: most.rows + 2,
  });
  const read = data.map((row): GridRow => {
    const at = line;
    line += 1 + row.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
    return { line: at, cells: row.map(plainText) };
  });
  return readingOf(read.filter(({ cells }) => !isRuled(cells)));
}

/** Converts a cell of a workbook to text: days as "2027-01-30", with the time if there is one. */
function cellText(value: unknown): string {
  if (value instanceof Date) {
    // Times are stored as fractions of a day, which can be a few milliseconds less than a minute.
    const moment = new Date(Math.round(value.getTime() / 10) * 10);
    const [day = "", time = ""] = moment.toISOString().split("T");
    const plain = time.replace(/(?::00)?\.000Z$|0Z$/, "");
    // Spreadsheets count days from 1900 or 1904; a date before that, or on the first day, is only a time.
    if (day < "1900-01-02" || day === "1904-01-01") return plain;
    return plain === "00:00" ? day : `${day} ${plain}`;
  }
  return value === null || value === undefined ? "" : String(value);
}

/** The message for a zip file that is no workbook or is damaged. */
const NO_WORKBOOK = "This file could not be read. Save it as .xlsx or .csv and choose it again.";

/** Reads the rows of a file of any kind, or returns why they cannot be read. */
export async function gridOfFile(bytes: Uint8Array<ArrayBuffer>): Promise<GridReading> {
  if (bytes.length > most.bytes) return { problem: tooMuch.bytes };
  const problem = whyNoText(bytes);
  if (problem !== null) return { problem };
  return isPacked(bytes) ? gridOfPacked(bytes) : gridOf(textOf(bytes));
}

async function gridOfPacked(bytes: Uint8Array<ArrayBuffer>): Promise<GridReading> {
  // Loaded only now, because few files are workbooks and the reader is large.
  const { filledSheets } = await import("./packed");
  const found = await filledSheets(bytes).catch(() => NO_WORKBOOK);
  if (typeof found === "string") return { problem: found };
  const sheets = found.map(({ name, data }): GridSheet => {
    if (typeof data === "string") return { name, cells: { problem: data } };
    const rows = data.map((cells, at) => ({
      line: at + 1,
      cells: cells.map((cell) => plainText(cellText(cell))),
    }));
    return { name, cells: readingOf(rows) };
  });
  const [first] = sheets;
  if (!first) return { rows: [] };
  return sheets.length > 1 ? { ...first.cells, sheets } : first.cells;
}

/*
 * Reads matches in the text format football.txt of openfootball, which is laid out with spaces: a round, a day, then
 * one line for each match.
 */

const CLOCK = String.raw`(?:(\d{1,2}[.:]\d\d)\s+)?`;
const SCORE = String.raw`\d{1,2}\s?-\s?\d{1,2}\b(?:[ ,].*?)?(?:\s*\([^)]*\))?`;
/** "15.00  Rovers  v Trojans  2-1 (1-0)", with or without the score. */
const scoreBehind = new RegExp(String.raw`^${CLOCK}(\S.*?)\s+v\s+(\S.*?)(?:\s{2,}(${SCORE}))?$`);
/** "15.00  Rovers  2-1 (1-0)  Trojans" */
const scoreBetween = new RegExp(String.raw`^${CLOCK}(\S.*?)\s{2,}(${SCORE})\s{2,}(\S.*?)$`);

/** Returns time, home team, score and away team; null if the line is no match. */
function matchIn(line: string): readonly [string, string, string, string] | null {
  const between = scoreBetween.exec(line);
  if (between) {
    const [, clock = "", home = "", score = "", away = ""] = between;
    return [clock, home, score, away];
  }
  const [all, clock = "", home = "", away = "", score = ""] = scoreBehind.exec(line) ?? [];
  return all === undefined ? null : [clock, home, score, away];
}

/** Returns a line without the marks of a heading. */
const bare = (line: string) =>
  line
    .replace(/^[▪»=*•\s]+/u, "")
    .replace(/^\[(.*)\]$/, "$1")
    .trim();

const isAside = (line: string) => /^(?:[#=▪»[(]|matchday|round|group)/iu.test(line);

/**
 * Converts a football.txt to rows under headings; lines without a match have one cell. Null for any other text: most
 * lines must be matches, days, rounds or notes, and match lines must contain gaps of at least two spaces.
 */
function footballText(text: string): readonly GridRow[] | null {
  if (text.includes("\t")) return null;
  const lines = text.split(/\r?\n/).map((line, at) => ({ line: at + 1, text: line.trim() }));
  const filled = lines.filter((one) => one.text !== "");
  const found = filled.map((one) => ({ ...one, match: matchIn(one.text) }));
  const matches = found.filter(({ match }) => match !== null);
  const known = found.filter(
    ({ text: said, match }) =>
      match !== null || isAside(said) || namesDay(readMomentCell(bare(said))),
  );
  const areWide = matches.every((one) => /\S {2,}\S/.test(one.text));
  if (matches.length === 0 || matches.length === found.length || !areWide) return null;
  if (known.length * 5 < found.length * 4) return null;
  // The first lines contain the season.
  const end = found.findIndex(({ text: said }) => !said.startsWith("="));
  return [
    ...found.slice(0, end).map(({ line, text: said }) => ({ line, cells: [bare(said)] })),
    { line: 0, cells: ["Time", "Home", "Score", "Away"] },
    ...found
      .slice(end)
      .map(({ line, text: said, match }) => ({ line, cells: match ?? [bare(said)] })),
  ];
}
