import { describe, expect, it } from "vitest";
import { scoreFormat, type ScoreFormat } from "../detail";
import type { Pair } from "../pair";
import { clashOf } from "./clash";
import { half } from "./half";
import { periods } from "./periods";

const basketballScore = scoreFormat(periods, { kind: "periods", periods: 4, noun: "Quarter" });
const footballScore = scoreFormat(half, { kind: "half" });

function clash(format: ScoreFormat, text: string, score: Pair) {
  const reading = format.read(text);
  return clashOf(reading.ok ? reading.sheet : null, format.targets, score);
}

describe("periods", () => {
  const of = (text: string, score: Pair) => clash(basketballScore, text, score);

  it("make the score, or less while some of them are missing", () => {
    expect(of("20-18 18-17 20-20 20-16", [78, 71])).toBeNull();
    expect(of("20-18 18-17", [78, 71])).toBeNull();
    // The overtime is missing.
    expect(of("20-20 20-20 20-20 20-20", [90, 88])).toBeNull();
    expect(of("20-20 20-20 20-20 20-20 / 10-8", [90, 88])).toBeNull();
  });

  it("never make more, and not another one once all are there", () => {
    expect(of("20-18 60-17 20-20", [78, 71])).toEqual({
      at: 1,
      words: "The periods make 80–35 so far, the score says 78–71",
    });
    expect(of("20-18 18-17 20-20 20-15", [78, 71])).toEqual({
      at: 3,
      words: "The periods make 78–70, the score says 78–71",
    });
    expect(of("20-20 20-20 20-20 20-20 / 10-7", [90, 88])).toMatchObject({ at: 4 });
  });
});

it("takes a half-time that is no more than the score", () => {
  expect(clash(footballScore, "ht 1-0", [1, 3])).toBeNull();
  expect(clash(footballScore, "ht 1-2", [3, 1])).toEqual({
    at: 0,
    words: "Half-time 1–2 is more than the score, 3–1",
  });
  expect(clashOf(null, footballScore.targets, [0, 0])).toBeNull();
});
