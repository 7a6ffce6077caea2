import { expect, it } from "vitest";
import { makeLeft, makeOutcomes } from "../../../tests/factories/outcomes";
import { overall } from "../../../tests/factories/packs";
import { tableChangeBy } from "./since";
import type { RankInput } from "./rank";

const input: RankInput = {
  pack: overall,
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
  expect(tableChangeBy(input, { isNew: last(2), places: 2 })).toEqual({
    moved: [
      { team: "Kingsway", from: 3, to: 1 },
      { team: "Lagoon", from: 1, to: 3 },
    ],
    leading: ["Kingsway"],
    through: ["Kingsway"],
  });
});

it("names all who are level at the top, and nobody where the same are first", () => {
  const outcomes = makeOutcomes([
    ["Kingsway", 1, 0, "Trojans"],
    ["Lagoon", 1, 0, "Harbour"],
  ]);
  const level = { ...input, outcomes, remaining: [] };
  const by = (id: string) =>
    tableChangeBy(level, { isNew: (one) => one === id, places: undefined });
  expect(by("m1")?.leading).toEqual(["Kingsway", "Lagoon"]);
  const third = makeOutcomes([
    ["Kingsway", 2, 0, "Trojans"],
    ["Kingsway", 2, 0, "Harbour"],
  ]);
  const alone = tableChangeBy(
    { ...level, outcomes: third },
    { isNew: (one) => one === "m1", places: undefined },
  );
  expect(alone?.leading).toEqual([]);
});

it("says nobody is through where nobody goes on", () => {
  expect(tableChangeBy(input, { isNew: last(1), places: undefined })).toMatchObject({
    through: [],
  });
});

it("has nothing to tell without new matches that count, and before any other was played", () => {
  expect(tableChangeBy(input, { isNew: () => false, places: 2 })).toBeNull();
  expect(tableChangeBy(input, { isNew: () => true, places: 2 })).toBeNull();
});
