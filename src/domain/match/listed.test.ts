import { describe, expect, it } from "vitest";
import { KICK_OFF, makeFixture, makeResult } from "../../../tests/factories/records";
import { findMatch, hasResult, listedMatches } from "./listed";

const teams = { teamA: "Rovers", teamB: "Trojans", gameWeek: "4" };

describe("a listed match", () => {
  const fixture = makeFixture({ ...teams, id: "f", stadium: "Upper field", reason: "Flooded" });

  it("takes from its fixture what its result leaves out, and the word of its result otherwise", () => {
    const result = makeResult({
      ...teams,
      id: "r",
      date: null,
      gameWeek: "",
      reason: "",
      stage: "F",
    });
    const [match] = listedMatches([fixture], [result]);
    expect(match).toMatchObject({
      ...teams,
      id: "f",
      date: KICK_OFF,
      stadium: "Upper field",
      reason: "",
      stage: "F",
    });
    expect(match && hasResult(match)).toBe(true);
  });

  it("is found by the id of its fixture and by that of its result", () => {
    const matches = listedMatches([fixture], [makeResult({ ...teams, id: "r" })]);
    expect(matches).toHaveLength(1);
    expect(findMatch(matches, "f")).toBe(matches[0]);
    expect(findMatch(matches, "r")).toBe(matches[0]);
    expect(findMatch(matches, "x")).toBeUndefined();
  });

  it("gives the fixture's reason until there is a result", () => {
    expect(listedMatches([fixture], [])[0]?.reason).toBe("Flooded");
  });
});
