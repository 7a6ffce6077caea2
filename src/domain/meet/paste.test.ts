import { expect, it } from "vitest";
import { pastedEntries } from "./paste";

const teams = ["Science Sprint", "Law Striders"];
const teamOf = (typed: string) => teams.find((team) => team.toLowerCase() === typed.toLowerCase());

it("reads cells under a head in any order of columns", () => {
  const { entries, refused } = pastedEntries(
    "Pos\tTeam\tName\tTime\tWind\n1\tlaw striders\tAyo Bello\t10.94\t+1,1\n\tScience Sprint\tKofi Asante\tDNS\t",
    teamOf,
  );
  expect(refused).toEqual([]);
  expect(entries).toEqual([
    { athlete: "Ayo Bello", team: "Law Striders", mark: "10.94", status: "", place: 1, wind: 1.1 },
    { athlete: "Kofi Asante", team: "Science Sprint", mark: "", status: "DNS", place: null },
  ]);
});

it("reads cells without a head as athlete, team, mark and wind", () => {
  const { entries } = pastedEntries("Ayo Bello; Law Striders; 7.02; -0.4", teamOf);
  expect(entries).toEqual([
    {
      athlete: "Ayo Bello",
      team: "Law Striders",
      mark: "7.02",
      status: "",
      place: null,
      wind: -0.4,
    },
  ]);
});

it("says which lines it does not take: an unknown team, a mark that is none", () => {
  const { entries, refused } = pastedEntries("A\tNobody\t10.1\nB\tLaw Striders\tfast", teamOf);
  expect(entries).toEqual([]);
  expect(refused).toEqual(["A, Nobody, 10.1", "B, Law Striders, fast"]);
});
