import { expect, it } from "vitest";
import { makeLeft, makeOutcomes } from "../../../tests/factories/outcomes";
import { readPack } from "../../../scripts/rank/packText";
import { changeBy } from "./since";
import type { RankInput } from "./rank";

const pack = readPack(
  {
    points: { kind: "result", win: 3, draw: 1, loss: 0 },
    stages: [{ criteria: ["points", "score.diff", "score.for"] }],
  },
  { id: "x", sport: "x", award: { units: { score: [3, 0] }, cite: "" } },
);
const input: RankInput = {
  pack,
  teams: ["Kingsway", "Lagoon", "Harbour", "Trojans"],
  outcomes: makeOutcomes([
    ["Harbour", 1, 0, "Trojans"],
    ["Lagoon", 2, 0, "Trojans"],
    ["Harbour", 0, 1, "Kingsway"],
    ["Kingsway", 4, 0, "Lagoon"],
  ]),
  remaining: makeLeft([
    ["Harbour", "Lagoon"],
    ["Trojans", "Kingsway"],
  ]),
};
const last = (count: number) => (id: string) => Number(id.slice(1)) >= 4 - count;

it("tells who moved, who leads now and who has gone through by the new matches", () => {
  // Before: Lagoon +2, Harbour +1 with 3 points each; after: Kingsway 6, Lagoon 3 (−2), Harbour 3 (0).
  expect(changeBy(input, { isNew: last(2), places: 2 })).toEqual({
    moved: [
      { team: "Kingsway", from: 3, to: 1 },
      { team: "Lagoon", from: 1, to: 3 },
    ],
    leading: ["Kingsway"],
    through: ["Kingsway"],
  });
});

it("says nobody is through where nobody goes on, and nothing moved where the order stayed", () => {
  expect(changeBy(input, { isNew: last(1), places: undefined })).toMatchObject({ through: [] });
  const nothing = makeOutcomes([
    ["Kingsway", 3, 0, "Trojans"],
    ["Kingsway", 1, 0, "Lagoon"],
  ]);
  const stays = { ...input, outcomes: nothing, remaining: [] };
  expect(changeBy(stays, { isNew: (id) => id === "m1", places: undefined })).toMatchObject({
    leading: [],
  });
});

it("has nothing to tell without new matches that count, and before any other was played", () => {
  expect(changeBy(input, { isNew: () => false, places: 2 })).toBeNull();
  expect(changeBy(input, { isNew: () => true, places: 2 })).toBeNull();
});
