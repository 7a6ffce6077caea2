import { describe, expect, it } from "vitest";
import type { Withdrawal } from "../table/withdraw";
import { competitionOf } from "../season/competition";
import { mls } from "../../../tests/arena/leagues/mls";
import { makeResult, makeSeason, makeStanding } from "../../../tests/factories/records";
import { withdrawnTeams } from "./withdrawals";
import { formOf } from "./form";

const [gone, other, third] = ["Kingsway Rovers", "Harbour Eagles", "Lagoon City"] as const;
const results = [
  makeResult({ id: "1", teamA: gone, teamB: other, scoreA: 2, scoreB: 0 }),
  makeResult({ id: "2", teamA: third, teamB: gone, scoreA: 1, scoreB: 1 }),
  makeResult({ id: "3", teamA: other, teamB: third, scoreA: 3, scoreB: 1 }),
];
const forms = (out: Withdrawal | "", also: Withdrawal | "" = "") => {
  const standings = [
    makeStanding({ id: "g", team: gone, out }),
    makeStanding({ id: "t", team: third, out: also }),
  ];
  const seasons = [makeSeason({ id: mls.seasons[0].id })];
  const { form } = competitionOf(mls, { fixtures: [], results, standings, seasons, teams: [] });
  return [gone, other, third].map((team) => formOf(team, form).join(""));
};

describe("the form of teams once one has withdrawn", () => {
  it("is of all matches while nobody has", () => {
    expect(forms("")).toEqual(["WD", "LW", "DL"]);
  });

  it("goes with its results, for both sides, where none of them counts", () => {
    expect(forms("void")).toEqual(["", "W", "L"]);
  });

  it("stays where they are kept, but not between two that have gone", () => {
    expect(forms("keep")).toEqual(["WD", "LW", "DL"]);
    expect(forms("keep", "keep")).toEqual(["W", "LW", "L"]);
  });

  it("turns against it where it loses all", () => {
    expect(forms("lose")).toEqual(["LL", "WW", "WL"]);
  });
});

it("knows by the table's rows who has withdrawn", () => {
  expect([
    ...withdrawnTeams([
      { team: gone, out: "void" },
      { team: other, out: "" },
    ]),
  ]).toEqual([[gone, "void"]]);
});
