import { describe, expect, it } from "vitest";
import { matchStatus } from "./status";

describe("matchStatus", () => {
  it.each([
    ["Live", "live", "Live"],
    ["IN PROGRESS", "live", "Live"],
    ["Full time", "fullTime", "FT"],
    ["full-time", "fullTime", "FT"],
    [" ft ", "fullTime", "FT"],
    ["postponed", "postponed", "Postponed"],
  ])("recognises %j", (status, kind, label) => {
    expect(matchStatus(status)).toEqual({ kind, label });
  });

  it.each(["", "Upcoming", "scheduled"])("has nothing to add for %j", (status) => {
    expect(matchStatus(status)).toEqual({ kind: "scheduled", label: "" });
  });

  it("shows any other text as it stands", () => {
    expect(matchStatus("Waterlogged pitch")).toEqual({ kind: "other", label: "Waterlogged pitch" });
  });
});
