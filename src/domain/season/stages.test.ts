import { describe, expect, it } from "vitest";
import {
  KICK_OFF,
  makeFixture,
  makeResult,
  makeSeason,
  makeStanding,
  makeTeam,
} from "../../../tests/factories/records";
import { mls } from "../../../tests/arena/leagues/mls";
import type { League } from "../league/league";
import { bracketOf } from "./bracket";
import { matchesOutsideTables, competitionOf, isLeft, type SeasonRecords } from "./competition";
import { crossTable } from "./crossTable";
import { whyInWords } from "../table/explain";
import { proposedStage } from "./proposedStage";

const DAY = 86_400_000;
const league: League = { ...mls, pack: "football.arena" };
const season = (format: string) =>
  makeSeason({ id: mls.seasons[0].id, label: "Now", table: "computed", format });
const FOUR = "groups=;rounds=1;through=4;cup=4;third=yes;legs=1";

const names = ["P", "Q", "R", "S", "T"];
/** The earlier in the list wins by as many places as it is ahead. */
const all = names.flatMap((teamA, at) =>
  names
    .slice(at + 1)
    .map((teamB, nth) =>
      makeResult({ id: teamA + teamB, teamA, teamB, scoreA: nth + 1, scoreB: 0, gameWeek: "1" }),
    ),
);
const held = (more: Partial<SeasonRecords> = {}, format = FOUR): SeasonRecords => ({
  teams: [],
  standings: [],
  fixtures: [],
  results: all,
  seasons: [season(format)],
  ...more,
});
const semiFinal = makeFixture({
  id: "semi",
  teamA: "P",
  teamB: "S",
  gameWeek: "Semi-final",
  date: KICK_OFF + DAY,
  stage: "SF1",
});
const tableOf = (records: SeasonRecords) =>
  competitionOf(league, records).tables.map(({ lines, input }) => ({
    lines: lines.map(({ row, rank }) => [rank, row.team, row.played, row.points]),
    left: input?.remaining ?? [],
  }));

describe("a round that a team has free", () => {
  const free = makeResult({
    id: "free",
    teamA: "P",
    teamB: "-",
    ending: "bye",
    scoreA: null,
    scoreB: null,
  });
  const rowOf = (bye: string, stage = "") => {
    const records = held({ results: [...all, { ...free, stage }] }, `${FOUR}${bye}`);
    const competition = competitionOf(league, records);
    expect(competition.matches.map(({ id }) => id)).not.toContain("free");
    expect(competition.refused).toEqual([]);
    const lines = competition.tables.flatMap((table) => table.lines);
    expect(lines.map(({ row }) => row.team).toSorted()).toEqual(names);
    const row = lines.find(({ row: { team } }) => team === "P")?.row;
    return [row?.played, row?.won, row?.points];
  };

  it("is no match, and gives what the season says", () => {
    expect(rowOf("")).toEqual([4, 4, 12]);
    expect(rowOf(";bye=none")).toEqual([4, 4, 12]);
    expect(rowOf(";bye=win")).toEqual([4, 4, 15]);
    expect(rowOf(";bye=half")).toEqual([4, 4, 13.5]);
    // A place in a cup that nobody disputes is none of the league's.
    expect(rowOf(";bye=win", "cup:QF1")).toEqual([4, 4, 12]);
  });
});

describe("a match of the knock-out", () => {
  it("changes nothing of a finished table when it gets a date", () => {
    const records = held({ fixtures: [semiFinal] });
    expect(tableOf(records)).toEqual(tableOf(held()));
    const competition = competitionOf(league, records);
    const [first] = bracketOf(competition, records.results);
    expect([first?.state.a, first?.state.b]).toEqual([{ team: "P" }, { team: "S" }]);
    expect(competition.matches.filter((one) => one.stage === "" && isLeft(one))).toEqual([]);
    expect(crossTable(names, competition.matches).get("P")?.get("S")).toHaveLength(1);
  });

  it("is one although its result says nothing, where its fixture does", () => {
    const result = makeResult({ ...semiFinal, scoreA: 1, scoreB: 3, stage: "", gameWeek: "" });
    const records = held({ fixtures: [semiFinal], results: [...all, result] });
    expect(tableOf(records)).toEqual(tableOf(held()));
    const [first] = bracketOf(competitionOf(league, records), records.results);
    expect(first?.state.winner).toBe("S");
  });

  it("is one although its fixture says nothing, where its result does", () => {
    const fixture = { ...semiFinal, stage: "" };
    const result = makeResult({ ...semiFinal, scoreA: 1, scoreB: 3 });
    const records = held({ fixtures: [fixture], results: [...all, result] });
    expect(tableOf(records)).toEqual(tableOf(held()));
  });

  it("counts in the table as before where nobody says what it is for", () => {
    const fixture = { ...semiFinal, stage: "" };
    expect(tableOf(held({ fixtures: [fixture] }))[0]?.left).toHaveLength(1);
  });
});

describe("what a match without a stage looks like", () => {
  const asked = (teamA: string, teamB: string, gameWeek = "", results = all) => {
    const records = held({ results });
    const found = proposedStage(
      { teamA, teamB, gameWeek },
      competitionOf(league, records),
      results,
    );
    return found?.stage ?? null;
  };

  it("is the tie in which the bracket has the two", () => {
    expect(asked("S", "P")).toBe("SF1");
    expect(asked("Q", "R")).toBe("SF2");
  });

  it("is the round that its game week names", () => {
    const begun = all.slice(0, 3);
    expect(asked("P", "T", "Semi-final", begun)).toBe("SF1");
    expect(asked("P", "T", "Final", begun)).toBe("F");
    expect(asked("P", "T", "Third place", begun)).toBe("P3");
    expect(asked("P", "T", "Play-off", begun)).toBe("PO");
    expect(asked("P", "T", "3", begun)).toBeNull();
  });

  it("is a play-off where the two have met as often as the format says", () => {
    expect(asked("P", "T")).toBe("PO");
    expect(asked("P", "New")).toBeNull();
  });
});

it("lets a play-off decide between two that are level on points, and nothing else", () => {
  const level = [
    makeResult({ id: "1", teamA: "P", teamB: "R", scoreA: 5, scoreB: 0 }),
    makeResult({ id: "2", teamA: "Q", teamB: "R", scoreA: 1, scoreB: 0 }),
  ];
  const playOff = makeResult({
    id: "3",
    teamA: "P",
    teamB: "Q",
    scoreA: 1,
    scoreB: 1,
    ending: "pens 2-4",
    stage: "PO",
  });
  const one = "groups=;rounds=1;through=0;cup=0;third=no;legs=1";
  const [table] = tableOf(held({ results: [...level, playOff] }, one));
  const [{ ranked } = { ranked: null }] = competitionOf(
    league,
    held({ results: [...level, playOff] }, one),
  ).tables;
  expect(ranked && whyInWords(ranked, "Q", "P")).toBe("Level on 3 points. The play-off won by Q.");
  expect(table?.lines).toEqual([
    [1, "Q", 1, 3],
    [2, "P", 1, 3],
    [3, "R", 2, 0],
  ]);
});

it("adds up the legs of a play-off, and keeps to it where a third team is level too", () => {
  const one = "groups=;rounds=1;through=0;cup=0;third=no;legs=1";
  const level = [
    makeResult({ id: "1", teamA: "P", teamB: "Q", scoreA: 3, scoreB: 0 }),
    makeResult({ id: "2", teamA: "Q", teamB: "R", scoreA: 2, scoreB: 0 }),
    makeResult({ id: "3", teamA: "R", teamB: "P", scoreA: 1, scoreB: 0 }),
  ];
  const legOf = (id: string, teamA: string, teamB: string, scoreA: number, stage: string) =>
    makeResult({ id, teamA, teamB, scoreA, scoreB: 0, stage });
  const order = (...legs: SeasonRecords["results"]) =>
    tableOf(held({ results: [...level, ...legs] }, one))[0]?.lines.map(([, team]) => team);
  expect(order()).toEqual(["P", "Q", "R"]);
  const first = legOf("4", "R", "Q", 2, "PO/1");
  expect(order(first)).toEqual(["P", "Q", "R"]);
  expect(order(first, legOf("5", "Q", "R", 1, "PO/2"))).toEqual(["P", "R", "Q"]);
  expect(order(first, legOf("5", "Q", "R", 3, "PO/2"))).toEqual(["P", "Q", "R"]);
});

describe("a season's way to play", () => {
  it("goes by points a match", () => {
    const results = [
      makeResult({ id: "1", teamA: "P", teamB: "R", scoreA: 1, scoreB: 0 }),
      makeResult({ id: "2", teamA: "Q", teamB: "R", scoreA: 1, scoreB: 0 }),
      makeResult({ id: "3", teamA: "Q", teamB: "T", scoreA: 0, scoreB: 0 }),
    ];
    const [table] = tableOf(
      held({ results }, "groups=;rounds=2;through=0;cup=0;third=no;legs=1;by=match"),
    );
    expect(table?.lines.map(([rank, team]) => `${rank} ${team}`)).toEqual([
      "1 P",
      "2 Q",
      "3 T",
      "4 R",
    ]);
  });

  it("counts matches between groups in either club's row, or says how many it leaves out", () => {
    const teams = { P: "A", Q: "A", R: "B", S: "B" };
    const records = (between: string): SeasonRecords => ({
      ...held({}, `groups=A,B;rounds=1;through=0;cup=0;third=no;legs=1${between}`),
      teams: Object.entries(teams).map(([name, group]) => makeTeam({ id: name, name, group })),
      results: [makeResult({ id: "x", teamA: "P", teamB: "R", scoreA: 2, scoreB: 0 })],
      fixtures: [],
    });
    const points = (between: string) =>
      tableOf(records(between)).map(({ lines }) => lines.map(([, team, , p]) => `${team} ${p}`));
    expect(points("")).toEqual([
      ["P 0", "Q 0"],
      ["R 0", "S 0"],
    ]);
    expect(points(";between=count")).toEqual([
      ["P 3", "Q 0"],
      ["S 0", "R 0"],
    ]);
    // Who withdrew from one group has no results in the other either.
    const word = { ...makeStanding({ id: "P", team: "P" }), out: "void" as const };
    const without = { ...records(";between=count"), standings: [word] };
    expect(
      tableOf(without).map(({ lines }) => lines.map(([, team, played]) => [team, played])),
    ).toEqual([
      [
        ["Q", 0],
        ["P", 0],
      ],
      [
        ["R", 0],
        ["S", 0],
      ],
    ]);
    expect(matchesOutsideTables(competitionOf(league, records("")))).toBe(1);
    expect(matchesOutsideTables(competitionOf(league, records(";between=count")))).toBe(0);
  });
});
