import { unzipSync, zipSync } from "fflate";
import readSheets from "read-excel-file/universal";
import { most, tooMuch } from "./most";

type Sheets = Awaited<ReturnType<typeof readSheets>>;

/** The largest number of lines in a workbook's sheet. */
const LAST_LINE = 1_048_576;

const columnOf = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + Number.parseInt(letter, 36) - 9, 0);

/**
 * Returns why a sheet is too large, from the addresses of its cells; null if it is not. A single cell far away would
 * make the reader create millions of empty cells.
 * @throws RangeError if an address is outside of any sheet
 */
function tooMuchIn(sheet: string): string | null {
  let cells = 0;
  for (const [, tag, about = "", end] of sheet.matchAll(/<(?:\w+:)?(row|c)\s([^<>]*)>(<\/)?/g)) {
    const [, letters = "", figures] = /(?:^|\s)r\s*=\s*["']([a-z]*)(\d+)["']/i.exec(about) ?? [];
    const line = Number(figures ?? 1);
    if (line > LAST_LINE) throw new RangeError(`A sheet has no line ${line}`);
    // Lines and cells with a style but without content do not count.
    if (tag === "row" || end !== undefined || about.endsWith("/")) continue;
    cells += 1;
    if (cells > most.cells) return tooMuch.cells;
    if (line > most.rows) return tooMuch.rows;
    if (columnOf(letters) > most.columns) return tooMuch.columns(line);
  }
  return null;
}

/** Returns the XML of a sheet with a text in its first cell. */
const sheetOf = (text: string) =>
  `<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${text}</t></is></c></row></sheetData></worksheet>`;

/**
 * Unzips the XML files of a workbook; null if they are too large.
 * @throws Error if the file is no zip archive
 */
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

/** A sheet that is not empty, with its cells or the reason why they cannot be read. */
interface FilledSheet {
  readonly name: string;
  readonly data: Sheets[number]["data"] | string;
}

/**
 * Reads the filled sheets of a workbook in their order, or returns why it cannot be read. The library would unzip large
 * parts in a worker. The site's Content Security Policy forbids that worker, and the library would wait for ever. So
 * the file is unzipped and checked here, and the library gets an archive without compression.
 * @throws Error if the file is no workbook
 */
export async function filledSheets(bytes: Uint8Array): Promise<readonly FilledSheet[] | string> {
  const parts = partsOf(bytes);
  if (parts === null) return tooMuch.unpacked;
  const refused = new Set<unknown>();
  for (const [name, part] of Object.entries(parts)) {
    const text = new TextDecoder().decode(part);
    const problem = /<(?:\w+:)?worksheet\b/.test(text.slice(0, 2_000)) ? tooMuchIn(text) : null;
    if (problem === null) continue;
    // Only the library knows the name of this sheet, so the problem is passed on in its first cell.
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
