import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeResult, makeStanding } from "../../../tests/factories/records";
import { groupStandings, rankStandings, semiFinalPairings, tableFromResults } from "./standings";

type Score = readonly [teamA: string, scoreA: number, scoreB: number, teamB: string];

const results = (scores: readonly Score[]) =>
  scores.map(([teamA, scoreA, scoreB, teamB], at) =>
    makeResult({ teamA, scoreA, scoreB, teamB, gameWeek: `${at + 1}`, date: null }),
  );
const teamsOf = (scores: readonly Score[]) =>
  [...new Set(scores.flatMap(([a, , , b]) => [a, b]))].map((name) => ({ name }));
// As in sports/football and sports/basketball, where a test compares them with the specification.
const ranking = ["points", "goalDifference", "goalsFor", "name"] as const;
const basketballRanking = ["won", "pointsPerGame", "name"] as const;

/** Published final tables: rows as [team, points, goals for, goals against]. */
const worldCup2022: Record<string, { scores: Score[]; order: [string, number, number, number][] }> =
  {
    "group C, second place by goal difference": {
      scores: [
        ["Argentina", 1, 2, "Saudi Arabia"],
        ["Mexico", 0, 0, "Poland"],
        ["Poland", 2, 0, "Saudi Arabia"],
        ["Argentina", 2, 0, "Mexico"],
        ["Poland", 0, 2, "Argentina"],
        ["Saudi Arabia", 1, 2, "Mexico"],
      ],
      order: [
        ["Argentina", 6, 5, 2],
        ["Poland", 4, 2, 2],
        ["Mexico", 4, 2, 3],
        ["Saudi Arabia", 3, 3, 5],
      ],
    },
    "group E, second place by goal difference": {
      scores: [
        ["Germany", 1, 2, "Japan"],
        ["Spain", 7, 0, "Costa Rica"],
        ["Japan", 0, 1, "Costa Rica"],
        ["Spain", 1, 1, "Germany"],
        ["Japan", 2, 1, "Spain"],
        ["Costa Rica", 2, 4, "Germany"],
      ],
      order: [
        ["Japan", 6, 4, 3],
        ["Spain", 4, 9, 3],
        ["Germany", 4, 6, 5],
        ["Costa Rica", 3, 3, 11],
      ],
    },
    "group H, second place by goals scored": {
      scores: [
        ["Uruguay", 0, 0, "South Korea"],
        ["Portugal", 3, 2, "Ghana"],
        ["South Korea", 2, 3, "Ghana"],
        ["Portugal", 2, 0, "Uruguay"],
        ["Ghana", 0, 2, "Uruguay"],
        ["South Korea", 2, 1, "Portugal"],
      ],
      order: [
        ["Portugal", 6, 6, 4],
        ["South Korea", 4, 4, 4],
        ["Uruguay", 4, 2, 2],
        ["Ghana", 3, 5, 7],
      ],
    },
  };

describe("the table of the 2022 World Cup", () => {
  it.each(Object.entries(worldCup2022))("%s", (_, { scores, order }) => {
    const table = tableFromResults(results(scores), teamsOf(scores));
    const ranked = rankStandings(table, ranking, 2);
    expect(ranked.map(({ row: { team, points, gf, ga } }) => [team, points, gf, ga])).toEqual(
      order,
    );
    expect(ranked.map(({ zone }) => zone)).toEqual([
      "qualified",
      "qualified",
      "eliminated",
      "eliminated",
    ]);
    expect(ranked.some(({ tied }) => tied)).toBe(false);
  });
});

it("ranks the Premier League of 2011-12 as published: the title by goal difference, tenth place by goals", () => {
  // Team, won, drawn, lost, goals for, goals against, in the published order.
  const published: [string, number, number, number, number, number][] = [
    ["Manchester City", 28, 5, 5, 93, 29],
    ["Manchester United", 28, 5, 5, 89, 33],
    ["Arsenal", 21, 7, 10, 74, 49],
    ["Tottenham Hotspur", 20, 9, 9, 66, 41],
    ["Newcastle United", 19, 8, 11, 56, 51],
    ["Chelsea", 18, 10, 10, 65, 46],
    ["Everton", 15, 11, 12, 50, 40],
    ["Liverpool", 14, 10, 14, 47, 40],
    ["Fulham", 14, 10, 14, 48, 51],
    ["West Bromwich Albion", 13, 8, 17, 45, 52],
    ["Swansea City", 12, 11, 15, 44, 51],
    ["Norwich City", 12, 11, 15, 52, 66],
    ["Sunderland", 11, 12, 15, 45, 46],
    ["Stoke City", 11, 12, 15, 36, 53],
    ["Wigan Athletic", 11, 10, 17, 42, 62],
    ["Aston Villa", 7, 17, 14, 37, 53],
    ["Queens Park Rangers", 10, 7, 21, 43, 66],
    ["Bolton Wanderers", 10, 6, 22, 46, 77],
    ["Blackburn Rovers", 8, 7, 23, 48, 78],
    ["Wolverhampton Wanderers", 5, 10, 23, 40, 82],
  ];
  const rows = published.map(([team, won, draw, lost, gf, ga]) =>
    makeStanding({ team, won, draw, lost, gf, ga, gd: gf - ga, points: 3 * won + draw }),
  );
  const order = published.map(([team]) => team);
  const shuffled = fc.shuffledSubarray(rows, { minLength: rows.length });
  fc.assert(
    fc.property(shuffled, (given) => {
      expect(rankStandings(given, ranking).map(({ row }) => row.team)).toEqual(order);
    }),
  );
});

it("ranks Olympic basketball group C of 2024 as published, with averages and streaks", () => {
  const scores: Score[] = [
    ["South Sudan", 90, 79, "Puerto Rico"],
    ["Serbia", 84, 110, "United States"],
    ["Puerto Rico", 66, 107, "Serbia"],
    ["United States", 103, 86, "South Sudan"],
    ["Puerto Rico", 83, 104, "United States"],
    ["Serbia", 96, 85, "South Sudan"],
  ];
  const table = tableFromResults(results(scores), teamsOf(scores));
  const ranked = rankStandings(table, basketballRanking);
  expect(
    ranked.map(({ row: { team, won, lost, ppg, streak } }) => [team, won, lost, ppg, streak]),
  ).toEqual([
    ["United States", 3, 0, 105.7, "W3"],
    ["Serbia", 2, 1, 95.7, "W2"],
    ["South Sudan", 1, 2, 87, "L2"],
    ["Puerto Rico", 0, 3, 76, "L3"],
  ]);
  expect(ranked.every(({ zone }) => zone === null)).toBe(true);
});

describe("rankStandings", () => {
  it("separates equal wins by points per game", () => {
    const rows = [
      makeStanding({ team: "A", won: 3, ppg: 71.5 }),
      makeStanding({ team: "B", won: 3, ppg: 80 }),
      makeStanding({ team: "C", won: 4, ppg: 60 }),
    ];
    const ranked = rankStandings(rows, basketballRanking);
    expect(ranked.map(({ row }) => row.team)).toEqual(["C", "B", "A"]);
    expect(rows.map(({ team }) => team)).toEqual(["A", "B", "C"]);
  });

  it("marks teams that only the name separates, and still gives each a rank of its own", () => {
    const rows = ["Zenith", "Apex"].map((team) => makeStanding({ team }));
    const last = makeStanding({ team: "Last", points: 0, gd: -9, gf: 0 });
    expect(
      rankStandings([...rows, last], ranking).map(({ rank, row, tied }) => [rank, row.team, tied]),
    ).toEqual([
      [1, "Apex", true],
      [2, "Zenith", true],
      [3, "Last", false],
    ]);
  });

  it("eliminates nobody before the first match", () => {
    const none = { played: 0, won: 0, draw: 0, lost: 0, gf: 0, ga: 0, gd: 0, points: 0 };
    const rows = ["A", "B", "C"].map((team) => makeStanding({ team, ...none }));
    expect(rankStandings(rows, ranking, 2).map(({ zone }) => zone)).toEqual([null, null, null]);
  });
});

describe("groupStandings", () => {
  it("reads every way a group is written, keeps empty groups, and puts unknown ones last", () => {
    const rows = ["A", "group a", " Group A", "x", "b", ""].map((group, at) =>
      makeStanding({ team: `${at}`, group }),
    );
    expect(
      groupStandings(rows, ["A", "B", "C"]).map((one) => [
        one.group,
        one.rows.map(({ team }) => team).join(),
      ]),
    ).toEqual([
      ["A", "0,1,2"],
      ["B", "4"],
      ["C", ""],
      ["", "5"],
      ["x", "3"],
    ]);
  });
});

describe("semiFinalPairings", () => {
  it("pairs the first of a group with the second of the other, by rank", () => {
    const ranked = (...teams: string[]) =>
      rankStandings(
        teams.map((team, at) => makeStanding({ team, points: 9 - at })),
        ranking,
        2,
      );
    const groups = [
      { group: "A", ranked: ranked("Alpha", "Beta", "Gamma") },
      { group: "B", ranked: ranked("Delta") },
    ];
    expect(
      semiFinalPairings(groups, [
        ["A1", "B2"],
        ["A2", "B1"],
      ]),
    ).toEqual([
      {
        label: "Semi-final 1",
        home: { seed: "A1", team: "Alpha" },
        away: { seed: "B2", team: null },
      },
      {
        label: "Semi-final 2",
        home: { seed: "A2", team: "Beta" },
        away: { seed: "B1", team: "Delta" },
      },
    ]);
  });
});

describe("tableFromResults", () => {
  const teams = [
    { name: "Home", group: "A" },
    { name: "Away", group: "A" },
    { name: "Other", group: "B" },
  ];
  const row = (team: string, given: Parameters<typeof makeResult>[0][]) =>
    tableFromResults(given.map(makeResult), teams).find((one) => one.team === team);

  it("counts a name however it is typed, but no match without a score or between groups", () => {
    const won = row("Home", [
      { teamA: " HOME", teamB: "away", scoreA: 2, scoreB: 0 },
      { teamA: "Home", teamB: "Away", scoreA: null, scoreB: 3 },
      { teamA: "Home", teamB: "Other", scoreA: 0, scoreB: 5, gameWeek: "Semi-final" },
    ]);
    expect(won).toMatchObject({ played: 1, won: 1, lost: 0, gf: 2, ga: 0, gd: 2, points: 3 });
  });

  it("counts the streak in the order played, not the order stored", () => {
    const match = (day: number, scoreA: number) => ({
      teamA: "Home",
      teamB: "Away",
      scoreA,
      scoreB: 1,
      date: Date.UTC(2026, 2, day),
    });
    expect(row("Home", [match(20, 1), match(6, 0), match(13, 1)])?.streak).toBe("D2");
    expect(row("Home", [])?.streak).toBe("");
  });

  it("balances: goals for equal goals against, wins equal losses, three points a decided match", () => {
    const names = ["A", "B", "C", "D"];
    const score = fc.integer({ min: 0, max: 20 });
    const match = fc.tuple(fc.constantFrom(...names), score, score, fc.constantFrom(...names));
    fc.assert(
      fc.property(fc.array(match, { maxLength: 40 }), (given) => {
        const scores = given.filter(([a, , , b]) => a !== b);
        const table = tableFromResults(
          results(scores),
          names.map((name) => ({ name })),
        );
        const sum = (column: "gf" | "ga" | "gd" | "won" | "lost" | "draw" | "points" | "played") =>
          table.reduce((total, standing) => total + standing[column], 0);
        expect(sum("gf")).toBe(sum("ga"));
        expect(sum("gd")).toBe(0);
        expect(sum("won")).toBe(sum("lost"));
        expect(sum("played")).toBe(2 * scores.length);
        expect(sum("points")).toBe(3 * sum("won") + sum("draw"));
      }),
    );
  });
});
