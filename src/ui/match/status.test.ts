import { describe, expect, it } from "vitest";
import { matchStatus, shortStatus } from "./status";

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
    expect(matchStatus(status)).toEqual({ kind, label });
  });

  it.each(["", "Upcoming", "scheduled"])("has nothing to add for %j", (status) => {
    expect(matchStatus(status)).toEqual({ kind: "scheduled", label: "" });
  });

  it.each([
    ["Postponed, new date to follow", "Postponed"],
    ["Abandoned (storm)", "Abandoned"],
    ["To be confirmed", "To be confirmed"],
    ["(moved)", "(moved)"],
  ])("is %j in short", (label, short) => expect(shortStatus(label)).toBe(short));

  it("shows any other text as it stands", () => {
    expect(matchStatus("Waterlogged pitch")).toEqual({ kind: "other", label: "Waterlogged pitch" });
  });
});
