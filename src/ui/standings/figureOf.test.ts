import { expect, it } from "vitest";
import type { Figures } from "@/domain/table/figures";
import { moreOf } from "./figureOf";

const figures = (sets: readonly [number, number]) => ({ sets }) as unknown as Figures;

it.each([
  ["pair", [0, 0], "–"],
  ["ratio", [0, 0], "–"],
  ["pair", [14, 6], "14–6"],
  ["pair", [0, 6], "0–6"],
  ["ratio", [5, 4], "1.250"],
  ["ratio", [5, 0], "max"],
] as const)("says a %s of %j as %s", (as, sets, words) => {
  expect(moreOf(figures(sets), { of: "sets", as, short: "Sets", label: "Sets" })).toBe(words);
});
