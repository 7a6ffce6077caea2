import { describe, expect, it } from "vitest";
import { KICK_OFF, makeFixture, makeResult } from "../../../tests/factories/records";
import { phaseOf } from "./ahead";
import { findMatch, hasResult, listedMatches, withLive, type ListedMatch } from "./listed";

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

  it("is live where somebody tells of it, whatever its kick-off says, until its result stands", () => {
    const before = KICK_OFF - 75 * 60_000;
    const told = (id: string) => id === "f";
    const phase = (matches: readonly ListedMatch[]) =>
      withLive(matches, told).map(({ match }) => phaseOf(match, before, 130));
    expect(phase(listedMatches([fixture], []))).toEqual(["on"]);
    expect(phase(listedMatches([{ ...fixture, id: "g" }], []))).toEqual(["ahead"]);
    expect(phase(listedMatches([fixture], [makeResult({ ...teams, id: "r" })]))).toEqual([null]);
  });

  it("gives the fixture's reason until there is a result", () => {
    expect(listedMatches([fixture], [])[0]?.reason).toBe("Flooded");
  });
});
