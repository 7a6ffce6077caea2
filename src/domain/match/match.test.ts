import { describe, expect, it } from "vitest";
import { KICK_OFF, makeFixture, makeResult } from "../../../tests/factories/records";
import { isDue } from "./isDue";
import { isOn, isToBePlayed, matchOf } from "./match";
import { matchesOf } from "./matches";

const MINUTE = 60_000;
const DAY = 86_400_000;
const MINUTES = 130;
const of = (over: Parameters<typeof makeFixture>[0] = {}) =>
  matchOf(makeFixture({ date: KICK_OFF, ...over }));
const at = (minute: number) => KICK_OFF + minute * MINUTE;

describe("a match is on", () => {
  const on = (minute: number, status = "Upcoming", over = {}) =>
    isOn(of({ status, ...over }), at(minute), MINUTES);

  it.each([
    [-1, false],
    [0, true],
    [129, true],
    [130, false],
  ])("at minute %i of its kick-off: %s", (minute, expected) => {
    expect(on(minute)).toBe(expected);
  });

  it("no more once its status says that it is over, and not when it was called off", () => {
    for (const status of ["Full time", "Postponed", "Cancelled", "Abandoned (storm)", "Walkover"]) {
      expect(on(30, status)).toBe(false);
    }
  });

  it("no more once there is a result, whatever its status", () => {
    const fixture = makeFixture({ date: KICK_OFF, status: "Live" });
    expect(isOn(matchOf(fixture, makeResult({ id: fixture.id })), at(30), MINUTES)).toBe(false);
    expect(isOn(matchOf(null, makeResult({ date: KICK_OFF })), at(30), MINUTES)).toBe(false);
  });

  it("as long as its status says so, but not for ever", () => {
    expect(on(-10, "Live")).toBe(true);
    expect(on(180, "Live")).toBe(true);
    expect(on(12 * 60, "Live")).toBe(false);
    expect(on(-12 * 60, "Live")).toBe(false);
  });

  it("without a date only while a status that says so is new", () => {
    const updatedAt = KICK_OFF;
    expect(on(30, "Upcoming", { date: null })).toBe(false);
    expect(on(30, "Live", { date: null, updatedAt })).toBe(true);
    expect(on(13 * 60, "Live", { date: null, updatedAt })).toBe(false);
    expect(on(30, "Live", { date: null, updatedAt: null })).toBe(false);
  });
});

describe("a match on a day without a time", () => {
  const fixture = { date: null, day: "2026-03-14", status: "Upcoming" };
  const told = (moment: string, over = {}) => {
    const [match, now] = [of({ ...fixture, ...over }), Date.parse(moment)];
    return [isToBePlayed(match, now), isOn(match, now, MINUTES), isDue(match, now, MINUTES)];
  };

  it("is to be played all that day, on only where somebody says so, and due from noon of the next", () => {
    expect(told("2026-03-13T23:30:00Z")).toEqual([true, false, false]);
    expect(told("2026-03-14T20:00:00Z")).toEqual([true, false, false]);
    expect(told("2026-03-14T20:00:00Z", { status: "Live" })).toEqual([true, true, false]);
    expect(told("2026-03-15T11:59:00Z")).toEqual([true, false, false]);
    expect(told("2026-03-15T12:00:00Z")).toEqual([false, false, true]);
  });

  it("keeps its place among matches with a time, and its result", () => {
    const planned = makeFixture({ ...fixture, id: "f", gameWeek: "" });
    const { teamA, teamB } = planned;
    const said = { teamA, teamB, date: null, day: "2026-03-14", gameWeek: "" };
    const result = makeResult({ ...said, id: "r" });
    const [match] = matchesOf([planned], [result]);
    expect(match?.outcome?.result.id).toBe("r");
  });
});

describe("a match is to be played", () => {
  const coming = (minute: number, over = {}) => isToBePlayed(of(over), at(minute));

  it("until it is over or called off, also without a date, but not once nobody has said so for half a day", () => {
    expect(coming(-9999)).toBe(true);
    expect(coming(100, { status: "Live" })).toBe(true);
    expect(coming(12 * 60)).toBe(false);
    expect(coming(0, { date: null })).toBe(true);
    for (const status of ["FT", "Postponed", "Called off", "Abandoned", "Awarded", "Void"]) {
      expect(coming(-9999, { status })).toBe(false);
    }
  });

  it("not once there is a result", () => {
    const match = matchOf(makeFixture(), makeResult());
    expect(isToBePlayed(match, KICK_OFF - DAY)).toBe(false);
  });
});

describe("a result is due", () => {
  const due = (minute: number, over = {}) => isDue(of(over), at(minute), MINUTES);

  it("once the match must be over, by the time such a match takes", () => {
    expect([due(129), due(130), due(100_000)]).toEqual([false, true, true]);
    expect(due(200, { date: null })).toBe(false);
    expect(due(200, { status: "Live" })).toBe(true);
  });

  it("at once where its status says that it is over, never where it was called off or has one", () => {
    expect(due(10, { status: "Full time" })).toBe(true);
    expect(due(10, { status: "Walkover", date: null })).toBe(true);
    expect(due(200, { status: "Abandoned" })).toBe(false);
    expect(due(200, { status: "Void" })).toBe(false);
    expect(isDue(matchOf(makeFixture(), makeResult()), at(1000), MINUTES)).toBe(false);
  });
});

it("has the status of its result before that of its fixture", () => {
  const status = (ending: string) =>
    matchOf(makeFixture({ status: "Postponed" }), makeResult({ ending })).status;
  expect(["", "awarded A", "abandoned 63", "abandoned 63 stands"].map(status)).toEqual([
    "finished",
    "finished",
    "abandoned",
    "finished",
  ]);
});

describe("matches of fixtures and results", () => {
  const pair = { teamA: "Home", teamB: "Away" };
  const fixture = (id: string, gameWeek: string, day: number | null, over = {}) =>
    makeFixture({
      ...pair,
      id,
      gameWeek,
      date: day === null ? null : KICK_OFF + day * DAY,
      ...over,
    });
  const result = (id: string, gameWeek: string, day: number | null, over = {}) =>
    makeResult({
      ...pair,
      id,
      gameWeek,
      date: day === null ? null : KICK_OFF + day * DAY,
      ...over,
    });
  const tied = (
    fixtures: Parameters<typeof matchesOf>[0],
    results: Parameters<typeof matchesOf>[1],
  ) =>
    matchesOf(fixtures, results).map(
      ({ schedule, outcome }) => `${schedule?.id ?? "none"}:${outcome?.result.id ?? "none"}`,
    );

  it("are tied by id first, whatever else they say, and results without a fixture come last", () => {
    const other = { teamA: "X", teamB: "Y" };
    const results = [result("free", "9", 0), result("one", "7", 0, other)];
    expect(tied([fixture("one", "1", 0), fixture("two", "1", 0)], results)).toEqual([
      "one:one",
      "two:none",
      "none:free",
    ]);
    expect(matchesOf([], results).map(({ id }) => id)).toEqual(["free", "one"]);
  });

  it("else by the teams, home and away, and the game week however it is written", () => {
    const fixtures = [fixture("f1", "4", 0), fixture("f2", "9", 30)];
    const spelt = { teamA: " HOME" };
    expect(tied(fixtures, [result("r", "Game Week 9", 0, spelt)])).toEqual(["f1:none", "f2:r"]);
    expect(tied(fixtures, [result("r", "5", 0)])).toEqual(["f1:none", "f2:none", "none:r"]);
    const turned = { teamA: "Away", teamB: "Home" };
    expect(tied(fixtures, [result("r", "4", 0, turned)])).toContain("none:r");
  });

  it("without game weeks by the nearest date, each once", () => {
    const fixtures = [fixture("spring", "", 0), fixture("autumn", "", 180)];
    const autumn = result("r2", "", 181);
    expect(tied(fixtures, [autumn])).toEqual(["spring:none", "autumn:r2"]);
    expect(tied(fixtures, [autumn, result("r1", "", 40)])).toEqual(["spring:r1", "autumn:r2"]);
    expect(tied(fixtures, [result("a", "", 0), result("b", "", 0)])).toEqual([
      "spring:a",
      "autumn:none",
      "none:b",
    ]);
  });

  it("never give a match that is to come the result of an earlier one", () => {
    expect(tied([fixture("next", "", 60)], [result("old", "", 0)])).toEqual([
      "next:none",
      "none:old",
    ]);
    // A result that was entered with the day alone is a few hours before its kick-off.
    expect(tied([fixture("next", "", 0)], [result("same", "", -0.6)])).toEqual(["next:same"]);
  });

  it("tie what has no date to the first of such matches, and what has no week by the date", () => {
    const fixtures = [fixture("second", "", 180), fixture("first", "", 0)];
    expect(tied(fixtures, [result("r", "", null)])).toEqual(["second:none", "first:r"]);
    const weekly = [fixture("f1", "1", 0), fixture("f2", "12", 90)];
    expect(tied(weekly, [result("r", "", 91)])).toEqual(["f1:none", "f2:r"]);
    expect(tied(weekly, [result("r", "", 91), result("s", "12", 99)])).toEqual(["f1:r", "f2:s"]);
  });

  it("keep seasons apart", () => {
    const past = { season: "2024-25" };
    expect(tied([fixture("f", "1", 0)], [result("r", "1", 0, past)])).toEqual(["f:none", "none:r"]);
    expect(tied([fixture("f", "1", 0, past)], [result("r", "1", 0, past)])).toEqual(["f:r"]);
  });
});

it("is to be played on its new day, where somebody left it postponed", () => {
  const later = { status: "Postponed", date: KICK_OFF + 22 * 86_400_000, movedFrom: KICK_OFF };
  const match = matchOf(makeFixture(later));
  expect(match.status).toBe("scheduled");
  expect(isToBePlayed(match, KICK_OFF)).toBe(true);
  expect(isDue(match, later.date + 4 * 3_600_000, 120)).toBe(true);
  const waits = { ...later, date: KICK_OFF };
  expect(matchOf(makeFixture(waits)).status).toBe("postponed");
  expect(matchOf(makeFixture({ ...later, date: null })).status).toBe("postponed");
  expect(matchOf(makeFixture({ ...later, movedFrom: null })).status).toBe("postponed");
});
