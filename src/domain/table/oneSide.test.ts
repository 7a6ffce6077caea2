import { expect, it } from "vitest";
import { makeOutcomes } from "../../../tests/factories/outcomes";
import { rankOneSide } from "./oneSide";
import { readPack } from "../../../tools/rank/packText";
import type { RankInput } from "./rank";

const rules = {
  points: { kind: "result", win: 3, draw: 1, loss: 0 },
  stages: [{ criteria: ["points"] }, { criteria: ["@points"] }, { criteria: ["score.diff"] }],
};
const pack = readPack(rules, {
  id: "x",
  sport: "x",
  award: { units: { score: [3, 0] }, cite: "" },
});
const input: RankInput = {
  pack,
  teams: ["Kingsway", "Lagoon", "Trojans"],
  outcomes: makeOutcomes([
    ["Kingsway", 1, 0, "Trojans"],
    ["Trojans", 2, 0, "Lagoon"],
    ["Lagoon", 4, 4, "Kingsway"],
    ["Lagoon", 0, 5, "Trojans"],
    ["Kingsway", 9, 0, "Nobody of this table"],
  ]),
  adjustments: [{ team: "Lagoon", points: 20, reason: "" }],
};
const told = (side: "home" | "away", of = input) =>
  rankOneSide(of, side).rows.map(({ team, rank, figures }) => [
    `${rank} ${team}`,
    figures.played,
    figures.points,
    figures.score.join(":"),
  ]);

it("counts only what each team played at home", () => {
  expect(told("home")).toEqual([
    ["1 Trojans", 1, 3, "2:0"],
    ["2 Kingsway", 1, 3, "1:0"],
    ["3 Lagoon", 2, 1, "4:9"],
  ]);
});

it("counts only what each team played away", () => {
  expect(told("away")).toEqual([
    ["1 Trojans", 2, 3, "5:1"],
    ["2 Kingsway", 1, 1, "4:4"],
    ["3 Lagoon", 1, 0, "0:2"],
  ]);
});

it("gives a team that withdrew no rank, and adds up to the whole table", () => {
  const out = new Map([["Lagoon", "void"] as const]);
  expect(told("home", { ...input, out })).toEqual([
    ["1 Kingsway", 1, 3, "1:0"],
    ["2 Trojans", 0, 0, "0:0"],
    ["null Lagoon", 0, 0, "0:0"],
  ]);
});
