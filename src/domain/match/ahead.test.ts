import { describe, expect, it } from "vitest";
import { KICK_OFF, makeFixture, makeResult } from "../../../tests/factories/records";
import { matchesAhead, mayHaveBegun, phaseOf } from "./ahead";
import { listedMatch, listedMatches, withLive } from "./listed";
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

it.each([
  [-1, false, "on"],
  // Extra time, for example, in the live document.
  [-4, true, "on"],
  [-4, false, "awaited"],
  // Begun before its printed kick-off.
  [1, true, "on"],
  [1, false, "ahead"],
  // The scorer went home without ending it.
  [-13, true, null],
] as const)("a match %i hours from now is, told %s, %s", (hours, isTold, phase) => {
  const [listed] = withLive(listedMatches([at(hours)], []), () => isTold);
  expect(listed && phaseOf(listed.match, KICK_OFF, MINUTES)).toBe(phase);
});

it("only matches that a scorer may write about may have begun before their kick-off", () => {
  const planned = [at(2), at(1, "Postponed"), at(0.25), at(4), at(-1), at(null)];
  const matches = listedMatches(
    planned.map((fixture) => ({ ...fixture, id: fixture.teamA })),
    [],
  );
  expect(mayHaveBegun(matches, KICK_OFF)).toEqual(["2", "0.25"]);
  // One that is live stays among them, so that no page asks again because of it.
  expect(
    mayHaveBegun(
      withLive(matches, (id) => id === "2"),
      KICK_OFF,
    ),
  ).toEqual(["2", "0.25"]);
});
