import { expect, it } from "vitest";
import vector from "../../tests/golden/pl-constructed.json";
import { playersOutput } from "./players";

const none = () => undefined;

it.each(Object.entries(vector.expected))("totals of %s", (name, expected) => {
  expect(playersOutput(vector, none).players[name]).toMatchObject(expected);
});

it("knows everybody in a line-up, and adds up each team's conduct", () => {
  expect(playersOutput(vector, none)).toMatchObject({ strangers: [], conduct: { X: -1, Y: -7 } });
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
  const output = playersOutput(
    {
      sport: "basketball",
      squads: { X: ["Ayo"], Y: [{ name: "Bem" }] },
      matches: [match, { ...match, state: "awarded", to: "Y" }, { ...match, state: "cancelled" }],
    },
    none,
  );
  expect(output.players["Ayo"]).toMatchObject({ points: 22, goals: 0 });
  expect(output.players["Bem"]).toMatchObject({ red: 2 });
  expect(output.strangers).toEqual(["Guest"]);
});

it("keeps namesakes of two clubs apart, and says nothing of a side", () => {
  const match = {
    a: "X",
    b: "Y",
    score: [2, 2],
    lineUpA: ["Ade", "Bem"],
    lineUpB: ["Ade"],
    goalsA: [{ player: "Ade" }, { player: "Guest" }],
    goalsB: [{ player: "Ade" }, { player: "Ade" }],
  };
  const squads = { X: ["Ade", "Bem"], Y: ["Ade"] };
  const { players } = playersOutput({ sport: "football", squads, matches: [match] }, none);
  expect(Object.keys(players).sort()).toEqual(["Ade (X)", "Ade (Y)", "Bem", "Guest"]);
  expect(players["Ade (X)"]).toMatchObject({ goals: 1 });
  expect(players["Ade (Y)"]).toMatchObject({ goals: 2 });
  expect(players["Guest"]).not.toHaveProperty("side");
});

it("takes conduct from the rule pack that the file names", () => {
  const match = { a: "X", b: "Y", score: [0, 0], lineUpA: ["Ade"], bookings: ["Ade (Red Card)"] };
  const conduct = (rulePack: string) =>
    playersOutput({ sport: "football", rulePack, matches: [match] }, none).conduct;
  expect(conduct("football.fifa-2022")).toEqual({ X: -4, Y: 0 });
  expect(conduct("football.uefa-club-2022")).toEqual({ X: -3, Y: 0 });
});
