import { describe, expect, it } from "vitest";
import vector from "../../tests/golden/ko-ties.json";
import { tieOutput } from "./tie";

const run = (ties: readonly object[], sport = "football") =>
  tieOutput({ sport, ties }, () => undefined).ties;

it.each(vector.ties)("$name", (tie) => {
  expect(run([tie])).toEqual([{ name: tie.name, ...tie.expected }]);
});

it("turns scores, awards and kicks to the tie's first team", () => {
  const legs = [
    { home: "X", score: [2, 1] },
    { home: "Y", score: [2, 1] },
  ];
  const [kicks, seeds, award] = run([
    { name: "kicks", a: "X", b: "Y", legs, awayGoals: true, extraTime: [0, 0], shootOut: [1, 3] },
    { name: "seeds", a: "X", b: "Y", legs, seeds: { X: 4, Y: 2 } },
    { name: "award", a: "X", b: "Y", legs: [{ home: "Y", score: [5, 0], to: "B" }] },
  ]);
  expect([kicks?.winner, kicks?.decidedBy]).toEqual(["Y", "shootOut"]);
  expect([seeds?.winner, seeds?.decidedBy]).toEqual(["Y", "higherSeed"]);
  expect([award?.winner, award?.decidedBy]).toEqual(["X", "award"]);
});

it("leaves a tie without a winner where nothing separates the teams", () => {
  const legs = [{ home: "X", score: [1, 1] }];
  expect(run([{ name: "level", a: "X", b: "Y", legs }])).toEqual([
    { name: "level", winner: null, decidedBy: null, aggregate: [1, 1] },
  ]);
});

describe("how a leg ended", () => {
  const of = (...legs: object[]) => {
    const [tie] = run([{ name: "x", a: "X", b: "Y", legs }]);
    return [tie?.winner, tie?.decidedBy];
  };

  it.each(["doubleForfeit", "scheduled", "void", "abandoned"])("nobody goes on by %s", (state) => {
    expect(of({ home: "X", state, score: [2, 1] })).toEqual([null, null]);
    expect(of({ home: "X", score: [1, 0] }, { home: "Y", state, score: [0, 0] })).toEqual([
      null,
      null,
    ]);
  });

  it("lets an abandoned match count that stands", () => {
    expect(of({ home: "X", state: "abandoned", stands: true, score: [2, 1] })).toEqual([
      "X",
      "normal",
    ]);
  });

  it("goes by who was still there after a retirement, whatever the score", () => {
    expect(of({ home: "X", score: [0, 1], winner: "A", ret: true })).toEqual(["X", "retirement"]);
    expect(of({ home: "Y", score: [0, 1], ret: "B" })).toEqual(["Y", "retirement"]);
    expect(of({ home: "X", score: [0, 1], ending: "ret B" })).toEqual(["X", "retirement"]);
  });

  it("goes by the winner of a walkover", () => {
    expect(of({ home: "X", state: "walkover", winner: "B" })).toEqual(["Y", "award"]);
  });
});

it("takes an award from the tie itself, and its score from the sport", () => {
  const awarded = { name: "x", a: "X", b: "Y", state: "awarded", to: "B", legs: [] };
  expect(run([awarded])).toMatchObject([{ winner: "Y", decidedBy: "award" }]);
  const leg = { home: "X", state: "awarded", to: "A" };
  const aggregate = (sport: string) =>
    run([{ name: "x", a: "X", b: "Y", legs: [leg] }], sport)[0]?.aggregate;
  expect(aggregate("football")).toEqual([3, 0]);
  expect(aggregate("basketball")).toEqual([20, 0]);
  expect(aggregate("pelota")).toEqual([3, 0]);
});

it("lets a team go on that has no opponent", () => {
  expect(run([{ name: "x", a: "X", b: "bye", legs: [] }])).toMatchObject([
    { winner: "X", decidedBy: "bye" },
  ]);
});
