import { describe, expect, it } from "vitest";
import { scoreFigure } from "./figure";
import { readScore } from "./typedScore";

describe("a typed score", () => {
  it("is a whole number", () => {
    expect(["0", "12", " 3 "].map((text) => readScore(text))).toEqual([0, 12, 3]);
    const none = ["", " ", "-1", "1.5", "1½", "½", "x", "1000", "1 (4)"];
    expect(none.flatMap((text) => readScore(text) ?? [])).toEqual([]);
  });

  it("may have a half where halves are counted", () => {
    const typed = ["0", "2", "2½", "2.5", "2,5", "½", ".5", "0.5", "2.0", " 4 "];
    expect(typed.map((text) => readScore(text, 2))).toEqual([0, 4, 5, 5, 5, 1, 1, 1, 4, 8]);
    const none = ["", ".", "2.", "2.3", "½½", "-½", "999"];
    expect(none.flatMap((text) => readScore(text, 2) ?? [])).toEqual([]);
  });

  it("is read as it is written", () => {
    for (const score of [0, 1, 2, 5, 8]) expect(readScore(scoreFigure(score, 2), 2)).toBe(score);
  });
});
