import { expect, it } from "vitest";
import { scoreFigure } from "./figure";

it("writes scores counted in halves as people do", () => {
  expect([0, 1, 2, 5, 8].map((score) => scoreFigure(score, 2))).toEqual(["0", "½", "1", "2½", "4"]);
  expect([0, 1, 5].map((score) => scoreFigure(score))).toEqual(["0", "1", "5"]);
});
