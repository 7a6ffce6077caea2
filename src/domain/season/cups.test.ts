import { describe, expect, it } from "vitest";
import { mls } from "../../../tests/arena/leagues/mls";
import { KICK_OFF, makeFixture, makeResult, makeSeason } from "../../../tests/factories/records";
import { needsWinner } from "../match/stage";
import { competitionOf, type SeasonRecords } from "./competition";
import { readCup } from "./cups";
import { tiesIn, writeCup } from "./cupTies";
import { dueMatches } from "./dueMatches";
import { proposedStage } from "./proposedStage";
import { withSeasons } from "./seasons";
import { roundInWords, stageInWords } from "./stageInWords";

const line = "cup|Chancellor’s Cup|4|1|yes|P, Q, R, S";
const season = (cups: readonly string[], more = {}) =>
  makeSeason({ id: mls.seasons[0].id, table: "computed", cups: [...cups], ...more });
const held = (
  more: Partial<SeasonRecords> = {},
  cups: readonly string[] = [line],
): SeasonRecords => ({
  teams: [],
  standings: [],
  fixtures: [],
  results: [],
  seasons: [season(cups, { format: "groups=;rounds=1;through=0;cup=0;third=no;legs=1" })],
  ...more,
});
const played = (
  stage: string,
  teamA: string,
  teamB: string,
  score: readonly [number, number],
  ending = "",
) => makeResult({ id: stage, stage, teamA, teamB, scoreA: score[0], scoreB: score[1], ending });
const tiesOf = (records: SeasonRecords, id = "cup") =>
  tiesIn(id, competitionOf(mls, records), records.results);

describe("a cup beside the league", () => {
  it("is stored as it is read, in drawn order", () => {
    const cup = readCup(line);
    expect(cup).toEqual({
      id: "cup",
      name: "Chancellor’s Cup",
      legs: "1",
      third: "yes",
      clubs: ["P", "Q", "R", "S"],
    });
    expect(cup && writeCup(cup)).toBe(line);
    const open = "cup|Cup|2|2a|played|P, Q";
    const again = readCup(open);
    expect(again && writeCup(again)).toBe(open);
    for (const bad of ["", "cup|Cup|4|1|yes|P", "Cup!|Cup|4|1|yes|P, Q", `${line}|x`])
      expect(readCup(bad), bad).toBeNull();
  });

  it("has a bracket in which neighbours of the draw meet, and winners go on", () => {
    const results = [
      played("cup:SF1", "P", "Q", [1, 1], "pens 4-2"),
      played("cup:SF2", "R", "S", [0, 3]),
      // The league's own semi-final is none of the cup's.
      played("SF1", "Q", "P", [5, 0]),
    ];
    expect(
      tiesOf(held({ results })).map(({ slot, state: { a, b, winner } }) => [slot.id, a, b, winner]),
    ).toEqual([
      ["SF1", { team: "P" }, { team: "Q" }, "P"],
      ["SF2", { team: "R" }, { team: "S" }, "S"],
      ["P3", { team: "Q" }, { team: "R" }, null],
      ["F", { team: "P" }, { team: "S" }, null],
    ]);
  });

  it("has a match for third place, where that is left open, once one is played", () => {
    const open = [line.replace("yes", "played")];
    const idsOf = (results: SeasonRecords["results"]) =>
      tiesOf(held({ results }, open)).map(({ slot }) => slot.id);
    expect(idsOf([])).toEqual(["SF1", "SF2", "F"]);
    expect(idsOf([played("cup:P3", "Q", "R", [1, 0])])).toEqual(["SF1", "SF2", "P3", "F"]);
  });

  it("is asked who won a match of it that ended level, however the league plays its own", () => {
    expect(needsWinner("cup:SF1", 2)).toBe(true);
    expect(needsWinner("cup:SF1/2", 2)).toBe(false);
    expect(needsWinner("SF1", 2)).toBe(false);
  });

  it("has no ties where the season has no such cup", () => {
    expect(tiesOf(held(), "other")).toEqual([]);
  });

  it("lets the first of the draw go on without a match where places are left", () => {
    const ties = tiesOf(held({}, ["cup|Cup|8|2|no|P, Q, R, S, T, U"]));
    expect(ties.map(({ slot }) => slot.id)).toEqual(["QF1", "QF2", "SF1", "SF2", "F"]);
    expect(ties.slice(0, 4).map(({ state: { a, b } }) => [a, b])).toMatchObject([
      [{ team: "R" }, { team: "S" }],
      [{ team: "T" }, { team: "U" }],
      [{ team: "P" }, { team: "Q" }],
      [{ waiting: expect.anything() }, { waiting: expect.anything() }],
    ]);
  });

  it("is counted by no table, and its guests stand in none", () => {
    const results = [played("cup:SF1", "P", "Guests", [1, 0])];
    const fixtures = [makeFixture({ id: "league", teamA: "P", teamB: "Q", date: KICK_OFF })];
    const { tables } = competitionOf(mls, held({ results, fixtures }));
    const rows = tables.flatMap(({ lines }) => lines.map(({ row }) => [row.team, row.played]));
    expect(rows).toEqual([
      ["P", 0],
      ["Q", 0],
    ]);
  });

  it("says which of its matches are known and not planned, leg by leg", () => {
    const dueOf = (records: SeasonRecords) =>
      dueMatches(competitionOf(mls, records), records.results).map(({ stage, teamA, teamB }) => [
        stage,
        teamA,
        teamB,
      ]);
    expect(dueOf(held())).toEqual([
      ["cup:SF1", "P", "Q"],
      ["cup:SF2", "R", "S"],
    ]);
    const fixtures = [makeFixture({ id: "f", stage: "cup:SF2/1", teamA: "R", teamB: "S" })];
    const results = [played("cup:SF1", "P", "Q", [2, 0])];
    expect(dueOf(held({ fixtures, results }))).toEqual([]);
    expect(dueOf(held({}, [line.replace("|1|", "|2|")]))).toEqual([
      ["cup:SF1/1", "P", "Q"],
      ["cup:SF1/2", "Q", "P"],
      ["cup:SF2/1", "R", "S"],
      ["cup:SF2/2", "S", "R"],
    ]);
  });

  it("is proposed for a match whose game week names it, or a round in which the two meet", () => {
    const records = held();
    const competition = competitionOf(mls, records);
    const proposed = (teamA: string, teamB: string, gameWeek: string) =>
      proposedStage({ teamA, teamB, gameWeek }, competition, records.results);
    expect(proposed("Q", "P", "Semi-final")).toMatchObject({
      stage: "cup:SF1",
      name: "Chancellor’s Cup: Semi-final 1",
    });
    expect(proposed("R", "S", "Chancellor’s Cup")?.stage).toBe("cup:SF2");
    // The two may meet in the league as well.
    expect(proposed("P", "Q", "3")).toBeNull();
  });

  it("is named by its matches", () => {
    const league = withSeasons(mls, [season([line])]);
    expect(stageInWords(league, "cup:SF1")).toBe("Chancellor’s Cup, semi-finals");
    expect(stageInWords(league, "SF1")).toBe("Semi-finals");
    expect(stageInWords(mls, "cup:F")).toBe("Cup, final");
    const round = (gameWeek: string, stage: string) => roundInWords(league, { gameWeek, stage });
    expect(round("3", "")).toBe("Game week 3");
    expect(round("", "")).toBe("");
    expect(round("", "SF1")).toBe("Semi-finals");
    expect(round("Semi-final", "SF1")).toBe("Semi-final");
    expect(round("4", "cup:SF1")).toBe("Chancellor’s Cup, semi-finals");
  });
});
