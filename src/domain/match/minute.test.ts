import { describe, expect, it } from "vitest";
import { minuteOf, readScorer } from "./minute";

describe("minuteOf", () => {
  it.each([
    ["12", 12],
    ["12'", 12],
    ["12 min", 12],
    ["min 12", 12],
    ["12:30", 12],
    ["12, 67", 12],
    ["45+2", 45.02],
    ["90 + 4", 90.04],
    ["90'+4'", 90.04],
    ["45+10", 45.1],
    ["(pen) 34", 34],
    ["HT", null],
    ["", null],
    ["1234", null],
  ])("reads %j as %s", (text, minute) => {
    expect(minuteOf(text)).toBe(minute);
  });

  it("puts stoppage time between its half and the next one", () => {
    const minutes = ["46", "45+11", "45", "45+2"];
    expect(minutes.sort((a, b) => (minuteOf(a) ?? 0) - (minuteOf(b) ?? 0))).toEqual([
      "45",
      "45+2",
      "45+11",
      "46",
    ]);
  });
});

describe("readScorer", () => {
  it.each([
    ["Ayo Bello", "Ayo Bello", "goal"],
    ["Ayo Bello (pen)", "Ayo Bello", "penalty"],
    ["Ayo Bello (P)", "Ayo Bello", "penalty"],
    ["Ayo Bello - penalty", "Ayo Bello", "penalty"],
    ["Musa Idris (og)", "Musa Idris", "ownGoal"],
    ["Musa Idris (O.G.)", "Musa Idris", "ownGoal"],
    ["Musa Idris own goal", "Musa Idris", "ownGoal"],
    ["Ogbonna Penda", "Ogbonna Penda", "goal"],
  ])("reads %j", (text, player, kind) => {
    expect(readScorer(text)).toEqual({ player, kind });
  });
});
