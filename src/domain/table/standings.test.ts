import { describe, expect, it } from "vitest";
import { makeStanding } from "../../../tests/factories/records";
import { groupStandings } from "./standings";

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
