import { describe, expect, it } from "vitest";
import { mbl } from "../../../tests/arena/leagues/mbl";
import { mcl } from "../../../tests/arena/leagues/mcl";
import { mls } from "../../../tests/arena/leagues/mls";
import { mvl } from "../../../tests/arena/leagues/mvl";
import { endOf, matchStatus, phaseLabel, shortStatus } from "./status";

describe("matchStatus", () => {
  it.each([
    ["Live", "live", "Live"],
    ["IN PROGRESS", "live", "Live"],
    ["Full time", "finished", "FT"],
    ["full-time", "finished", "FT"],
    [" ft ", "finished", "FT"],
    ["postponed", "postponed", "Postponed"],
    ["Postponed, new date to follow", "postponed", "Postponed, new date to follow"],
    ["Called off", "cancelled", "Cancelled"],
    ["Abandoned (storm)", "abandoned", "Abandoned (storm)"],
    ["HT", "live", "HT"],
    ["Walkover", "finished", "Walkover"],
  ])("recognises %j", (status, kind, label) => {
    expect(matchStatus(status, mls)).toEqual({ kind, label });
  });

  it.each(["", "Upcoming", "scheduled"])("has nothing to add for %j", (status) => {
    expect(matchStatus(status, mls)).toEqual({ kind: "scheduled", label: "" });
  });

  it.each([
    ["Postponed, new date to follow", "Postponed"],
    ["Abandoned (storm)", "Abandoned"],
    ["To be confirmed", "To be confirmed"],
    ["(moved)", "(moved)"],
  ])("is %j in short", (label, short) => expect(shortStatus(label)).toBe(short));

  it("shows any other text as it stands", () => {
    expect(matchStatus("Waterlogged pitch", mls)).toEqual({
      kind: "other",
      label: "Waterlogged pitch",
    });
  });
});

it.each([mls, mbl])(
  "calls the ordinary end full time where a clock ends a match: $slug",
  (league) => {
    expect(endOf(league)).toEqual({ short: "FT", words: "Full time" });
    expect(phaseLabel("Finished", null, league)).toBe("FT");
  },
);

it.each([mcl, mvl])("knows no full time where none does: $slug", (league) => {
  expect(endOf(league)).toEqual({ short: "End", words: "Finished" });
  for (const stored of ["Finished", "Full time", "FT"]) {
    expect(phaseLabel(stored, null, league)).toBe("End");
  }
});
