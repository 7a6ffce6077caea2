import { expect, it } from "vitest";
import { makePlayer, makeResult } from "../../../tests/factories/records";
import { playerLog } from "./playerLog";

const bello = makePlayer({ id: "bello", name: "Ayo Bello", club: "Rovers" });
const namesake = makePlayer({ id: "other", name: "Ayo Bello", club: "Trojans" });
const players = [bello, namesake, makePlayer({ id: "eze", name: "Eze", club: "Rovers" })];
const goal = (player: string, assist = "") => ({ player, minute: "10", assist });
const none = { player: "", rating: 0, clubLogo: "" };

const results = [
  makeResult({
    id: "scored",
    teamA: "Rovers",
    teamB: "Harbour",
    goalsA: [goal("Ayo Bello"), goal("Eze", "ayo bello")],
  }),
  makeResult({ id: "theirs", teamA: "Trojans", teamB: "Harbour", goalsA: [goal("Ayo Bello")] }),
  makeResult({
    id: "best",
    teamA: "Rovers",
    teamB: "Lagoon",
    manOfTheMatch: { ...none, player: "Ayo Bello" },
  }),
  makeResult({
    id: "booked",
    teamA: "Lagoon",
    teamB: "Rovers",
    bookings: ["Ayo Bello (Yellow Card)"],
    playersB: ["Ayo Bello"],
  }),
  makeResult({ id: "without", teamA: "Rovers", teamB: "Lagoon", goalsA: [goal("Eze")] }),
];

it("lists the matches that name a player, a namesake's of another club not", () => {
  const log = playerLog(results, bello, { players, scorerFigure: "minute" });
  expect(log.map(({ result: { id }, isBest }) => [id, isBest])).toEqual([
    ["scored", false],
    ["best", true],
    ["booked", false],
  ]);
  expect(log[0]?.figures).toMatchObject({ goals: 1, assists: 1 });
  expect(log[2]?.figures).toMatchObject({ yellow: 1, appearances: 1 });
});

it("tells when the player came on and went off", () => {
  const told = [
    makeResult({
      id: "both",
      teamA: "Rovers",
      teamB: "Trojans",
      substitutionsA: "Ayo Bello IN (46), Ayo Bello OUT (70)",
    }),
    makeResult({
      id: "namesake",
      teamA: "Rovers",
      teamB: "Trojans",
      playersA: ["Ayo Bello"],
      substitutionsB: "Ayo Bello OUT (5)",
    }),
  ];
  const log = playerLog(told, bello, { players, scorerFigure: "minute" });
  expect(log.map(({ result: { id }, on, off }) => [id, on, off])).toEqual([
    ["both", "46", "70"],
    ["namesake", null, null],
  ]);
});
