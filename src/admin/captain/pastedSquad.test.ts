import { expect, it } from "vitest";
import { makeTeam } from "../../../tests/factories/records";
import { mls } from "../../../tests/arena/leagues/mls";
import { pastedSquad } from "./pastedSquad";

const club = "Kingsway Rovers";
const teams = [
  makeTeam({ name: "Faculty of Science" }),
  makeTeam({ name: club }),
  makeTeam({ name: "Mount Trojans", formerNames: ["Trojans United"] }),
];

/** What is read of a text in short: "7 Musa Bello, Forward", and the lines that are not. */
function read(text: string) {
  const { players, left } = pastedSquad(text, { league: mls, club, teams });
  const inShort = players.map(({ jersey, name, position }) =>
    [`${jersey} ${name}`.trim(), position].filter(Boolean).join(", "),
  );
  return { players: inShort, left: left.map(({ text: line, why }) => `${line}: ${why}`) };
}

it.each([
  ["numbers before names", "1 Emeka Obi\n11 Tayo Ade", ["1 Emeka Obi", "11 Tayo Ade"]],
  ["one line", "7 Tayo Ade", ["7 Tayo Ade"]],
  ["one line with cells", "8\tTayo Ade", ["8 Tayo Ade"]],
  ["one name", "Tayo Ade", ["Tayo Ade"]],
  ["names alone", "Emeka Obi\nTayo Ade", ["Emeka Obi", "Tayo Ade"]],
  [
    "cells under headings",
    "No\tName\tPosition\n1\tEmeka Obi\tGK\n11\tTayo Ade\tFW",
    ["1 Emeka Obi, Goalkeeper", "11 Tayo Ade, Forward"],
  ],
  ["cells without headings", "1\tEmeka Obi\n11\tTayo Ade", ["1 Emeka Obi", "11 Tayo Ade"]],
  [
    "the own club above",
    "Kingsway Rovers\n1. Emeka Obi (GK)\n11. Tayo Ade",
    ["1 Emeka Obi, Goalkeeper", "11 Tayo Ade"],
  ],
  [
    "a position behind the name",
    "1 Emeka Obi GK\n11 Tayo Ade",
    ["1 Emeka Obi, Goalkeeper", "11 Tayo Ade"],
  ],
])("reads %s", (_, text, players) => {
  expect(read(text)).toEqual({ players, left: [] });
});

it("reads every line where only one has cells", () => {
  expect(read("19 Bola Ade\n20\tChinwe Okeke\n21 Dayo Eze").players).toEqual([
    "19 Bola Ade",
    "20 Chinwe Okeke",
    "21 Dayo Eze",
  ]);
});

it("keeps each number of namesakes", () => {
  expect(read("1 Emeka Obi\n3 Emeka Obi").players).toEqual(["1 Emeka Obi", "3 Emeka Obi"]);
});

it("names each line that is no player of the club", () => {
  expect(read("Hello, our squad!\n1 Emeka Obi\n2 Tayo Ade\nCoach: Ada Obi")).toEqual({
    players: ["1 Emeka Obi", "2 Tayo Ade"],
    left: ["Hello, our squad!: no player", "Coach: Ada Obi: A coach: no player"],
  });
});

it.each([
  ["a heading", "Mount Trojans\n1. Ben Quaye\n2. Kofi Mensah"],
  ["a former name", "Trojans United\n1. Ben Quaye\n2. Kofi Mensah"],
  ["a column", "Name,Club\nBen Quaye,Mount Trojans\nKofi Mensah,Mount Trojans"],
])("takes nobody of another club, which %s names", (_, text) => {
  const { players, left } = read(text);
  expect(players).toEqual([]);
  expect(left.filter((line) => line.endsWith(": of Mount Trojans"))).toHaveLength(2);
});

it("says that nothing was found", () => {
  expect(read("https://example.org/squad")).toMatchObject({ players: [] });
  expect(read("")).toEqual({ players: [], left: [] });
});
