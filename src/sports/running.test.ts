import { describe, expect, it } from "vitest";
import { score as basketball } from "./basketball/score";
import { score as lawnTennis } from "./lawn-tennis/score";
import { score as tableTennis } from "./table-tennis/score";
import { score as volleyball } from "./volleyball/score";
import type { Side } from "@/domain/match/timeline";
import {
  courseOf,
  nextPeriod,
  scored,
  scoreOfLines,
  withWholeSet,
} from "@/domain/match/running/course";
import { linesOf, noLine, sheetOfLines, type Line } from "@/domain/match/running/lines";
import { lineInWords, runningWords, stageInWords } from "@/domain/match/running/words";

const scores = {
  volleyball,
  basketball,
  "table-tennis": tableTennis,
  "lawn-tennis": lawnTennis,
} as const;
type Kept = keyof typeof scores;

const lineOf = (sport: Kept, text: string): Line => {
  const reading = scores[sport].read(text);
  return linesOf(reading.ok ? reading.sheet : null)[0] ?? noLine;
};
const textOf = (sport: Kept, ...lines: readonly Line[]) => {
  const sheet = sheetOfLines(lines, scores[sport].targets);
  return sheet ? scores[sport].write(sheet) : "";
};
/** The sheet after those points, one letter each. */
const play = (sport: Kept, from: string, points: string) =>
  textOf(
    sport,
    [...points].reduce(
      (line, side) => scored(line, scores[sport].targets, side as Side, 1),
      from === "" ? noLine : lineOf(sport, from),
    ),
  );

describe("a point", () => {
  it.each([
    ["volleyball", "", "A", "1-0"],
    ["volleyball", "24-23", "A", "25-23"],
    // The set is over: the next point opens another one.
    ["volleyball", "24-23", "AB", "25-23 0-1"],
    ["volleyball", "24-24", "ABAA", "27-25"],
    // FIVB 6.3.2: the fifth set ends at 15.
    ["volleyball", "25-1 1-25 25-1 1-25 14-13", "A", "25-1 1-25 25-1 1-25 15-13"],
    // It is won: no point more.
    ["volleyball", "25-1 25-1 25-1", "AB", "25-1 25-1 25-1"],
    ["table-tennis", "10-9", "AA", "11-9 1-0"],
    ["table-tennis", "10-10", "AB", "11-11"],
    ["table-tennis", "11-1 11-1 11-1", "B", "11-1 11-1 11-1"],
    ["lawn-tennis", "5-4", "AB", "6-4 0-1"],
    ["lawn-tennis", "5-5", "AA", "7-5"],
    // ITF 5b: level at six, points of a tie-break to seven with two clear; the set is then 7–6.
    ["lawn-tennis", "6-6", "AAAAAABBB", "6-6 [6-3]"],
    ["lawn-tennis", "6-6 [6-5]", "A", "7-6(5)"],
    ["lawn-tennis", "6-6 [6-6]", "BB", "6-7(6)"],
    // At one set each a match tie-break to ten.
    ["lawn-tennis", "6-4 4-6", "A", "6-4 4-6 [1-0]"],
    ["lawn-tennis", "6-4 4-6 [9-8]", "A", "6-4 4-6 [10-8]"],
    ["lawn-tennis", "6-4 4-6 [10-8]", "B", "6-4 4-6 [10-8]"],
  ] as const)("in %s at “%s”, then %s: %s", (sport, from, points, expected) => {
    expect(play(sport, from, points)).toBe(expected);
  });
});

it("plays a whole set where a match tie-break may stand, until a point is made", () => {
  const { targets } = scores["lawn-tennis"];
  const line = withWholeSet(lineOf("lawn-tennis", "6-4 4-6"), targets);
  expect(textOf("lawn-tennis", scored(line, targets, "B", 1))).toBe("6-4 4-6 0-1");
  const begun = lineOf("lawn-tennis", "6-4 4-6 [1-0]");
  expect(withWholeSet(begun, targets)).toBe(begun);
  const tieBreak = lineOf("lawn-tennis", "6-6");
  expect(withWholeSet(tieBreak, targets)).toBe(tieBreak);
});

it("adds baskets to the period, and begins the next one, behind the last only at a level score", () => {
  const { targets } = scores.basketball;
  const line = scored(lineOf("basketball", "20-18"), targets, "B", 3);
  expect(textOf("basketball", nextPeriod(line, targets))).toBe("20-21 0-0");
  const after = nextPeriod(lineOf("basketball", "1-0 0-1 1-0 0-1"), targets);
  expect(textOf("basketball", after)).toBe("1-0 0-1 1-0 0-1 / 0-0");
  const won = lineOf("basketball", "1-0 0-1 1-0 1-1");
  expect(nextPeriod(won, targets)).toBe(won);
  expect(nextPeriod(noLine, targets)).toBe(noLine);
});

it("counts only what is over: sets, individual matches, and all points of periods", () => {
  const score = (sport: Kept, text: string) => {
    const reading = scores[sport].read(text);
    return scoreOfLines(linesOf(reading.ok ? reading.sheet : null), scores[sport].targets);
  };
  expect(score("volleyball", "25-23 23-25 11-9")).toEqual([1, 1]);
  expect(score("table-tennis", "11-8 11-8 11-8; 11-8")).toEqual([1, 0]);
  expect(score("lawn-tennis", "6-4 3-0 ret B; wo B")).toEqual([1, 1]);
  expect(score("basketball", "20-18 2-3")).toEqual([22, 21]);
});

it("keeps a place for an individual match that waits while a later one is played", () => {
  const { targets } = scores["table-tennis"];
  const later = scored(noLine, targets, "A", 1);
  expect(textOf("table-tennis", noLine, later)).toBe("0-0; 1-0");
  expect(textOf("table-tennis", later, noLine)).toBe("1-0");
  expect(sheetOfLines([noLine, noLine], targets)).toBeNull();
  expect(courseOf(lineOf("table-tennis", "0-0; 1-0"), targets)).toMatchObject({ open: 0 });
});

describe("in words", () => {
  const words = (sport: Kept, text: string) => {
    const reading = scores[sport].read(text);
    const names = ["Singles 1", "Singles 2"];
    return reading.ok ? runningWords(reading.sheet, scores[sport].targets, names) : null;
  };
  it.each([
    ["volleyball", "25-23 23-25 11-9", "25–23 · 23–25 · now 11–9"],
    ["volleyball", "25-23 23-25", "25–23 · 23–25"],
    ["basketball", "22-18 15-20", "22–18 · now 15–20"],
    ["table-tennis", "11-8 11-8 11-8; 11-8 4-2", "Singles 2: 11–8 · now 4–2"],
    ["table-tennis", "11-8 11-8 11-8", ""],
    ["lawn-tennis", "7-6(5) 6-6 [3-1]", "Singles 1: 7–6⁵ · now 6–6 [3–1]"],
  ] as const)("%s at %s: %s", (sport, text, expected) => {
    expect(words(sport, text)).toBe(expected);
  });

  it.each([
    ["volleyball", "25-23", "Set 2"],
    ["volleyball", "25-23 25-23 25-23", ""],
    ["basketball", "2-0", "1st quarter"],
    ["basketball", "2-0 0-0 1-1 1-3 / 0-0", "Overtime"],
    ["table-tennis", "11-3", "Game 2"],
    ["lawn-tennis", "6-6", "Tie-break"],
  ] as const)("%s at %s is in “%s”", (sport, text, expected) => {
    expect(stageInWords(lineOf(sport, text), scores[sport].targets)).toBe(expected);
  });

  it("of a match that has not begun are none", () => {
    expect(lineInWords(noLine, scores.volleyball.targets)).toBe("");
    expect(stageInWords(noLine, scores.volleyball.targets)).toBe("Set 1");
  });
});
