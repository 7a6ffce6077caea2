import fc from "fast-check";
import { expect, it } from "vitest";
import { seedOrder } from "./make";
import { seedsOf } from "./seeds";
import type { SlotSource } from "./slot";

const text = (from: SlotSource) =>
  typeof from === "object" && "group" in from ? `${from.group}${from.rank}` : "";
const texts = (groups: readonly string[], through: number, size: number) =>
  seedsOf(groups, through, size).map(text);
/** Who meets whom in the first round, byes aside. */
function firstRound(groups: readonly string[], through: number, size: number) {
  const seeds = seedsOf(groups, through, size);
  return seeds.flatMap((one, at) => {
    const other = at < size / 2 ? seeds[size - 1 - at] : undefined;
    return other ? [[text(one), text(other)] as const] : [];
  });
}

/** Every number of groups and of those who go on that a knock-out of 32 has places for. */
function everyCount() {
  const names = ["A", "B", "C", "D", "E", "F", "G", "H"];
  return names.slice(1).flatMap((_, at) =>
    Array.from({ length: Math.floor(32 / (at + 2)) }, (_none, one) => ({
      groups: names.slice(0, at + 2),
      through: one + 1,
    })),
  );
}

it("seeds the winners of the groups before their seconds", () => {
  expect(texts(["A", "B"], 2, 4)).toEqual(["A1", "B1", "A2", "B2"]);
  expect(texts([], 4, 4)).toEqual(["1", "2", "3", "4"]);
});

it("keeps two of one group apart in the first round", () => {
  // A1 and B1 have the byes.
  expect(firstRound(["A", "B", "C"], 2, 8)).toEqual([
    ["C1", "A2"],
    ["B2", "C2"],
  ]);
});

it("lets the first two of a group meet in the final at the earliest, and further ones not before a semi-final", () => {
  for (const { groups, through } of everyCount()) {
    const size = 2 ** Math.ceil(Math.log2(groups.length * through));
    const seeds = texts(groups, through, size);
    const order = seedOrder(size);
    const blockOf = (team: string, blocks: number) =>
      Math.floor((order.indexOf(seeds.indexOf(team) + 1) * blocks) / size);
    for (const group of groups) {
      const own = Array.from({ length: Math.min(through, 4) }, (_, at) => `${group}${at + 1}`);
      const halves = own.slice(0, 2).map((team) => blockOf(team, 2));
      expect(new Set(halves).size).toBe(halves.length);
      // A bracket of two has no quarters, and its two sides are halves.
      const quarters = own.map((team) => blockOf(team, Math.min(size, 4)));
      expect(new Set(quarters).size).toBe(own.length);
    }
    // Winners of groups before seconds, so that byes go to the best.
    const ranks = seeds.map((team) => Number(team.slice(1)));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  }
});

it("keeps them apart for any number of groups, everybody once", () => {
  const names = ["A", "B", "C", "D", "E", "F", "G", "H"];
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 8 }),
      fc.integer({ min: 1, max: 16 }),
      (count, through) => {
        const entrants = count * through;
        fc.pre(entrants <= 32);
        const size = 2 ** Math.ceil(Math.log2(entrants));
        const groups = names.slice(0, count);
        const seeds = texts(groups, through, size);
        expect(new Set(seeds).size).toBe(entrants);
        for (const [a, b] of firstRound(groups, through, size)) {
          expect(a.charAt(0)).not.toBe(b.charAt(0));
        }
      },
    ),
  );
});
