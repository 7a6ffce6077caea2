import { describe, expect, it } from "vitest";
import { KICK_OFF, makeFixture, makeResult } from "../../../tests/factories/records";
import { matchesAhead, phaseOf } from "./ahead";
import { listedMatch, listedMatches } from "./listed";
import { matchOf } from "./match";

const HOUR = 3_600_000;
const MINUTES = 120;
const at = (hours: number | null, status = "") =>
  makeFixture({ date: hours === null ? null : KICK_OFF + hours * HOUR, status, teamA: `${hours}` });

describe("matches ahead", () => {
  const order = (...fixtures: readonly ReturnType<typeof at>[]) =>
    matchesAhead(listedMatches(fixtures, []), KICK_OFF, MINUTES).map(({ teamA }) => teamA);

  it("are those that are on, then those that must be over, then the next ones, undated ones last", () => {
    expect(order(at(null), at(48), at(-3), at(2), at(-1), at(0))).toEqual([
      "-1",
      "0",
      "-3",
      "2",
      "48",
      "null",
    ]);
  });

  it.each(["Postponed", "Cancelled", "Abandoned", "Walkover", "Full time"])(
    "do not hold one that is %s",
    (status) => expect(order(at(24, status), at(-1, status))).toEqual([]),
  );

  it("let one go as soon as its result stands, and one that nobody speaks of after half a day", () => {
    const fixture = at(-1);
    const result = makeResult({ id: fixture.id, teamA: fixture.teamA, teamB: fixture.teamB });
    expect(matchesAhead([listedMatch(fixture, result)], KICK_OFF, MINUTES)).toEqual([]);
    expect(order(at(-13))).toEqual([]);
  });
});

it.each([
  [1, "", "ahead"],
  [-1, "", "on"],
  [-3, "", "awaited"],
  [-3, "Live", "on"],
  [-3, "Postponed", null],
] as const)("a match %i hours from now with the status %j is %s", (hours, status, phase) => {
  expect(phaseOf(matchOf(at(hours, status)), KICK_OFF, MINUTES)).toBe(phase);
});
