import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  isMeasured,
  measured,
  pickGoals,
  type Goal,
  type MeasuredGoal,
} from "../reliability/goal";
import { GOALS } from "../../scripts/verify/list";
import { testReport } from "../../scripts/verify/report";
import { renewRows, screenTable, wrap } from "../../scripts/verify/table";
import { countIn } from "../../scripts/verify/tests";

const quick: MeasuredGoal = {
  id: "Q1",
  what: "Quick",
  target: "0",
  inCi: true,
  minutes: 1,
  run: () => Promise.resolve(measured("0 of 5", [])),
};
const slow: MeasuredGoal = { ...quick, id: "S1", inCi: false };
const elsewhere: Goal = { id: "E1", what: "Elsewhere", target: "ticked", notHere: "checklist" };
const all = [quick, slow, elsewhere];

describe("pickGoals", () => {
  it("takes what fits in CI, and tells of what cannot be measured here", () => {
    expect(pickGoals(all, [])).toEqual([quick, elsewhere]);
  });
  it("takes the named ones in the order of the list", () => {
    expect(pickGoals(all, ["E1", "S1"])).toEqual([slow, elsewhere]);
  });
  it("refuses a name it does not know", () => {
    expect(() => pickGoals(all, ["Z9"])).toThrow('no goal "Z9"; there are: Q1, S1, E1');
  });
});

describe("measured", () => {
  it("holds only when nothing went wrong and enough was tried", () => {
    expect(measured("x", []).ok).toBe(true);
    expect(measured("x", [], { enough: false }).ok).toBe(false);
    expect(measured("x", ["a page was blank"])).toMatchObject({ ok: false });
  });
  it("counts what was late everywhere but in CI, and says so there too", () => {
    const late = { late: ["told after 30 s"] };
    expect(measured("x", [], late, false)).toMatchObject({ ok: false, late: late.late });
    const inCi = measured("x", [], late, true);
    expect(inCi).toMatchObject({ ok: true, figure: "x; 1 late" });
    expect(measured("x", ["nobody was told"], late, true).ok).toBe(false);
  });
  it("shows the first of many faults and counts the rest", () => {
    const details = measured("x", Array.from({ length: 40 }, String)).details ?? [];
    expect(details.at(-1)).toBe("and 28 more");
  });
});

const outcome = { goal: quick, figure: "0 of 5 | none", ok: false, seconds: 2 };

describe("the table", () => {
  it("says what was not met, not run and not to be run here", () => {
    const table = screenTable(all, [outcome]);
    expect(table).toMatch(/^Q1 .*0 of 5 .*NO$/m);
    expect(table).toMatch(/^S1 .*not run: npm run verify -- S1 .*–$/m);
    expect(table).toMatch(/^E1 .*not run here: checklist .*–$/m);
  });
  it("breaks long texts between words", () => {
    expect(wrap("one two three", 7)).toEqual(["one two", "three"]);
    expect(wrap("undividable x", 4)).toEqual(["undividable", "x"]);
  });
});

describe("renewRows", () => {
  const occasion = { day: "2026-11-20", full: false };
  const document = "| id |\n| Q1 | old | row |\n| S1 | kept |\n";
  it("renews the rows of what was run and keeps the others", () => {
    const row =
      "| Q1 | Quick | 0 | 0 of 5 \\| none | **no** | `npm run verify -- Q1` | 2026-11-20 |";
    expect(renewRows(document, [outcome], occasion)).toBe(`| id |\n${row}\n| S1 | kept |\n`);
    const long = renewRows(document, [outcome], { ...occasion, full: true });
    expect(long).toContain("`npm run verify -- Q1 --full`");
  });
  it("refuses to lose a figure that has no row", () => {
    expect(() => renewRows("", [outcome], occasion)).toThrow("no row for Q1");
  });
});

it("counts each goal once for npm test", () => {
  expect(testReport([outcome])).toMatchObject({ numPassedTests: 0, numFailedTests: 1 });
});

it("reads counts out of a figure", () => {
  expect(countIn("4,210 tried, 0 passed", "tried")).toBe(4210);
  expect(countIn("456 forbidden tried, 3 passed", "tried")).toBe(456);
  expect(countIn("456 forbidden tried, 3 passed", "passed")).toBe(3);
  expect(countIn("nothing", "tried")).toBe(0);
});

/** The goals that were set, in their order: none is dropped unseen. */
const TABLE = [
  ...numbered("A", 12),
  ...numbered("B", 5),
  ...numbered("E", 1),
  ...numbered("F", 12),
  ...numbered("L", 6),
  ...numbered("M", 2),
];

describe("the goals", () => {
  it("are those of the goal table, each once", () => {
    expect(GOALS.map(({ id }) => id)).toEqual(TABLE);
  });
  it("are measured, all but the switches of the real project", () => {
    expect(GOALS.filter((goal) => !isMeasured(goal)).map(({ id }) => id)).toEqual(["A11"]);
  });
  it("have each a row in the document, with the target of the list", () => {
    const document = readFileSync("docs/reliability.md", "utf8");
    for (const { id, target } of GOALS) {
      const row = document.split("\n").filter((line) => line.startsWith(`| ${id} |`));
      expect(row, id).toHaveLength(1);
      expect(row[0], id).toContain(`| ${target} |`);
    }
  });
});

function numbered(letter: string, count: number): string[] {
  return Array.from({ length: count }, (_, nth) => `${letter}${nth + 1}`);
}
