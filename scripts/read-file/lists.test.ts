import { expect, it } from "vitest";
import { inShort, read } from "../../tests/harness/readText";

const A = "Kingsway Rovers";
const B = "Mount Trojans";
const C = "Harbour Eagles";
const D = "Lagoon City";

it.each([
  ["a column of H and A", `Date,Opponent,H/A,Score\n15/05/2027,${B},H,3-1\n22/05/2027,${D},A,0-2`],
  ["marks behind names", `Date,Opponent,Score\n15/05/2027,${B} (H),3-1\n22/05/2027,${D} (A),0-2`],
  ["goals for and against", `Date,V,Opponents,F,A\n15/05/2027,H,${B},3,1\n22/05/2027,A,${D},0,2`],
  [
    "opponents under another heading",
    `Date,Match,Result\n15/05/2027,vs ${B},W 3-1\n22/05/2027,at ${D},L 0-2`,
  ],
  ["marks before names", `Date,Opponent,Score\n15/05/2027,v ${B},3-1\n22/05/2027,@ ${D},0-2`],
])("asks once whose matches a club's own list has, with %s", async (_, text) => {
  const out = await read("mls", "results", text);
  expect(out.asks).toMatchObject([{ lines: [2, 3] }]);
  expect(out.asks[0]?.choices).toContain(A);
  expect(out.asks[0]?.choices).not.toContain(B);
  const own = out.rows[0]?.record?.["teamA"];
  expect(out.rows.map(inShort)).toEqual([
    `2 new ${String(own)} 3-1 ${B} 2027-05-15`,
    `3 new ${D} 2-0 ${String(own)} 2027-05-22`,
  ]);
});

it("says what is missing in a list of opponents without a home, and in one of winners", async () => {
  const text = `${A} - results\nDate,Opponent,Score\n15/05/2027,${B},3-1`;
  const own = await read("mls", "results", text);
  expect(own.rows).toMatchObject([{ outcome: "refused" }]);
  expect(own.rows[0]?.remarks.join(" ")).toContain("H or A");
  const won = await read("mls", "results", `Date,Winner,Loser,Score\n15/05/2027,${A},${B},3-1`);
  expect(won.rows[0]?.remarks.join(" ")).toContain("add a column Home");
});

it("reads winners and losers where a column says who was away", async () => {
  const text = `Week,Date,Winner/tie,,Loser/tie,PtsW,PtsL\n1,15/05/2027,${A},@,${B},3,1\n1,16/05/2027,${C},,${D},2,2`;
  const { asks, rows } = await read("mls", "results", text);
  expect([asks, rows.map(inShort)]).toEqual([
    [],
    [`2 new ${B} 1-3 ${A} 2027-05-15`, `3 new ${C} 2-2 ${D} 2027-05-16`],
  ]);
});

it("reads winners and losers where a column says who was at home, whichever figure is first", async () => {
  const text = `Date,Winner,Loser,Score,Home\n15/05/2027,${A},${B},3-1,${A}\n16/05/2027,${D},${C},2-0,${C}\n17/05/2027,${D},${A},0-1,${A}\n18/05/2027,${D},${A},1-0,${B}`;
  const { asks, rows } = await read("mls", "results", text);
  expect([asks, rows.map(inShort)]).toEqual([
    [],
    [
      `2 new ${A} 3-1 ${B} 2027-05-15`,
      `3 new ${C} 0-2 ${D} 2027-05-16`,
      `4 new ${A} 0-1 ${D} 2027-05-17`,
      "5 refused",
    ],
  ]);
  expect(rows.at(-1)?.remarks.join()).toContain("neither the winner nor the loser");
});

it("says who is kept as the team at home of a match on neutral ground", async () => {
  const text = `${A} - results\nDate,Opponent,Venue,Us,Them\n15/05/2027,${B},N,1,1\n22/05/2027,${D},A,0,2`;
  const { rows } = await read("mls", "results", text);
  expect(rows.map(inShort)).toEqual([
    `3 new ${A} 1-1 ${B} 2027-05-15`,
    `4 new ${D} 2-0 ${A} 2027-05-22`,
  ]);
  expect(rows.map(({ remarks }) => remarks.join())).toEqual([expect.stringContaining(A), ""]);
});

it("reads quarters and overtime of matches of two lines", async () => {
  const text =
    "Date,Team,Q1,Q2,Q3,Q4,OT,Final\n15/05/2027,Lagoon Waves,20,25,30,20,10,105\n,Hilltop Hawks,30,20,25,20,5,100\n16/05/2027,Sunset Comets,10,20,30,15,,75\n,Iron Gate Titans,20,20,25,20,,85";
  const { asks, rows } = await read("mbl", "results", text);
  expect([asks, rows.map(inShort)]).toEqual([
    [],
    [
      "2 new Lagoon Waves 105-100 Hilltop Hawks 2027-05-15 20-30 25-20 30-25 20-20 10-5",
      "4 new Sunset Comets 75-85 Iron Gate Titans 2027-05-16 10-20 20-20 30-25 15-20",
    ],
  ]);
});

it.each([
  ["in short", "KR,MT,HE"],
  ["by their numbers", "1,2,3"],
])("reads a cross between places and sums, its clubs %s", async (_, heads) => {
  const text = `#,Team,${heads},P,Pts\n1,${A},x,2-1,1-1,2,4\n2,${B},0-2,x,,2,3\n3,${C},P-P,1-0,x,1,0\n,,,,,5,7`;
  const { asks, columns, rows } = await read("mls", "results", text);
  expect([asks, rows.map(inShort)]).toEqual([
    [],
    [
      `2 new ${A} 2-1 ${B}`,
      `2 new ${A} 1-1 ${C}`,
      `3 new ${B} 0-2 ${A}`,
      "3 left",
      "4 left",
      `4 new ${C} 1-0 ${B}`,
      "5 left",
    ],
  ]);
  expect(columns.map(({ heading }) => heading)).toEqual(["Home", "Score", "Away", "P", "Pts"]);
});

it("reads matches of two lines, a team in each", async () => {
  const text = `Date,Time,Venue,Teams,Results\n2027/05/15,15:00,Main bowl,${A},1\n,,,${B},2\n2027/05/16,15:00,Main bowl,${C},0\n,,,${D},0`;
  const { asks, rows } = await read("mls", "results", text);
  expect([asks, rows.map(inShort)]).toEqual([
    [],
    [`2 new ${A} 1-2 ${B} 2027-05-15T14:00:00Z`, `4 new ${C} 0-0 ${D} 2027-05-16T14:00:00Z`],
  ]);
});

it("remarks on two matches of a pair within an hour, and on none of a morning and an evening", async () => {
  const rowsAt = async (time: string) => {
    const text = `Date,Time,Home,Away,Score\n15/05/2027,15:00,${A},${B},2-1\n15/05/2027,${time},${A},${B},2-1`;
    return (await read("mls", "results", text)).rows.map(({ remarks }) => remarks.join());
  };
  expect(await rowsAt("15:30")).toEqual([
    expect.stringContaining("within an hour (row 3)"),
    expect.stringContaining("within an hour (row 2)"),
  ]);
  expect(await rowsAt("19:00")).toEqual(["", ""]);
});

it("reads a cross of days", async () => {
  const text = `,${A},${B},${D}\n${A},,15.05.2027,x\n${B},01.05.2027,-,29.05.2027\n${D},08.05.2027,10.05.2027,`;
  const { asks, rows } = await read("mls", "fixtures", text);
  expect([asks, rows.map(inShort)]).toEqual([
    [],
    [
      `2 new ${A} v ${B} 2027-05-15`,
      `3 new ${B} v ${A} 2027-05-01`,
      `3 new ${B} v ${D} 2027-05-29`,
      `4 new ${D} v ${A} 2027-05-08`,
      `4 new ${D} v ${B} 2027-05-10`,
    ],
  ]);
});

it("reads a cross with clubs in short, days to come and codes", async () => {
  const text = `,KR,MT,HE\n${A},–,2-1,0-0\n${B},P-P,–,\n${C},12.12.,1-0,–`;
  const { asks, rows } = await read("mls", "results", text);
  expect([asks, rows.map(inShort)]).toEqual([
    [],
    [
      `2 new ${A} 2-1 ${B}`,
      `2 new ${A} 0-0 ${C}`,
      "3 left",
      "3 left",
      "4 left",
      `4 new ${C} 1-0 ${B}`,
    ],
  ]);
});

it("proposes the year of days to come for fixtures that name none", async () => {
  const text = `Date,Home,Away\n12/12,${A},${B}\n09/01,${B},${A}`;
  const { asks, rows } = await read("mls", "fixtures", text, "2026-11-29T12:00:00Z");
  expect(asks.map(({ choices }) => choices[0])).toEqual(["2026/27"]);
  expect(rows.map(inShort)).toEqual([
    `2 new ${A} v ${B} 2026-12-12`,
    `3 new ${B} v ${A} 2027-01-09`,
  ]);
});

it("reads days in figures of another script", async () => {
  const { rows } = await read("mls", "fixtures", `Date,Home,Away\n١٢/١٢/٢٠٢٦,${A},${B}`);
  expect(rows.map(inShort)).toEqual([`2 new ${A} v ${B} 2026-12-12`]);
});

it("leaves notes and totals below a list out, with a reason", async () => {
  const text = `Date,Home,Away,Score\n15/05/2027,${A},${B},3-1\nPrinted on 16/05/2027,,,\nPage 1 of 1\nTotal goals: 4,,,\nGrand total,,,4`;
  const { rows, newClubs } = await read("mls", "results", text);
  expect(newClubs).toEqual([]);
  expect(rows.map(inShort).slice(1)).toEqual(["3 left", "4 left", "5 left", "6 left"]);
  expect(rows.slice(1).every(({ remarks }) => remarks.length > 0)).toBe(true);
});

it("remarks on a friendly under a heading that is not known, and on weeks in place of days", async () => {
  const text = `Date,Home,Away,Score,Info\n15/05/2027,${A},${B},3-1,\n16/05/2027,${C},${D},1-1,Friendly`;
  const { rows } = await read("mls", "results", text);
  expect(rows.map(({ remarks }) => remarks.length)).toEqual([0, 1]);
  const weeks = await read(
    "mls",
    "fixtures",
    `Week commencing,Home,Away\nw/c 17/05/2027,${A},${B}`,
  );
  expect(weeks.columns[0]?.remark).toContain("no day");
  const ranges = await read("mls", "fixtures", `Dates,Home,Away\n15-16 May 2027,${A},${B}`);
  expect(ranges.columns[0]?.remark).toContain("no day");
});

it("reads a cross of days with times, and of matches whose day is open", async () => {
  const text = `Home \\ Away,${A},${B},${D}\n${A},X,15.05.2027 15:00,x\n${B},01.05.2027,X,tbc\n${D},08.05.2027 17:30,10.05.2027,X`;
  const { asks, rows } = await read("mls", "fixtures", text);
  expect([asks, rows.map(inShort)]).toEqual([
    [],
    [
      `2 new ${A} v ${B} 2027-05-15T14:00:00Z`,
      `3 new ${B} v ${A} 2027-05-01`,
      `3 new ${B} v ${D}`,
      `4 new ${D} v ${A} 2027-05-08T16:30:00Z`,
      `4 new ${D} v ${B} 2027-05-10`,
    ],
  ]);
});

it.each(["‐", "‑", "‒", "–", "—", "―", "−", "﹣", "－", "：", "∶", " – ", " v "])(
  "reads a score, and a day, with %s between its figures",
  async (sign) => {
    const mark = sign.trim();
    const day = mark === "v" || /[：∶]/.test(mark) ? "15-05-2027" : `15${mark}05${mark}2027`;
    const text = `Date,Home,Away,Score\n${day},${A},${B},2${mark === "v" ? "-" : sign}1`;
    expect((await read("mls", "results", text)).rows.map(inShort)).toEqual([
      `2 new ${A} 2-1 ${B} 2027-05-15`,
    ]);
  },
);

it.each([
  ["behind both teams", `${A} v ${B} 2-1`],
  ["behind both teams, with that at half-time", `${A} - ${B} 2:1 (1:0)`],
  ["between the teams, with v", `${A} 2 v 1 ${B}`],
  ["of each team behind its name", `${A} 2 ${B} 1`],
  ["behind “against”", `${A} against ${B} 2-1`],
])("reads lines of one cell with the score %s", async (what, line) => {
  const text = `Matchday 3 - 15.05.2027\n15:00 ${line}\nspielfrei: ${C}`;
  const { rows, newClubs } = await read("mls", "results", text);
  const half = what.includes("half-time") ? " ht 1-0" : "";
  expect([rows.map(inShort), newClubs]).toEqual([
    ["1 left", `2 new ${A} 2-1 ${B} 2027-05-15T14:00:00Z${half}`, "3 left"],
    [],
  ]);
});

it("reads the score at half-time in columns of either side", async () => {
  const text = `Date,Home,Away,HT Home,HT Away,FT Home,FT Away\n15/05/2027,${A},${B},1,0,2,1`;
  expect((await read("mls", "results", text)).rows.map(inShort)).toEqual([
    `2 new ${A} 2-1 ${B} 2027-05-15 ht 1-0`,
  ]);
});

it("says that scorers are not read from a list", async () => {
  const text = `Date,Home,Away,Score,Home scorers\n15/05/2027,${A},${B},2-1,"Bello 12', 45+1' (p)"`;
  const { columns } = await read("mls", "results", text);
  expect(columns.at(-1)?.remark).toContain("Scorers");
});

it("reads the results of a message with emoji", async () => {
  const text = `*Results Sat 15 May 2027* ⚽\n${A} 2️⃣ - 1️⃣ ${B}\n✅ ${C} 0-0 ${D} (HT 0-0) 🔥\n❌ ${A} P-P ${D}`;
  const { asks, rows } = await read("mls", "results", text);
  expect([asks, rows.map(inShort)]).toEqual([
    [],
    [
      "1 left",
      `2 new ${A} 2-1 ${B} 2027-05-15`,
      `3 new ${C} 0-0 ${D} 2027-05-15 ht 0-0`,
      "4 refused",
    ],
  ]);
});

it("reads lines that begin with their day, or with their round", async () => {
  const days = `15/05/2027 ${A} 2-1 ${B}\nSun 16 May 2027: 15:00 ${C} v ${D} 0-0`;
  expect((await read("mls", "results", days)).rows.map(inShort)).toEqual([
    `1 new ${A} 2-1 ${B} 2027-05-15`,
    `2 new ${C} 0-0 ${D} 2027-05-16T14:00:00Z`,
  ]);
  const rounds = `Week 1: ${A} vs ${B}\nWeek 1: ${C} v ${D}\nWeek 1: Old Library FC (bye)\nWeek 2: ${A} v ${C}`;
  const { rows } = await read("mls", "fixtures", rounds);
  expect(
    rows.map(({ outcome, record }) => [outcome, record?.["gameWeek"], record?.["teamB"]]),
  ).toEqual([
    ["new", 1, B],
    ["new", 1, D],
    ["left", undefined, undefined],
    ["new", 2, C],
  ]);
});

it("reads marks in brackets in a column of their own as home and away", async () => {
  const text = `${A} fixtures\nDate;Opponent;Where;KO\n15.05.2027;${B};(H);15.00\n22.05.2027;${D};(A);17.30`;
  const { asks, rows } = await read("mls", "fixtures", text);
  expect([asks, rows.map(inShort)]).toEqual([
    [],
    [`3 new ${A} v ${B} 2027-05-15T14:00:00Z`, `4 new ${D} v ${A} 2027-05-22T16:30:00Z`],
  ]);
});
