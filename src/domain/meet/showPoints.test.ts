import { expect, it } from "vitest";
import { formatPoints } from "./showPoints";

it.each([
  [9, "9"],
  [2.5, "2½"],
  [0.5, "½"],
  [[10, 3], "3⅓"],
  [[16, 7], "2 2/7"],
  [[2, 7], "2/7"],
  [0, "0"],
  [-2.5, "−2½"],
] as const)("shows %j", (points, shown) => {
  expect(formatPoints(points)).toBe(shown);
});
