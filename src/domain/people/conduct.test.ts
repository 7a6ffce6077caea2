import { expect, it } from "vitest";
import { makePlayer, makeResult } from "../../../tests/factories/records";
import { conductOf, conductScales } from "./conduct";

const squad = ["Ann", "Bea", "Cleo", "Dora"].map((name) =>
  makePlayer({ id: name, name, club: "X" }),
);
const match = makeResult({
  teamA: "X",
  teamB: "Y",
  bookings: [
    "Ann (Yellow Card)",
    "Bea (Yellow Card)",
    "Bea (Second Yellow Card)",
    "Cleo (Red Card)",
    "Dora (Yellow Card)",
    "Dora (Red Card)",
    "Nobody (Yellow Card)",
  ],
});

it("takes one deduction for each player and match", () => {
  const { conduct, unplaced } = conductOf([match, match], squad);
  expect([...conduct]).toEqual([
    ["X", 2 * (-1 - 3 - 4 - 5)],
    ["Y", 0],
  ]);
  expect(unplaced).toEqual(["Nobody"]);
});

it("follows the competition's scale", () => {
  const { conduct } = conductOf([match], squad, conductScales.uefa);
  expect(conduct.get("X")).toBe(-1 - 3 - 3 - 4);
});

it("leaves out a match that is void", () => {
  expect(conductOf([{ ...match, ending: "void" }], squad).conduct.size).toBe(0);
});
