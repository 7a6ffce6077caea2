import { expect, it } from "vitest";
import vector from "../../tests/golden/ko-ties.json";
import { tieOutput } from "./tie";

it.each(vector.ties)("$name", (tie) => {
  expect(tieOutput({ ties: [tie] }).ties).toEqual([{ name: tie.name, ...tie.expected }]);
});

it("turns scores, awards and kicks to the tie's first team", () => {
  const legs = [
    { home: "X", score: [2, 1] },
    { home: "Y", score: [2, 1] },
  ];
  const [kicks, seeds, award] = tieOutput({
    ties: [
      { name: "kicks", a: "X", b: "Y", legs, awayGoals: true, extraTime: [0, 0], shootOut: [1, 3] },
      { name: "seeds", a: "X", b: "Y", legs, seeds: { X: 4, Y: 2 } },
      { name: "award", a: "X", b: "Y", legs: [{ home: "Y", score: [5, 0], to: "B" }] },
    ],
  }).ties;
  expect([kicks?.winner, kicks?.decidedBy]).toEqual(["Y", "shootOut"]);
  expect([seeds?.winner, seeds?.decidedBy]).toEqual(["Y", "higherSeed"]);
  expect([award?.winner, award?.decidedBy]).toEqual(["X", "award"]);
});

it("leaves a tie without a winner where nothing separates the teams", () => {
  const legs = [{ home: "X", score: [1, 1] }];
  expect(tieOutput({ ties: [{ name: "level", a: "X", b: "Y", legs }] }).ties).toEqual([
    { name: "level", winner: null, decidedBy: null, aggregate: [1, 1] },
  ]);
});
