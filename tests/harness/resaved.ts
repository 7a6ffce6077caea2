import { crc32 } from "node:zlib";
import Papa from "papaparse";

/* Simulates an exported CSV file that was opened in a spreadsheet program and saved again. */

/** A cell of a spreadsheet: text, or a number with or without the format of a date. */
type Cell = string | { readonly number: number; readonly isDate: boolean };

/** Converts "YYYY-MM-DD" or "YYYY-MM-DDTHH:mm" to a spreadsheet's number of days since 30 December 1899. */
const serialOf = (text: string) => {
  const ms = Date.parse(`${text.length === 10 ? `${text}T00:00` : text}:00Z`);
  return ms / 86_400_000 + 25_569;
};

const kept = (cell: string): Cell => {
  if (/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d)?$/.test(cell))
    return { number: serialOf(cell), isDate: true };
  // Only ten digits are stored, as many as a cell shows.
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(cell)
    ? { number: Number(Number(cell).toPrecision(10)), isDate: false }
    : cell;
};

/** Returns the cells of a file, with further columns and lines that look empty. */
function cellsIn(csv: string): readonly (readonly Cell[])[] {
  const { data } = Papa.parse<string[]>(csv);
  const width = Math.max(...data.map((row) => row.length)) + 2;
  const padded = data.map((row) => [...row, ...Array.from({ length: width }, () => "")]);
  return [...padded, [], [" ", ""]].map((row) => row.slice(0, width).map(kept));
}

/** The characters 128 to 159 of Windows-1252. A character that Windows-1252 lacks becomes a question mark. */
const BEYOND = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";
const byteOf = (unit: string) => {
  const code = unit.charCodeAt(0);
  if (code < 128 || (code > 159 && code < 256)) return code;
  const at = BEYOND.indexOf(unit);
  return at < 0 ? 63 : 128 + at;
};

/** Writes CSV as Excel does in countries with decimal commas: semicolons, Windows-1252, blanks after texts. */
export function asExcelCsv(csv: string): Uint8Array<ArrayBuffer> {
  const rows = cellsIn(csv).map((row) =>
    row.map((cell) =>
      typeof cell === "string"
        ? cell === ""
          ? ""
          : `${cell} `
        : String(cell.number).replace(".", ","),
    ),
  );
  const text = Papa.unparse(rows, { delimiter: ";" });
  return Uint8Array.from(Array.from({ length: text.length }, (_, at) => byteOf(text.charAt(at))));
}

const escaped = (text: string) =>
  text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll("\r", "&#13;");

/** Makes a zip archive of these files, without compression. */
function archived(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const [data, called] = [Buffer.from(text), Buffer.from(name)];
    const about = Buffer.alloc(26);
    about.writeUInt16LE(20, 0);
    about.writeUInt32LE(crc32(data), 10);
    about.writeUInt32LE(data.length, 14);
    about.writeUInt32LE(data.length, 18);
    about.writeUInt16LE(called.length, 22);
    const behind = Buffer.alloc(14);
    behind.writeUInt32LE(offset, 10);
    const entry = Buffer.concat([Buffer.from("PK\x03\x04"), about, called, data]);
    local.push(entry);
    central.push(Buffer.concat([Buffer.from("PK\x01\x02\x14\x00"), about, behind, called]));
    offset += entry.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(central.length, 4);
  end.writeUInt16LE(central.length, 6);
  end.writeUInt32LE(Buffer.concat(central).length, 8);
  end.writeUInt32LE(offset, 12);
  return new Uint8Array(Buffer.concat([...local, ...central, Buffer.from("PK\x05\x06"), end]));
}

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

const columnName = (at: number): string =>
  (at < 26 ? "" : columnName(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

/** Writes a workbook as Excel does, with a sheet for each CSV text, named "A", "B" and so on. */
export function asWorkbook(...csvs: readonly string[]): Uint8Array<ArrayBuffer> {
  const xfs = [0, 22].map((format) => `<xf numFmtId="${format}" applyNumberFormat="1"/>`).join("");
  const called = csvs.map(
    (_, at) => `<sheet name="${columnName(at)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  const related = csvs.map(
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  return archived({
    "[Content_Types].xml": `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    "_rels/.rels": `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${called.join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${XML}<Relationships xmlns="${PACKAGE}/relationships">${related.join("")}<Relationship Id="rId99" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    "xl/styles.xml": `${XML}<styleSheet xmlns="${MAIN}"><cellXfs count="2">${xfs}</cellXfs></styleSheet>`,
    ...Object.fromEntries(
      csvs.map((csv, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        `${XML}<worksheet xmlns="${MAIN}"><sheetData>${rowsOf(csv)}</sheetData></worksheet>`,
      ]),
    ),
  });
}

/** Writes a workbook with one sheet. */
export const asXlsx = (csv: string): Uint8Array<ArrayBuffer> => asWorkbook(csv);

/** Writes the rows of a sheet: days as numbers with the format of a date, figures as numbers, the rest as text. */
function rowsOf(csv: string): string {
  const rows = cellsIn(csv).map((row, line) => {
    const cells = row.map((cell, at) => {
      const r = `${columnName(at)}${line + 1}`;
      if (typeof cell !== "string")
        return `<c r="${r}" s="${cell.isDate ? 1 : 0}"><v>${cell.number}</v></c>`;
      return cell === ""
        ? ""
        : `<c r="${r}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
    });
    return `<row r="${line + 1}">${cells.join("")}</row>`;
  });
  return rows.join("");
}
