import { expect, it } from "vitest";
import { mls } from "../../../tests/arena/leagues/mls";
import { makeFixture, makeStanding, makeTeam } from "../../../tests/factories/records";
import { knownClubs } from "./knownClubs";

const nothing = { teams: [], standings: [], seasons: [], fixtures: [], results: [] };
const names = (of: Partial<Parameters<typeof knownClubs>[1]>) =>
  knownClubs(mls, { ...nothing, ...of }).map(({ name }) => name);

it("finds clubs that only the table names, or without one only the matches", () => {
  expect(names({ standings: [makeStanding({ team: "Real Old Boys" })] })).toEqual([
    "Real Old Boys",
  ]);
  expect(names({ fixtures: [makeFixture({ teamA: "One", teamB: "Two" })] })).toEqual([
    "One",
    "Two",
  ]);
});

it("has no club of the registry that nothing stored names", () => {
  expect(names({ teams: null })).toEqual([]);
  expect(names({})).toEqual([]);
});

it("takes no opponent for a club where clubs have records", () => {
  const teams = [makeTeam({ name: "Real Old Boys" })];
  const fixtures = [makeFixture({ teamB: "Winner of A1" })];
  expect(names({ teams, fixtures })).toEqual(["Real Old Boys"]);
});

it("has the registry's of a league that keeps no records of clubs", () => {
  const league = { ...mls, collections: {} };
  expect(knownClubs(league, { ...nothing, teams: null })).toHaveLength(mls.clubs.length);
});
