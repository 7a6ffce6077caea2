import { describe, expect, it } from "vitest";
import type { Entry, Event } from "./meet";
import { readMark } from "./mark";
import { placesOf } from "./places";

const entry = (athlete: string, mark: string, of: Partial<Entry> = {}): Entry => ({
  athlete,
  team: athlete,
  place: null,
  mark,
  status: "",
  ...of,
});
const event = (by: Event["by"], entries: readonly Entry[]): Event => ({
  name: "",
  by,
  relay: false,
  entries,
});
const placed = (by: Event["by"], entries: readonly Entry[]) =>
  placesOf(event(by, entries)).map((one) => `${one.place} ${one.entry.athlete}`);

describe("readMark", () => {
  it.each([
    ["10.23", 10_230],
    ["10,23", 10_230],
    ["1:52.40", 112_400],
    ["2:03:04", 7_384_000],
    ["7.15 m", 7150],
    ["10.94 PB", 10_940],
    ["Q 10.94", 10_940],
    ["7.15m (+1.2)", 7150],
    ["12.34A q", 12_340],
    ["x", null],
    // Read to its end, or not at all.
    ["DQ 10.94", null],
    ["10.94 DNF", null],
    ["-10.94", null],
    ["about 10.9", null],
    ["10.94 or 10.97", null],
    ["", null],
  ])("reads %j", (mark, value) => {
    expect(readMark(mark)).toBe(value);
  });
});

describe("placesOf", () => {
  it("orders times, and lets equal ones share", () => {
    const runners = [entry("A", "1:01.0"), entry("B", "59.9"), entry("C", "59.90"), entry("D", "")];
    expect(placed("time", runners)).toEqual(["1 B", "1 C", "3 A"]);
  });

  it("lets the official's places stand against the marks", () => {
    const runners = [entry("A", "10.5", { place: 2 }), entry("B", "10.5", { place: 1 })];
    expect(placed("time", [...runners, entry("C", "10.1")])).toEqual(["1 B", "2 A"]);
  });

  it("gives no place to who has a status", () => {
    expect(placed("time", [entry("A", "10.5", { status: "DQ", place: 1 })])).toEqual([]);
  });

  it("breaks equal distances by the second and third best marks", () => {
    const tries = (...marks: string[]) => ({
      attempts: Object.fromEntries(marks.map((mark, at) => [String(at + 1), mark])),
    });
    expect(
      placed("distance", [
        entry("A", "7.10", tries("7.10", "6.90", "x")),
        entry("B", "7.10", tries("6.95", "x", "7.10")),
        entry("C", "7.10", tries("7.10", "6.95", "6.01")),
        entry("D", "7.12", tries("7.12")),
      ]),
    ).toEqual(["1 D", "2 C", "3 B", "4 A"]);
  });

  it("shares a distance whose attempts nobody wrote down", () => {
    const other = entry("B", "7.10", { attempts: { 1: "7.10", 2: "7.00" } });
    expect(placed("distance", [entry("A", "7.10"), other])).toEqual(["1 A", "1 B"]);
  });

  it("counts failures at the best height, then all up to it, and none beyond", () => {
    const jumper = (athlete: string, ...tries: string[]) => {
      const heights = ["1.80", "1.85", "1.90"];
      const attempts = Object.fromEntries(heights.map((height, at) => [height, tries[at] ?? ""]));
      return entry(athlete, "", { attempts });
    };
    expect(
      placed("height", [
        jumper("late", "o", "xo", "xxx"),
        jumper("clean", "o", "o", "xxx"),
        jumper("early", "xo", "o", "x"),
        jumper("passed", "x-", "o", "xx"),
        jumper("none", "xxx"),
        jumper("low", "o", "xxx"),
      ]),
    ).toEqual(["1 clean", "2 early", "2 passed", "4 late", "5 low"]);
  });

  it("asks the jump-off for first place only", () => {
    const pair = { attempts: { "1.80": "o" } };
    const low = { attempts: { "1.75": "o" } };
    expect(
      placed("height", [
        entry("A", "", { ...pair, jumpOff: "xo" }),
        entry("B", "", { ...pair, jumpOff: "xx" }),
        entry("C", "", { ...low, jumpOff: "x" }),
        entry("D", "", { ...low, jumpOff: "o" }),
      ]),
    ).toEqual(["1 A", "2 B", "3 C", "3 D"]);
  });
});
