import fc from "fast-check";
import { expect, it } from "vitest";
import { addExact, compareExact, plainExact, type Exact } from "./exact";

it("compares fractions that look the same when rounded", () => {
  expect(compareExact([241, 3], [321, 4])).toBe(1);
  expect(compareExact([44, 87], [45, 88])).toBe(-1);
  expect(compareExact([4, 8], 0.5)).toBe(0);
});

it("compares what no floating number can tell apart", () => {
  const big = Number.MAX_SAFE_INTEGER;
  expect(compareExact([big, big - 1], [big - 1, big - 2])).toBe(-1);
  expect(compareExact([big, big - 1], [big, big - 1])).toBe(0);
});

it("compares quarters, decimals and products of halves", () => {
  expect(compareExact(0.25, 0.5)).toBe(-1);
  expect(compareExact(1.1, 1.1)).toBe(0);
  expect(compareExact([2.5, 2.5], [7, 8])).toBe(1);
});

it("holds nothing against for the highest, and all of these for level", () => {
  expect(compareExact([1, 0], [1_000_000, 1])).toBe(1);
  expect(compareExact([75, 0], [3, 0])).toBe(0);
});

it("adds thirds and halves without rounding", () => {
  expect(addExact([10, 3], [2, 3])).toBe(4);
  expect(addExact([7, 3], 0.5)).toEqual([17, 6]);
  expect(addExact(2.5, 1)).toBe(3.5);
});

it("orders any fractions as their differences do", () => {
  const part = fc.integer({ min: 0, max: 1000 });
  const whole = fc.integer({ min: 1, max: 1000 });
  fc.assert(
    fc.property(part, whole, part, whole, (a, b, c, d) => {
      expect(compareExact([a, b], [c, d])).toBe(Math.sign(a * d - c * b));
    }),
  );
});

it("is written as it was counted", () => {
  const written = (values: Exact[]) => values.map(plainExact);
  expect(written([[4, 8], [75, 0], [0, 3], 2.5])).toEqual(["4/8", "max", "0/3", 2.5]);
});
