import { unzipSync, zipSync } from "fflate";
import readSheets from "read-excel-file/universal";
import { most, tooMuch } from "./most";

type Sheets = Awaited<ReturnType<typeof readSheets>>;

/** The last line that a packed spreadsheet can have. */
const LAST_LINE = 1_048_576;

const columnOf = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + Number.parseInt(letter, 36) - 9, 0);

/**
 * Why that sheet is not read, by the addresses of its cells: one cell far away has the reader fill millions of empty ones.
 * @throws RangeError where an address lies outside any sheet
 */
function tooMuchIn(sheet: string): string | null {
  let cells = 0;
  for (const [, tag, about = "", end] of sheet.matchAll(/<(?:\w+:)?(row|c)\s([^<>]*)>(<\/)?/g)) {
    const [, letters = "", figures] = /(?:^|\s)r\s*=\s*["']([a-z]*)(\d+)["']/i.exec(about) ?? [];
    const line = Number(figures ?? 1);
    if (line > LAST_LINE) throw new RangeError(`A sheet has no line ${line}`);
    // Lines and cells that have a form and nothing in them are not read.
    if (tag === "row" || end !== undefined || about.endsWith("/")) continue;
    cells += 1;
    if (cells > most.cells) return tooMuch.cells;
    if (line > most.rows) return tooMuch.rows;
    if (columnOf(letters) > most.columns) return tooMuch.columns(line);
  }
  return null;
}

/** A sheet with that text in its first cell. */
const sheetOf = (text: string) =>
  `<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${text}</t></is></c></row></sheetData></worksheet>`;

/** The parts that are read of a packed file: those in XML; null where they are too large. @throws Error for a file that is none */
function partsOf(bytes: Uint8Array): Record<string, Uint8Array> | null {
  let size = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(?:xml|rels)$/.test(name)) return false;
      size += originalSize;
      return size <= most.unpacked;
    },
  });
  return size <= most.unpacked ? parts : null;
}

/** A sheet with something in it, and its cells or why they are not read. */
interface FilledSheet {
  readonly name: string;
  readonly data: Sheets[number]["data"] | string;
}

/**
 * The filled sheets of a packed spreadsheet in their order, or why it is not read. The library unpacks large parts in a worker
 * of its own; the host's policy refuses that worker, and the library waits for ever. So the file is unpacked and checked here, and
 * the library gets an archive without compression.
 * @throws Error for a file that is none
 */
export async function filledSheets(bytes: Uint8Array): Promise<readonly FilledSheet[] | string> {
  const parts = partsOf(bytes);
  if (parts === null) return tooMuch.unpacked;
  const refused = new Set<unknown>();
  for (const [name, part] of Object.entries(parts)) {
    const text = new TextDecoder().decode(part);
    const problem = /<(?:\w+:)?worksheet\b/.test(text.slice(0, 2_000)) ? tooMuchIn(text) : null;
    if (problem === null) continue;
    // Only the library knows which sheet this is.
    refused.add(problem);
    parts[name] = new TextEncoder().encode(sheetOf(problem));
  }
  const sheets = await readSheets(new Blob([zipSync(parts, { level: 0 })]));
  return sheets
    .filter(({ data }) => data.length > 0)
    .map(({ sheet, data }): FilledSheet => {
      const problem = data[0]?.[0];
      const isRefused = typeof problem === "string" && refused.has(problem);
      return { name: sheet, data: isRefused ? problem : data };
    });
}
