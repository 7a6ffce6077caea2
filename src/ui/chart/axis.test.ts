import { describe, expect, it } from "vitest";
import { levelsUpTo, thinned } from "./axis";

describe("levelsUpTo", () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [4, [0, 1, 2, 3, 4]],
    [7, [0, 2, 4, 6, 8]],
    [27, [0, 10, 20, 30]],
    [105, [0, 50, 100, 150]],
  ])("up to %i", (max, levels) => expect(levelsUpTo(max)).toEqual(levels));

  it("reaches every maximum in at most six levels", () => {
    for (let max = 1; max < 500; max++) {
      const levels = levelsUpTo(max);
      expect(levels.at(-1)).toBeGreaterThanOrEqual(max);
      expect(levels.length).toBeLessThanOrEqual(6);
    }
  });
});

describe("thinned", () => {
  it("keeps few words as they are", () => expect(thinned(["a", "b"], 8)).toEqual(["a", "b"]));

  it("drops words evenly and keeps the last", () => {
    const weeks = Array.from({ length: 30 }, (_, week) => week + 1);
    expect(thinned(weeks, 8)).toEqual([2, 6, 10, 14, 18, 22, 26, 30]);
  });
});
