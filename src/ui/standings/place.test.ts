import { describe, expect, it } from "vitest";
import type { TableLine } from "@/domain/season/competition";
import { makeStanding } from "../../../tests/factories/records";
import { placeOf } from "./place";

const line = (rank: number | null, zone: TableLine["zone"]): TableLine => ({
  rank,
  tied: false,
  row: makeStanding({ team: `Team ${rank}` }),
  zone,
  adjusted: 0,
  figures: null,
});

describe("placeOf", () => {
  const lines = [line(1, "inside"), line(2, "inside"), line(2, "inside"), line(null, null)];
  const textOf = (at: number, places: number | undefined) => {
    const { text, zone } = placeOf(lines[at] ?? line(9, null), lines, places);
    return `${text} ${zone}`;
  };

  it("marks what is shared, and undecided only across the line", () => {
    expect([0, 1, 2, 3].map((at) => textOf(at, 2))).toEqual([
      "1 inside",
      "2= undecided",
      "2= undecided",
      "– null",
    ]);
    expect(textOf(1, 3)).toBe("2= inside");
    expect(textOf(1, undefined)).toBe("2= inside");
  });
});
