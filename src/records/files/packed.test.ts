import { unzipSync, zipSync } from "fflate";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { asWorkbook, asXlsx } from "../../../tests/harness/resaved";
import { gridOfFile } from "./grid";
import { most, tooMuch } from "./most";

/*
 * On the host no page makes a worker of its own (`worker-src` in firebase.json), and the code that tries is never answered.
 * Here it would get Node's.
 */
const made = vi.hoisted(() => {
  const tried = vi.fn();
  class Silent {
    constructor() {
      tried();
    }
    on = () => this;
    postMessage = () => {};
    terminate = () => {};
  }
  const threads = process.getBuiltinModule("node:worker_threads");
  const { Worker } = threads;
  Object.assign(threads, { Worker: Silent });
  return { tried, restore: () => Object.assign(threads, { Worker }) };
});
beforeEach(() => made.tried.mockClear());
// Other files of this worker get Node's own.
afterAll(() => made.restore());

const SHEET = "xl/worksheets/sheet1.xml";

/** A file as Excel packs it; its sheet changed. */
function packed(csv: string, change = (sheet: string) => sheet): Uint8Array<ArrayBuffer> {
  const parts = unzipSync(asXlsx(csv));
  const sheet = change(new TextDecoder().decode(parts[SHEET]));
  return new Uint8Array(zipSync({ ...parts, [SHEET]: new TextEncoder().encode(sheet) }));
}

const tableOf = (rows: number) =>
  Array.from({ length: rows }, (_, at) =>
    ["Rovers", "Eagles", at, at + 1, "Main ground", "Week", "Ada Obi", "Bola Eze"].join(","),
  ).join("\n");

/** The sheet with those rows behind its own. */
const withRows = (rows: string) => (sheet: string) =>
  sheet.replace("</sheetData>", `${rows}</sheetData>`);

const filled = (address: string) => `<row><c r="${address}"><v>1</v></c></row>`;

it.each([1_230, 10_000])("reads a file of %i rows without a worker", async (rows) => {
  const bytes = packed(tableOf(rows));
  const grid = await gridOfFile(bytes);
  expect(grid).not.toHaveProperty("problem");
  const read = "rows" in grid ? grid.rows.filter(({ cells }) => cells[0] === "Rovers") : [];
  expect(read).toHaveLength(rows);
  expect(read.at(-1)).toMatchObject({
    line: rows,
    cells: expect.arrayContaining([`${rows}`, "Bola Eze"]),
  });
  expect(made.tried).not.toHaveBeenCalled();
});

it.each([
  ["the furthest cell there is", filled("XFD1048576"), tooMuch.rows],
  ["a line far below", filled("A900000"), tooMuch.rows],
  ["a column far to the right", filled("ZZ9"), tooMuch.columns(9)],
  ["many cells", `<row r="9">${'<c r="B9"><v>1</v></c>'.repeat(most.cells)}</row>`, tooMuch.cells],
  ["much text", `<row r="9">${" ".repeat(most.unpacked)}</row>`, tooMuch.unpacked],
])("refuses a file with %s before its lines are made", async (_, rows, words) => {
  expect(await gridOfFile(packed("a,b", withRows(rows)))).toEqual({ problem: words });
});

it("takes no notice of far cells that have a form and nothing in them", async () => {
  const rows = '<row r="1048576"><c r="A1048576" s="1"/><c r="XFD1048576" s="1"></c></row>';
  expect(await gridOfFile(packed("a,b", withRows(rows)))).toMatchObject({
    rows: [{ line: 1 }],
  });
});

it("reads times of a workbook that counts its days from 1904", async () => {
  const parts = unzipSync(asXlsx("2023-08-12,1904-01-01T15:00"));
  const text = (name: string) => new TextDecoder().decode(parts[name]);
  const changed = {
    "xl/workbook.xml": text("xl/workbook.xml").replace(
      "<sheets>",
      '<workbookPr date1904="1"/><sheets>',
    ),
    [SHEET]: text(SHEET).replaceAll(/<v>([\d.]+)<\/v>/g, (_, days: string) => {
      // The days of that system begin 1,462 later.
      return `<v>${Number(days) - 1_462}</v>`;
    }),
  };
  const bytes = Object.entries(changed).map(([name, one]) => [name, new TextEncoder().encode(one)]);
  const grid = await gridOfFile(
    new Uint8Array(zipSync({ ...parts, ...Object.fromEntries(bytes) })),
  );
  expect(grid).toMatchObject({ rows: [{ cells: ["2023-08-12", "15:00"] }] });
});

it("reads the first sheet whatever a later one holds, and offers those that are filled", async () => {
  const parts = unzipSync(asWorkbook("a,b", "", "c,d", "e,f"));
  const far = "xl/worksheets/sheet3.xml";
  const changed = withRows(filled("XFD1048576"))(new TextDecoder().decode(parts[far]));
  const bytes = new Uint8Array(zipSync({ ...parts, [far]: new TextEncoder().encode(changed) }));
  expect(await gridOfFile(bytes)).toMatchObject({
    rows: [{ line: 1, cells: ["a", "b"] }],
    sheets: [
      { name: "A", cells: { rows: [{ cells: ["a", "b"] }] } },
      { name: "C", cells: { problem: expect.any(String) } },
      { name: "D", cells: { rows: [{ cells: ["e", "f"] }] } },
    ],
  });
});

it.each([
  ["an address outside any sheet", packed("a,b", withRows('<row r="99999999999"/>'))],
  ["half of its bytes", packed("a,b").subarray(0, 900)],
  ["other files in it", new Uint8Array(zipSync({ "a.txt": new Uint8Array(9) }))],
])("does not read a file with %s, and says so", async (_, bytes) => {
  expect(await gridOfFile(bytes)).toEqual({
    problem: "This file could not be read. Save it as .xlsx or .csv and choose it again.",
  });
});
