import { expect, it } from "vitest";
import { inShort, read } from "../../tests/harness/readText";

const A = "Kingsway Rovers";
const B = "Mount Trojans";

/** What the rows become under one heading line, each cell in a row of its own. */
async function rowsOf(list: string, headings: string, cells: readonly string[]) {
  const out = await read("mls", list, [headings, ...cells].join("\n"));
  return { ...out, rows: out.rows.map(inShort) };
}

it.each([
  ["Date,Time ET,Home,Away", `13/08/2023,15:00,${A},${B}`, "2023-08-13T19:00:00Z"],
  ["Date,time_utc,Home,Away", `13/08/2023,15:00,${A},${B}`, "2023-08-13T15:00:00Z"],
  ["Date (MM/DD/YYYY),Home,Away", `01/02/2024,${A},${B}`, "2024-01-02"],
  ["Start,End,Home,Away", `13/02/2024 15:00,13/02/2024 16:45,${A},${B}`, "2024-02-13T14:00:00Z"],
  ["Date,Home,Away", `20230812T150000Z,${A},${B}`, "2023-08-12T15:00:00Z"],
  ["Original date,Date,Home,Away", `05/02/2024,13/02/2024,${A},${B}`, "2024-02-13"],
])("days and times under %s are what the heading says", async (headings, row, date) => {
  const out = await read("mls", "fixtures", `${headings}\n${row}`);
  expect([out.asks, out.rows[0]?.record?.["date"]]).toEqual([[], date]);
});

it.each([
  ["All times are GMT", "2023-08-13T15:00:00Z"],
  ["Fixtures (times in CET)", "2023-08-13T13:00:00Z"],
  ["Heures et lieux", "2023-08-13T14:00:00Z"],
])("a title may name the zone of all times: %s", async (title, date) => {
  const text = `${title},,,\nDate,Time,Home,Away\n13/08/2023,15:00,${A},${B}`;
  const { rows } = await read("mls", "fixtures", text);
  expect(rows[0]?.record?.["date"]).toBe(date);
});

it("asks for the half of the day and for a zone of the title that it does not know", async () => {
  const text = (title: string) => `${title},,,\nDate,Time,Home,Away\n13/08/2023,7:30,${A},${B}`;
  const { asks } = await read("mls", "fixtures", text("Times in IST"));
  expect(asks.map(({ what }) => what)).toEqual([
    "“IST” over the times is no zone that is known. Are they times here?",
    "Times such as 07:30 say no half of the day. Which is it?",
  ]);
});

it("asks where the heading contradicts the days", async () => {
  const { asks } = await rowsOf("fixtures", "Date (MM/DD/YYYY),Home,Away", [
    `25/12/2023,${A},${B}`,
    `01/02/2024,${B},${A}`,
  ]);
  expect(asks).toMatchObject([{ lines: [3] }]);
});

it("takes the visitor for the visitor, and nobody for a club", async () => {
  const out = await rowsOf("fixtures", "Date,Game", [
    `13/02/2024,${A} at ${B}`,
    `14/02/2024,${A} @ ${B}`,
    `15/02/2024,${A} x ${B}`,
    `16/02/2024,Winner SF1 v Winner SF2`,
    `17/02/2024,TBC v ${B}`,
    `18/02/2024,1. ${A} v ${B} (H)`,
  ]);
  expect(out.rows).toEqual([
    `2 new ${B} v ${A} 2024-02-13`,
    `3 new ${B} v ${A} 2024-02-14`,
    `4 new ${A} v ${B} 2024-02-15`,
    "5 left",
    "6 left",
    `7 new ${A} v ${B} 2024-02-18`,
  ]);
  expect(out.newClubs).toEqual([]);
});

it("does not take winners and losers for home and away", async () => {
  const { rows } = await rowsOf("results", "Date,Winner,Loser,Score", [`12/08/2023,${A},${B},3-1`]);
  expect(rows).toEqual(["2 refused"]);
});

it.each([
  ["H - W", "3-0", "awarded A"],
  ["walkover away", "0-3", "awarded B"],
  ["Home win (W/O)", "3-0", "awarded A"],
  ["+:-", "3-0", "awarded A"],
  [`Awarded to ${B}`, "0-3", "awarded B"],
  [`${B} w/o`, "0-3", "awarded B"],
])("a walkover without figures, %s, is an award", async (cell, score, ending) => {
  const { asks, rows } = await rowsOf("results", "Date,Home,Score,Away", [
    `12/08/2023,${A},${cell},${B}`,
  ]);
  expect([asks, rows]).toEqual([[], [`2 new ${A} ${score} ${B} 2023-08-12 ${ending}`]]);
});

it.each(["W/O", "awarded", `${A} forfeit`, "home forfeit"])(
  "a walkover that names no winner, %s, is asked about",
  async (cell) => {
    const { asks } = await rowsOf("results", "Date,Home,Score,Away", [
      `12/08/2023,${A},${cell},${B}`,
    ]);
    expect(asks).toMatchObject([{ lines: [2], choices: [A, B] }]);
  },
);

it("holds what stands beside a score against it", async () => {
  const { asks, rows } = await rowsOf("results", "Date,Home,HG,AG,Away,Status,FTR", [
    `12/08/2023,${A},,,${B},Home walkover,`,
    `13/08/2023,${A},0,3,${B},Home walkover,`,
    `14/08/2023,${A},0,0,${B},W/O,`,
    `15/08/2023,${A},2,1,${B},Awarded after a protest,`,
    `16/08/2023,${A},2,1,${B},,A`,
    `17/08/2023,${A},2,1,${B},,H`,
  ]);
  expect(rows).toEqual([
    `2 new ${A} 3-0 ${B} 2023-08-12 awarded A`,
    "3 refused",
    `4 new ${A} 0-0 ${B} 2023-08-14 awarded A`,
    "5 refused",
    "6 refused",
    `7 new ${A} 2-1 ${B} 2023-08-17`,
  ]);
  expect(asks).toMatchObject([{ lines: [4] }]);
});

it("reads kicks and extra time in columns of their own", async () => {
  const { rows } = await rowsOf("results", "Date,Home,FT,Away,ET,P", [
    `12/08/2023,${A},1-1,${B},,4-2`,
    `13/08/2023,${A},1-1,${B},2-1,`,
    `14/08/2023,${A},2-1,${B},,`,
  ]);
  expect(rows).toEqual([
    `2 new ${A} 1-1 ${B} 2023-08-12 pens 4-2`,
    `3 new ${A} 2-1 ${B} 2023-08-13 aet`,
    `4 new ${A} 2-1 ${B} 2023-08-14`,
  ]);
});

it("says which score before extra time is left out", async () => {
  const { rows } = await read(
    "mls",
    "results",
    `Date,Home,Score,Away\n12/08/2023,${A},3-2 aet (2-2),${B}\n13/08/2023,${A},2-1 aet,${B}`,
  );
  expect(rows.map(({ remarks }) => remarks.join())).toEqual([expect.stringContaining("2-2"), ""]);
});

it("takes no error of a spreadsheet for a club, a day or a figure", async () => {
  const out = await rowsOf("results", "Date,Home,Score,Away", [
    `12/08/2023,${A},2-1,${B}`,
    `13/08/2023,${A},1-0,#REF!`,
    `#VALUE!,${A},1-0,${B}`,
    `15/08/2023,${A},#N/A,${B}`,
  ]);
  expect([out.rows, out.newClubs]).toEqual([
    [`2 new ${A} 2-1 ${B} 2023-08-12`, "3 refused", "4 refused", "5 refused"],
    [],
  ]);
});

it("takes no kick-off for a score", async () => {
  const headings = "Date,Home,Score,Away";
  const open = await rowsOf("results", headings, [
    `12/08/2023,${A},2-1,${B}`,
    `13/08/2023,${B},19:45,${A}`,
  ]);
  expect(open.rows).toEqual([`2 new ${A} 2-1 ${B} 2023-08-12`, "3 refused"]);
  // What a spreadsheet has made of 4:1 and 2:0.
  const made = await rowsOf("results", headings, [
    `12/08/2023,${A},04:01,${B}`,
    `13/08/2023,${B},02:00,${A}`,
  ]);
  expect(made.rows).toEqual([`2 new ${A} 4-1 ${B} 2023-08-12`, `3 new ${B} 2-0 ${A} 2023-08-13`]);
});

it("reads the matches of the one club that the title names", async () => {
  const text = [
    `${A} - results 2023/24`,
    "Date,Opponent,H/A,Score",
    `12/08/2023,${B},H,3-1`,
    `13/08/2023,${B},A,3-1`,
    `14/08/2023,${B},A,A-W`,
  ].join("\n");
  const { asks, rows } = await read("mls", "results", text);
  expect(asks).toEqual([]);
  expect(rows.map(inShort)).toEqual([
    `3 new ${A} 3-1 ${B} 2023-08-12`,
    `4 new ${B} 1-3 ${A} 2023-08-13`,
    `5 new ${B} 3-0 ${A} 2023-08-14 awarded A`,
  ]);
});

it.each([
  ["a title", `${A} squad list,,\nNo,Name,Pos\n7,Ayo Bello (c),Forward`],
  ["a line above", `No,Name,Pos\n${A},,\n7,"Bello, Ayo",Forward`],
  ["a column without a heading", `7,Ayo Bello,${A}`],
])("reads a squad whose club is in %s", async (_, text) => {
  const { rows } = await read("mls", "players", text);
  expect(rows.at(-1)).toMatchObject({
    outcome: "new",
    record: { name: "Ayo Bello", club: A, jersey: 7 },
  });
});

it("keeps a day whose midnight is no time, where all rows say so", async () => {
  const headings = "Date,Home,Away";
  const first = `2023-08-12 00:00:00,${A},${B}`;
  const all = await rowsOf("fixtures", headings, [first, `2023-08-13 00:00:00,${B},${A}`]);
  expect(all.rows[0]).toBe(`2 new ${A} v ${B} 2023-08-12`);
  const some = await rowsOf("fixtures", headings, [first, `2023-08-13 15:00:00,${B},${A}`]);
  expect(some.rows[0]).toBe(`2 new ${A} v ${B} 2023-08-11T23:00:00Z`);
});

it("asks whose figure is first where the visitor stands before the team at home", async () => {
  const { asks, rows } = await rowsOf("results", "Date,Away,Score,Home", [
    `12/08/2023,${A},2-1,${B}`,
    `13/08/2023,${A},1-1,${B}`,
  ]);
  expect(asks).toMatchObject([
    { lines: [2], choices: ["The visitor’s", "That of the team at home"] },
  ]);
  expect(rows[1]).toBe(`3 new ${B} 1-1 ${A} 2023-08-13`);
});

it("takes a number before a name for the player's number", async () => {
  const text = `Name,Club,Number\n7. Ayo Bello,${A},\n9 Musa Idris,${A},\n8 Joe Ade,${A},10`;
  const { rows } = await read("mls", "players", text);
  expect(rows).toMatchObject([
    { record: { name: "Ayo Bello", jersey: 7 } },
    { record: { name: "Musa Idris", jersey: 9 } },
    { outcome: "refused" },
  ]);
});
