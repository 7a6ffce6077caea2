import { readFileSync } from "node:fs";
import Papa from "papaparse";
import { expect, it, vi } from "vitest";
import { isPacked, textOf } from "./bytes";
import { gridOf, gridOfFile, type GridReading } from "./grid";
import { most, tooMuch } from "./most";

const linesOf = (grid: GridReading) =>
  "rows" in grid ? grid.rows.map(({ line, cells }) => [line, ...cells]) : grid.problem;

it("reads a packed spreadsheet, with its days and times as they are shown there", async () => {
  const file = new URL("../../../tests/files/packed.xlsx", import.meta.url);
  const bytes = new Uint8Array(readFileSync(file));
  expect(isPacked(bytes)).toBe(true);
  const lines = linesOf(await gridOfFile(bytes));
  expect(lines).toContainEqual([
    4,
    "2023-08-12",
    "15:00",
    "Kingsway Rovers",
    "2",
    "1",
    "Mount Trojans",
  ]);
  expect(lines).toContainEqual([
    5,
    "2023-08-13 18:30",
    "",
    "Harbour Eagles",
    "0",
    "0",
    "Lagoon City",
  ]);
});

it("reads UTF-8, UTF-16 and what Excel writes as CSV", () => {
  const text = "Müller;Núñez";
  const wide = (first: number, second: number) =>
    new Uint8Array(
      [...text].flatMap((letter) => [
        ((letter.codePointAt(0) ?? 0) >> (8 * first)) & 255,
        ((letter.codePointAt(0) ?? 0) >> (8 * second)) & 255,
      ]),
    );
  expect(textOf(new TextEncoder().encode(text))).toBe(text);
  expect(textOf(new Uint8Array([0xff, 0xfe, ...wide(0, 1)]))).toBe(text);
  const turkish = new Uint8Array(Buffer.from("Beşiktaş;Fenerbahçe", "utf16le"));
  expect(textOf(turkish)).toBe("Beşiktaş;Fenerbahçe");
  expect(textOf(new Uint8Array([0xfe, 0xff, ...wide(1, 0)]))).toBe(text);
  expect(textOf(Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0))).toBe(text);
});

it("parts cells by what parts all lines, and counts the lines of the file", () => {
  expect(linesOf(gridOf('a;b\n"one\ntwo";1,5\nc;2,5'))).toEqual([
    [1, "a", "b"],
    [2, "one\ntwo", "1,5"],
    [4, "c", "2,5"],
  ]);
  expect(linesOf(gridOf("a\tb, c\nd\te, f"))).toEqual([
    [1, "a", "b, c"],
    [2, "d", "e, f"],
  ]);
  expect(linesOf(gridOf('a,"x | y\n| z"\nb,c'))).toEqual([
    [1, "a", "x | y\n| z"],
    [3, "b", "c"],
  ]);
});

it.each([
  ["columns", "1,".repeat(301), "Line 1 has more than 300 columns"],
  [
    "characters in a cell",
    `a,b\n1,${"x".repeat(5001)}\\`,
    "A cell of line 2 has more than 5,000 characters",
  ],
  ["lines", "1\n".repeat(most.rows + 2), tooMuch.rows],
  ["bytes", "x".repeat(5_000_001), "larger than 5 MB"],
])("reads no further where a file has too many %s", (_, text, words) => {
  expect(linesOf(gridOf(text))).toContain(words);
});

it("parts no more lines of a long file than show that it is too long", () => {
  const parse = vi.spyOn(Papa, "parse");
  expect(linesOf(gridOf("a,b,1,2\n".repeat(50_000)))).toContain(tooMuch.rows);
  const parted: unknown = parse.mock.results[0]?.value;
  parse.mockRestore();
  expect(Reflect.get(Object(parted), "data")).toHaveLength(most.rows + 2);
});

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);

it.each([
  ["a PDF", bytesOf("%PDF-1.4\n1 0 obj\n<</Type/Catalog>>\nendobj"), "a PDF"],
  ["a picture", bytesOf("\u0089PNG\r\n\u001A\n\0\0\0\rIHDR"), "a picture"],
  [
    "an old workbook",
    bytesOf(`\u00D0\u00CF\u0011\u00E0${"\0".repeat(600)}`),
    "an old or locked file",
  ],
  ["a web page", bytesOf("\n<table border=1><tr><td>a</td><td>b</td></tr></table>"), "a web page"],
  ["an XML file", bytesOf('<?xml version="1.0"?><Workbook/>'), "an XML file"],
  ["a JSON file", bytesOf('[{"home": "a", "away": "b"}]'), "a JSON file"],
  ["bytes of any kind", bytesOf("a,b\n\u0002\u0003\0\u0004c,d"), "a file of another kind"],
])("says what a file is that is no table: %s", async (_, bytes, what) => {
  const said = linesOf(await gridOfFile(bytes));
  expect(said).toContain(`This is ${what}`);
  expect(said).toContain("Save the table as .xlsx or .csv");
});

it("reads a text with a stray control character", async () => {
  const text = `a,b\u0007\n${"c,d\n".repeat(60)}`;
  expect(linesOf(await gridOfFile(bytesOf(text)))).toHaveLength(62);
});
