import { describe, expect, it } from "vitest";
import type { Load } from "./load";
import { markdown, median, medians } from "./table";

const load = (data: number): Load => ({
  firstPaint: 10,
  largestPaint: 20,
  data,
  usable: data + 500,
  bytes: 1500,
  script: 500,
  requests: 3,
  documents: 1,
});

describe("the bench's figures", () => {
  it("takes the middle of an odd number, and the lower middle of an even one", () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 3, 2])).toBe(2);
    expect(() => median([])).toThrow("nothing");
  });

  it("takes each figure's own median", () => {
    expect(medians([load(3), load(1), load(2)])).toEqual(load(2));
  });

  it("holds every build against the first two", () => {
    const row = (name: string, data: number) => ({
      name,
      figures: load(data),
      data: [data, data + 1],
      usable: [data + 500, data + 501],
    });
    const lines = markdown([row("floor", 500), row("naive", 3000), row("product", 1000)]).split(
      "\n",
    );
    expect(lines).toHaveLength(5);
    expect(lines[4]).toBe(
      "| product | 10 | 20 | 1000 (1000–1001) | 2.00 | 1500 (1500–1501) | 0.43 | 1.5 | 0.5 | 3 | 1 |",
    );
  });
});
