import { expect, it } from "vitest";
import { score as basketballScore } from "./basketball/score";
import { score as chessScore } from "./chess/score";
import { score as footballScore } from "./football/score";
import { score as volleyballScore } from "./volleyball/score";
import { makeResult } from "../../tests/factories/records";
import { stretchesOf } from "@/domain/match/stretches";

it.each([
  [
    "halves",
    footballScore,
    { scoreA: 3, scoreB: 1, detail: "ht 1-0" },
    [
      [1, 0],
      [2, 1],
    ],
  ],
  [
    "the first half before extra time",
    footballScore,
    { scoreA: 3, scoreB: 1, detail: "ht 1-0", ending: "aet" },
    [[1, 0]],
  ],
  [
    "quarters",
    basketballScore,
    { detail: "22-18 15-20 20-20 17-14 / 10-8" },
    [
      [22, 18],
      [15, 20],
      [20, 20],
      [17, 14],
    ],
  ],
  [
    "sets",
    volleyballScore,
    { detail: "25-23 23-25 25-22 25-17" },
    [
      [25, 23],
      [23, 25],
      [25, 22],
      [25, 17],
    ],
  ],
  ["nothing of boards", chessScore, { detail: "1==0" }, []],
  ["nothing that was not noted", basketballScore, { detail: "" }, []],
  ["nothing of an award", basketballScore, { detail: "22-18", ending: "awarded A walkover" }, []],
] as const)("tells %s", (_, format, of, stretches) => {
  expect(stretchesOf(makeResult(of), format)).toEqual(stretches);
});
