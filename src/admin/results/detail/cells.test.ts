import { describe, expect, it } from "vitest";
import { score as basketball } from "@/sports/basketball/score";
import { score as volleyball } from "@/sports/volleyball/score";
import { sportOf } from "@/sports/whole";
import { cellsShown, linesOf, textOf, type Line } from "./cells";

const line = (...pairs: readonly (readonly [string, string, string?])[]): Line => ({
  cells: pairs.map(([a, b, tieBreak]) => ({ a, b, ...(tieBreak !== undefined && { tieBreak }) })),
  end: "",
});

describe("what is typed becomes the stored text, and fills the fields again", () => {
  it.each([
    ["football", "ht 1-0"],
    ["basketball", "22-18 15-20 20-20 17-16 / 10-8"],
    ["volleyball", "25-23 23-25 25-22 25-17"],
    ["table-tennis", "11-8 9-11 11-5 11-9; 11-6 11-5 11-9; wo A"],
    ["lawn-tennis", "6-4 7-6(5); 3-6 6-4 [10-7]; 6-2 1-0 ret B"],
  ] as const)("%s: %s", (sport, text) => {
    const format = sportOf(sport).scoreFormat;
    if (!format) throw new Error(`${sport} has no scores.`);
    const reading = format.read(text);
    expect(textOf(linesOf(reading.ok ? reading.sheet : null), format.targets)).toBe(text);
  });
});

describe("the next field appears", () => {
  const { targets } = volleyball;

  it("when a set is won, and not before", () => {
    expect(cellsShown(line(), targets)).toBe(1);
    expect(cellsShown(line(["24", "22"]), targets)).toBe(1);
    expect(cellsShown(line(["25", "22"]), targets)).toBe(2);
    expect(cellsShown(line(["25", "24"]), targets)).toBe(1);
    expect(cellsShown(line(["25", "22"], ["25", "20"], ["25", "3"]), targets)).toBe(3);
  });

  it("for an overtime when the quarters are level", () => {
    const quarters = [
      ["20", "20"],
      ["20", "18"],
      ["18", "20"],
    ] as const;
    expect(cellsShown(line(...quarters), basketball.targets)).toBe(4);
    expect(cellsShown(line(...quarters, ["9", "8"]), basketball.targets)).toBe(4);
    expect(cellsShown(line(...quarters, ["9", "9"]), basketball.targets)).toBe(5);
  });
});
