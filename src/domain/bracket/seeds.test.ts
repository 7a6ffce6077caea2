import fc from "fast-check";
import { expect, it } from "vitest";
import { seedsOf } from "./seeds";
import type { From } from "./slot";

const text = (from: From) =>
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

it("seeds the winners of the groups before their seconds", () => {
  expect(texts(["A", "B"], 2, 4)).toEqual(["A1", "B1", "A2", "B2"]);
  expect(texts([], 4, 4)).toEqual(["1", "2", "3", "4"]);
});

it("keeps two of one group apart in the first round", () => {
  // A1 and B1 have the byes.
  expect(firstRound(["A", "B", "C"], 2, 8)).toEqual([
    ["C1", "B2"],
    ["A2", "C2"],
  ]);
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
