import { expect, it } from "vitest";
import type { Targets } from "../detail/format";
import type { Pair } from "../pair";
import { isTurn } from "./course";

const line = (...scores: readonly Pair[]) => ({
  sets: scores.map((score) => ({ score, tieBreak: null, instead: false })),
  end: null,
});
const sets: Targets = { kind: "sets", setsToWin: 3, points: 25, lastSet: 15, clear: 2 };

it.each<[string, Pair[], Pair[], boolean]>([
  ["the first point", [], [[1, 0]], true],
  ["a point among many", [[7, 3]], [[8, 3]], false],
  ["a set point", [[23, 20]], [[24, 20]], true],
  ["a point that saves one", [[24, 22]], [[24, 23]], true],
  ["the end of a set", [[24, 20]], [[25, 20]], true],
  [
    "the first of a later set",
    [[25, 20]],
    [
      [25, 20],
      [1, 0],
    ],
    false,
  ],
])("%s", (_, before, after, is) => expect(isTurn(line(...before), line(...after), sets)).toBe(is));
