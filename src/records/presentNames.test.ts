import { describe, expect, it } from "vitest";
import { emptyEntity, newMeta } from "./record";
import {
  makeFixture,
  makePlayer,
  makeResult,
  makeStanding,
  makeTeam,
} from "../../tests/factories/records";
import { competitionOf } from "@/domain/season/competition";
import { mls } from "../../tests/arena/leagues/mls";
import { withNamesOfToday } from "./presentNames";

const rovers = makeTeam({ name: "Rovers United", formerNames: ["Kingsway Rovers", "Rovrs"] });
const teams = [rovers, makeTeam({ name: "Mount Trojans" })];

describe("clubs under the names of today", () => {
  it("stand wherever a record names a club", () => {
    const fixture = makeFixture({ teamA: "kingsway rovers", teamB: "Mount Trojans" });
    expect(withNamesOfToday("fixtures", [fixture], teams)).toMatchObject([
      { id: fixture.id, teamA: "Rovers United", teamB: "Mount Trojans" },
    ]);
    const result = makeResult({ teamA: "Mount Trojans", teamB: "Rovrs" });
    expect(withNamesOfToday("results", [result], teams)[0]?.teamB).toBe("Rovers United");
    expect(withNamesOfToday("standings", [makeStanding({ team: "Rovrs" })], teams)[0]?.team).toBe(
      "Rovers United",
    );
    const player = makePlayer({ club: "Rovrs", formerClubs: ["2025-09-01 Kingsway Rovers"] });
    expect(withNamesOfToday("players", [player], teams)).toMatchObject([
      { club: "Rovers United", formerClubs: ["2025-09-01 Rovers United"] },
    ]);
    const season = {
      ...emptyEntity("seasons"),
      ...newMeta,
      id: "2025",
      champion: "Rovrs",
      places: ["Rovrs", "Mount Trojans"],
    };
    expect(withNamesOfToday("seasons", [season], teams)).toMatchObject([
      { champion: "Rovers United", places: ["Rovers United", "Mount Trojans"] },
    ]);
    const event = {
      ...emptyEntity("events"),
      ...newMeta,
      id: "e",
      lines: ["7|Ada|Rovrs|12.1", "|Bo|X"],
    };
    expect(withNamesOfToday("events", [event], teams)[0]?.lines).toEqual([
      "7|Ada|Rovers United|12.1",
      "|Bo|X",
    ]);
  });

  it("leave a name that a club has today, and lists without any former name as they are", () => {
    const taken = [...teams, makeTeam({ name: "Rovrs" })];
    const fixtures = [makeFixture({ teamA: "Rovrs" })];
    expect(withNamesOfToday("fixtures", fixtures, taken)[0]?.teamA).toBe("Rovrs");
    expect(withNamesOfToday("fixtures", fixtures, [makeTeam({})])).toBe(fixtures);
    expect(withNamesOfToday("fixtures", fixtures, teams)).toBe(
      withNamesOfToday("fixtures", fixtures, teams),
    );
  });

  it("make one row of the table of what two spellings won", () => {
    const results = ["Kingsway Rovers", "Rovrs"].map((teamA, at) =>
      makeResult({ id: `r${at}`, teamA, teamB: "Mount Trojans", scoreA: 1, scoreB: 0 }),
    );
    const [{ id, label }] = mls.seasons;
    const season = { ...emptyEntity("seasons"), ...newMeta, id, label, table: "computed" as const };
    const { tables } = competitionOf(mls, {
      teams: teams.map((team) => ({ ...team, group: "A" })),
      fixtures: [],
      results: withNamesOfToday("results", results, teams),
      standings: [],
      seasons: [season],
    });
    const rows = tables.flatMap(({ lines }) =>
      lines.map(({ row }) => [row.team, row.played, row.won]),
    );
    expect(rows).toEqual([
      ["Rovers United", 2, 2],
      ["Mount Trojans", 2, 0],
    ]);
  });
});
