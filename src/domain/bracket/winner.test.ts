import fc from "fast-check";
import { expect, it } from "vitest";
import type { Pair } from "../table/outcome";
import { type Tie, winnerOfTie } from "./winner";

const legs = (first: Pair, second: Pair): Tie["legs"] => [
  { home: "A", score: first },
  { home: "B", score: second },
];
const level = ["awayGoals", "extraTime", "shootOut"] as const;

it("counts a level extra time's goals as away goals too", () => {
  // Two legs of 1-0 for the home team, then one goal each on B's ground.
  const tie = { legs: legs([1, 0], [0, 1]), level, extraTime: [1, 1] } as const;
  expect(winnerOfTie(tie)).toEqual({ winner: "A", decidedBy: "awayGoals", aggregate: [1, 1] });
});

it("lets extra time's winner go on before its away goals are looked at", () => {
  const tie = { legs: legs([1, 0], [0, 1]), level, extraTime: [1, 2] } as const;
  expect(winnerOfTie(tie)).toMatchObject({ winner: "B", decidedBy: "extraTime" });
});

it("reads extra time from a score that includes it", () => {
  const tie = { legs: [{ home: null, score: [2, 1], extraTime: true }], level } as const;
  expect(winnerOfTie(tie)).toMatchObject({ winner: "A", decidedBy: "extraTime" });
});

it("asks for away goals only where they count", () => {
  const tie = { legs: legs([1, 0], [3, 4]), level: [] };
  expect(winnerOfTie(tie)).toEqual({ winner: null, aggregate: [4, 4] });
  expect(winnerOfTie({ ...tie, level })).toMatchObject({ winner: "A", decidedBy: "awayGoals" });
});

it("takes the means in the slot's order", () => {
  const tie = { legs: legs([1, 0], [3, 4]), seeds: [2, 1] } as const;
  expect(winnerOfTie({ ...tie, level: ["higherSeed", "awayGoals"] }).winner).toBe("B");
  expect(winnerOfTie({ ...tie, level: ["awayGoals", "higherSeed"] }).winner).toBe("A");
});

it("lets an award decide two legs only when their sum does not", () => {
  const award = { home: "B", score: [3, 0], given: { to: "A", by: "award" } } as const;
  const lost = (goals: number): Tie => ({ legs: [{ home: "A", score: [0, goals] }, award], level });
  expect(winnerOfTie(lost(4))).toMatchObject({ winner: "B", decidedBy: "aggregate" });
  expect(winnerOfTie(lost(3))).toMatchObject({ winner: "A", decidedBy: "award" });
});

it("does not care which side is called A", () => {
  const pair = fc.tuple(fc.nat(4), fc.nat(4));
  fc.assert(
    fc.property(pair, pair, pair, (first, second, extraTime) => {
      const turn = ([a, b]: Pair): Pair => [b, a];
      const one = winnerOfTie({ legs: legs(first, second), level, extraTime });
      const two = winnerOfTie({
        legs: [
          { home: "B", score: turn(first) },
          { home: "A", score: turn(second) },
        ],
        level,
        extraTime: turn(extraTime),
      });
      expect(two.winner).toBe(one.winner && (one.winner === "A" ? "B" : "A"));
      expect(two.decidedBy).toBe(one.decidedBy);
    }),
  );
});
