import { expect, it } from "vitest";
import vector from "../../tests/golden/pl-constructed.json";
import { playersOutput } from "./players";

it.each(Object.entries(vector.expected))("totals of %s", (name, expected) => {
  expect(playersOutput(vector).players[name]).toMatchObject(expected);
});

it("knows everybody in a line-up, and adds up each team's conduct", () => {
  expect(playersOutput(vector)).toMatchObject({ strangers: [], conduct: { X: -1, Y: -7 } });
});

it("takes scorers' points, squads of the file and what a state lets count", () => {
  const match = {
    a: "X",
    b: "Y",
    score: [40, 30],
    goalsA: [
      { player: "Ayo", points: 22 },
      { player: "Guest", points: 3 },
    ],
    bookings: [{ player: "Bem", card: "red" }],
  };
  const output = playersOutput({
    sport: "basketball",
    squads: { X: ["Ayo"], Y: [{ name: "Bem" }] },
    matches: [match, { ...match, state: "awarded", to: "Y" }, { ...match, state: "cancelled" }],
  });
  expect(output.players["Ayo"]).toMatchObject({ points: 22, goals: 0 });
  expect(output.players["Bem"]).toMatchObject({ red: 2 });
  expect(output.strangers).toEqual(["Guest"]);
});
