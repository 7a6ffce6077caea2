import { expect, it } from "vitest";
import type { Outcome, Pair } from "./outcome";
import { teamStatistics } from "./teamStatistics";

const outcome = (id: string, [a, b]: [string, string], score: Pair, of: Partial<Outcome> = {}) => ({
  id,
  a,
  b,
  winner: score[0] === score[1] ? null : score[0] > score[1] ? ("A" as const) : ("B" as const),
  lostBy: "play" as const,
  units: { score },
  order: Number(id),
  ...of,
});

it("tells teams apart by home and away, their biggest win and their stretches", () => {
  const outcomes = [
    outcome("1", ["Hawks", "Comets"], [3, 1]),
    outcome("2", ["Comets", "Hawks"], [0, 4]),
    outcome("3", ["Hawks", "Comets"], [2, 2]),
    // An award is no win by much, and what both forfeited both have lost.
    outcome("4", ["Hawks", "Comets"], [20, 0], { lostBy: "forfeit" }),
    outcome("5", ["Comets", "Hawks"], [0, 0], { lostBy: "forfeit" }),
  ];
  const stretches = new Map<string, readonly Pair[]>([
    [
      "1",
      [
        [2, 0],
        [1, 1],
      ],
    ],
    ["2", [[0, 3]]],
  ]);
  const [hawks, comets] = teamStatistics(["Hawks", "Comets"], outcomes, stretches);
  expect(hawks).toEqual({
    team: "Hawks",
    played: 5,
    score: [29, 3],
    home: { won: 2, drawn: 1, lost: 0 },
    away: { won: 1, drawn: 0, lost: 1 },
    biggest: { id: "2", against: "Comets", score: [4, 0] },
    stretches: [
      { score: [5, 0], matches: 2 },
      { score: [1, 1], matches: 1 },
    ],
  });
  expect(comets).toMatchObject({ score: [3, 29], biggest: null });
});
