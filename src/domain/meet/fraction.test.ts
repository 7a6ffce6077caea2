import fc from "fast-check";
import { expect, it } from "vitest";
import { compareFractions, fraction, plus, showFraction } from "./fraction";

it.each([
  [9, 1, "9"],
  [5, 2, "2½"],
  [10, 3, "3⅓"],
  [1, 2, "½"],
  [6, 4, "1½"],
  [16, 7, "2 2/7"],
  [2, 7, "2/7"],
  [0, 3, "0"],
  [-5, 2, "−2½"],
])("shows %i/%i", (over, under, shown) => {
  expect(showFraction(fraction(over, under))).toBe(shown);
});

it("adds without rounding: three thirds are one", () => {
  const third = fraction(1, 3);
  expect(plus(plus(third, third), third)).toEqual(fraction(1));
});

it("orders as the figures do", () => {
  const part = fc.tuple(fc.integer({ min: -999, max: 999 }), fc.integer({ min: 1, max: 99 }));
  fc.assert(
    fc.property(part, part, ([a, b], [c, d]) => {
      const order = compareFractions(fraction(a, b), fraction(c, d));
      expect(Math.sign(order)).toBe(Math.sign(a * d - c * b));
    }),
  );
});

it("refuses what is no fraction", () => {
  expect(() => fraction(1, 0)).toThrow(RangeError);
  expect(() => fraction(0.5)).toThrow(RangeError);
});
