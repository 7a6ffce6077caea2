import { expect, it } from "vitest";
import { makePlayer, makeResult } from "../../../tests/factories/records";
import { withCards } from "./cardCounts";

const squad = ["Ann", "Bea", "Cleo", "Dora"].map((name) =>
  makePlayer({ id: name, name, club: "X" }),
);
const match = makeResult({
  teamA: "Y",
  teamB: "X",
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

it("counts each booked player of a side once, by the worst card", () => {
  expect(withCards(match, squad).cards).toBe("0.0.0.0/1.1.1.1");
  expect(withCards({ ...match, teamA: "X", teamB: "Y" }, squad).cards).toBe("1.1.1.1/0.0.0.0");
});

it("takes the line-ups for whom no squad knows, and says nothing where nobody was booked", () => {
  expect(withCards(match, squad, { lineUpA: ["Nobody"] }).cards).toBe("1.0.0.0/1.1.1.1");
  expect(withCards(match, []).cards).toBe("");
  expect(withCards({ ...match, cards: "9.0.0.0/0.0.0.0", bookings: [] }, squad).cards).toBe("");
  expect(withCards({ ...match, ending: "void" }, squad).cards).toBe("");
});
