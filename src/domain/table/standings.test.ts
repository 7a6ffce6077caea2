import { describe, expect, it } from "vitest";
import { makeStanding } from "../../../tests/factories/records";
import { groupStandings, semiFinalPairings } from "./standings";

describe("groupStandings", () => {
  it("reads every way a group is written, keeps empty groups, and puts unknown ones last", () => {
    const rows = ["A", "group a", " Group A", "x", "b", ""].map((group, at) =>
      makeStanding({ team: `${at}`, group }),
    );
    expect(
      groupStandings(rows, ["A", "B", "C"]).map((one) => [
        one.group,
        one.rows.map(({ team }) => team).join(),
      ]),
    ).toEqual([
      ["A", "0,1,2"],
      ["B", "4"],
      ["C", ""],
      ["", "5"],
      ["x", "3"],
    ]);
  });
});

describe("semiFinalPairings", () => {
  it("pairs the first of a group with the second of the other, by rank", () => {
    const lines = (...teams: string[]) =>
      teams.map((team, at) => ({ rank: at + 1, row: makeStanding({ team }) }));
    const groups = [
      { group: "A", lines: lines("Alpha", "Beta", "Gamma") },
      { group: "B", lines: lines("Delta") },
    ];
    expect(
      semiFinalPairings(groups, [
        ["A1", "B2"],
        ["A2", "B1"],
      ]),
    ).toEqual([
      {
        label: "Semi-final 1",
        home: { seed: "A1", team: "Alpha" },
        away: { seed: "B2", team: null },
      },
      {
        label: "Semi-final 2",
        home: { seed: "A2", team: "Beta" },
        away: { seed: "B1", team: "Delta" },
      },
    ]);
  });
});
