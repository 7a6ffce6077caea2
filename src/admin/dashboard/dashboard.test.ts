import { describe, expect, it } from "vitest";
import { mbl } from "../../../tests/arena/leagues/mbl";
import { mls } from "../../../tests/arena/leagues/mls";
import { withOpened } from "@/leagues/opening";
import { studentWeekFootball } from "../../../tests/arena/leagues/studentWeekFootball";
import { KICK_OFF, makeFixture, makeResult } from "../../../tests/factories/records";
import { missingResults } from "../fixtures/missingResults";
import { tilesOf } from "./tiles";

const NINE = [
  "Home",
  "Players",
  "Fixtures",
  "Results",
  "Standings",
  "Stats",
  "Transfers",
  "News",
  "Clubs",
];

describe("the tiles of a dashboard", () => {
  it.each([mls, mbl, studentWeekFootball])("are nine in every league: $slug", (league) => {
    expect(tilesOf(league).map(({ name }) => name)).toEqual(NINE);
  });

  it("lead to a section where the league has one, else to the page visitors see", () => {
    const of = (league: typeof mls, name: string) =>
      tilesOf(league).find((tile) => tile.name === name)?.to;
    expect(of(mls, "Players")).toBe("/mls/admin-dashboard/players");
    expect(of(mls, "Stats")).toBe("/mls/admin-dashboard/stats");
    expect(of(mbl, "Stats")).toBe("/mbl/stats");
    expect(of(studentWeekFootball, "Fixtures")).toBe(
      "/student-week-football/admin-dashboard/fixtures",
    );
    expect(of(studentWeekFootball, "Clubs")).toBe("/student-week-football/admin-dashboard/clubs");
    expect(of(studentWeekFootball, "Stats")).toBe("/student-week-football/stats");
    expect(of(studentWeekFootball, "Transfers")).toBeNull();
  });

  it("say which pages are not open to visitors yet", () => {
    const leadsTo = (league: typeof mls, name: string) =>
      tilesOf(league).find((tile) => tile.name === name)?.leadsTo;
    expect(["Home", "Transfers", "News"].map((name) => leadsTo(mls, name))).toEqual([
      "page",
      "closed",
      "closed",
    ]);
    expect(leadsTo(withOpened(mls, ["transfers"]), "Transfers")).toBe("page");
    expect(leadsTo(mbl, "Stats")).toBe("closed");
  });
});

describe("results that are missing", () => {
  const HOUR = 3_600_000;
  const played = makeFixture({ gameWeek: "4" });
  const missing = (over: Parameters<typeof makeFixture>[0] = {}, results = [makeResult()]) =>
    missingResults([{ ...played, ...over }], results, KICK_OFF + 4 * HOUR, 130).length;

  it("are those of matches that must be over", () => {
    expect(missing()).toBe(1);
    expect(missing({ date: KICK_OFF + 2 * HOUR })).toBe(0);
    expect(missingResults([played], [], KICK_OFF + 4 * HOUR, 300)).toEqual([]);
    expect(missing({ date: null })).toBe(0);
    for (const status of ["Postponed", "Called off", "Abandoned (storm)"]) {
      expect(missing({ status })).toBe(0);
    }
  });

  it("are there once the same match of the same game week has a result, however it is written", () => {
    const { teamA, teamB } = played;
    const result = makeResult({ teamA: ` ${teamA.toUpperCase()}`, teamB, gameWeek: "Game Week 4" });
    expect(missing({}, [result])).toBe(0);
    expect(missing({}, [{ ...result, gameWeek: "5" }])).toBe(1);
  });
});
