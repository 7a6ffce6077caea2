import { describe, expect, it } from "vitest";
import type { SeasonRecords } from "@/domain/season/competition";
import { mbl } from "../../../tests/arena/leagues/mbl";
import { mls } from "../../../tests/arena/leagues/mls";
import {
  KICK_OFF,
  makeFixture,
  makeResult,
  makeSeason,
  makeStanding,
  MEET_ONCE,
} from "../../../tests/factories/records";
import { doubtsOf, emptyTable } from "./doubts";
import { awaitingResults } from "../fixtures/missingResults";

const nothing: SeasonRecords = { fixtures: [], results: [], standings: [], seasons: [], teams: [] };
const found = (league: typeof mls, of: Partial<SeasonRecords>) =>
  doubtsOf(league, { ...nothing, ...of }).map(({ kind, record, text }) => [kind, record, text]);

describe("what is doubtful in a season", () => {
  const [teamA, teamB] = ["Hilltop Hawks", "Lagoon Waves"];

  it("is a result that the sport does not know", () => {
    const level = makeResult({ id: "r1", teamA, teamB, scoreA: 78, scoreB: 78 });
    expect(found(mbl, { results: [level] })).toEqual([
      [
        "results",
        "r1",
        "Hilltop Hawks 78–78 Lagoon Waves counts nowhere: A match here cannot end level.",
      ],
    ]);
  });

  it("is a match that was entered twice, and no second match of the same two", () => {
    const first = makeResult({ id: "r1", gameWeek: "3" });
    const again = { ...first, id: "r2", gameWeek: "Game Week 3" };
    expect(found(mls, { results: [first, again] })).toMatchObject([["results", "r2", {}]]);
    expect(found(mls, { results: [first, { ...again, stage: "F" }] })).toEqual([]);
    expect(found(mls, { results: [first, { ...again, gameWeek: "4" }] })).toEqual([]);
    const undated = { ...first, gameWeek: "", date: null };
    expect(found(mls, { results: [undated, { ...undated, id: "r2" }] })).toEqual([]);
  });

  it("is a final that nobody was sent to, while its semi-final is open with other clubs", () => {
    const semi = makeResult({ id: "s", stage: "SF1", scoreA: 1, scoreB: 1, gameWeek: "5" });
    const final = makeResult({ id: "f", stage: "F", gameWeek: "6" });
    expect(found(mls, { results: [semi, final] })).toContainEqual([
      "results",
      "f",
      expect.stringContaining("counts for nothing in the bracket"),
    ]);
  });

  it("is an abandoned match that waits, with a way out once it was replayed", () => {
    const abandoned = makeResult({ id: "r1", scoreA: 1, scoreB: 0, ending: "abandoned 63" });
    expect(found(mls, { results: [abandoned] })).toMatchObject([
      ["results", "r1", expect.stringContaining("nobody has decided what happens to it")],
    ]);
    const replay = { ...abandoned, id: "r2", ending: "", scoreB: 1, date: KICK_OFF };
    const doubts = doubtsOf(mls, { ...nothing, results: [abandoned, replay] });
    expect(doubts).toMatchObject([{ record: "r1", toVoid: { id: "r1" } }]);
    const settled = { ...abandoned, ending: "void" };
    expect(found(mls, { results: [settled, replay] })).toEqual([]);
    const other = { ...replay, gameWeek: "9" };
    expect(doubtsOf(mls, { ...nothing, results: [abandoned, other] })[0]).not.toHaveProperty(
      "toVoid",
    );
  });

  it("is a table kept by hand in which nobody has entered a row", () => {
    const results = [makeResult()];
    const about = (of: Partial<SeasonRecords>) => emptyTable(mls, { ...nothing, ...of });
    expect(about({ results })).toMatchObject([{ kind: "standings", record: null }]);
    expect(about({})).toEqual([]);
    expect(about({ results, standings: [makeStanding()] })).toEqual([]);
    const [{ id }] = mls.seasons;
    expect(about({ results, seasons: [makeSeason({ id, table: "computed" })] })).toEqual([]);
  });

  it("is a table kept by hand that is not that of the results", () => {
    const results = [makeResult({ teamA: "Kingsway Rovers", teamB: "Mount Trojans" })];
    const standings = [
      makeStanding({ group: "A" }),
      makeStanding({ id: "s2", team: "Mount Trojans", group: "B" }),
    ];
    expect(found(mls, { results, standings })).toEqual([
      ["standings", null, "The table is kept by hand and differs from the results for 2 teams."],
    ]);
    const seasons = [makeSeason({ id: mls.seasons[0].id, table: "computed", format: MEET_ONCE })];
    expect(found(mls, { results, standings, seasons })).toEqual([]);
    expect(found(mls, { results })).toEqual([]);
  });
});

it("offers to enter results of matches that have begun and have none", () => {
  const offered = (of: Parameters<typeof makeFixture>[0], results = [makeResult()]) =>
    awaitingResults([makeFixture({ id: "f1", ...of })], results, KICK_OFF + 60_000).has("f1");
  expect(offered({})).toBe(true);
  expect(offered({ date: KICK_OFF + 120_000 })).toBe(false);
  expect(offered({ date: null, status: "Live" })).toBe(true);
  expect(offered({ status: "Postponed" })).toBe(false);
  expect(offered({}, [makeResult({ id: "f1" })])).toBe(false);
});
