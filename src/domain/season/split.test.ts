import { describe, expect, it } from "vitest";
import { mls } from "../../../tests/arena/leagues/mls";
import {
  makeFixture,
  makeResult,
  makeSeason,
  makeStanding,
  makeTeam,
} from "../../../tests/factories/records";
import { effectOf } from "../table/effect";
import { outlook } from "../table/outlook";
import { leagueShare } from "./championship";
import { competitionOf, type SeasonRecords } from "./competition";
import { dueSplit } from "./dueSplit";
import { partsBySize, writeParts } from "./split";
import { proposedStage } from "./proposedStage";

const FORMAT = "groups=;rounds=1;through=0;cup=0;third=no;legs=1;split=3:2/2";
const DAY = 86_400_000;
const at = (day: number) => Date.UTC(2026, 9, 1) + day * DAY;

const teams = ["Ash", "Beech", "Cedar", "Date"].map((name) => makeTeam({ id: `t-${name}`, name }));
const match = (day: number, teamA: string, scoreA: number, scoreB: number, teamB: string) =>
  makeResult({ id: `${day}${teamA}`, teamA, teamB, scoreA, scoreB, date: at(day), gameWeek: "" });

/** Everybody once: Ash 9, Beech 4, Cedar 4, Date 0; Beech has more goals than Cedar. */
const first = [
  match(1, "Ash", 1, 0, "Beech"),
  match(1, "Cedar", 1, 0, "Date"),
  match(2, "Ash", 1, 0, "Cedar"),
  match(2, "Beech", 5, 0, "Date"),
  match(3, "Ash", 1, 0, "Date"),
  match(3, "Beech", 1, 1, "Cedar"),
];
const PARTS = ["t-Ash=1", "t-Beech=1", "t-Cedar=2", "t-Date=2"];
/** Ash wins within the upper part, Cedar within the lower one: Cedar has more points than Beech. */
const second = [match(11, "Ash", 2, 0, "Beech"), match(12, "Cedar", 2, 0, "Date")];

const season = (of: Partial<SeasonRecords>, said: object = {}, past?: string) =>
  competitionOf(
    mls,
    {
      teams,
      fixtures: [],
      standings: [],
      results: [],
      seasons: [makeSeason({ id: "2026", format: FORMAT, ...said })],
      ...of,
    },
    past,
  );
const PARTED = { split: PARTS, splitAt: at(10) };
const linesOf = (competition: ReturnType<typeof season>) =>
  competition.tables[0]?.lines.map(({ rank, row }) => [rank, row.team, row.points]);
const inputOf = (competition: ReturnType<typeof season>) => {
  const input = competition.tables[0]?.input;
  if (!input) throw new Error("a table is computed");
  return input;
};

describe("a table that has parted", () => {
  it("counts all points, and lets nobody leave their part whatever the points", () => {
    const results = [...first, ...second];
    expect(linesOf(season({ results }))).toEqual([
      [1, "Ash", 12],
      [2, "Cedar", 7],
      [3, "Beech", 4],
      [4, "Date", 0],
    ]);
    const competition = season({ results }, PARTED);
    expect(linesOf(competition)).toEqual([
      [1, "Ash", 12],
      [2, "Beech", 4],
      [3, "Cedar", 7],
      [4, "Date", 0],
    ]);
    expect(competition.tables[0]?.parts).toEqual([2, 2]);
  });

  it("counts the matches of clubs that were of two groups before", () => {
    const grouped = teams.map((one, nth) => ({ ...one, group: nth % 2 === 0 ? "A" : "B" }));
    const { tables, outcomes } = season({ results: first, teams: grouped });
    expect(outcomes).toHaveLength(6);
    expect(tables[0]?.lines.map(({ row }) => row.played)).toEqual([3, 3, 3, 3]);
  });

  it("moves no club when an old result is corrected", () => {
    const corrected = first.map((one) =>
      one.teamA === "Beech" && one.teamB === "Date" ? { ...one, scoreA: 0, scoreB: 5 } : one,
    );
    expect(
      linesOf(season({ results: [...corrected, ...second] }, PARTED))?.map(([, team]) => team),
    ).toEqual(["Ash", "Beech", "Cedar", "Date"]);
  });

  it("follows a club that is renamed", () => {
    const renamed = teams.map((one) => (one.name === "Cedar" ? { ...one, name: "Date" } : one));
    const swapped = renamed.map((one) => (one.id === "t-Date" ? { ...one, name: "Cedar" } : one));
    const { tables } = season(
      { results: first, teams: swapped },
      { split: ["t-Ash=1", "t-Cedar=1", "t-Beech=2", "t-Date=2"] },
    );
    expect(tables[0]?.lines.map(({ row }) => row.team)).toEqual(["Ash", "Date", "Beech", "Cedar"]);
  });

  it("parts a table that is kept by hand as well", () => {
    const standings = [
      ["Ash", 9],
      ["Cedar", 7],
      ["Beech", 4],
    ].map(([team, points]) =>
      makeStanding({ id: `${team}`, team: `${team}`, points: Number(points) }),
    );
    const said = { ...PARTED, table: "kept" as const };
    expect(linesOf(season({ standings }, said))).toEqual([
      [1, "Ash", 9],
      [2, "Beech", 4],
      [3, "Cedar", 7],
    ]);
  });

  it("is whole again in the season after it", () => {
    const seasons = [
      makeSeason({ id: "2026", format: FORMAT, ...PARTED }),
      makeSeason({ id: "2025", label: "Season 2025", ended: at(20), closed: at(20) }),
    ];
    expect(season({ results: first, seasons }).parts).toBeNull();
    expect(season({ results: first, seasons }, {}, "2026").parts).not.toBeNull();
  });

  it("stays whole in a season with groups, and where the format says nothing of it", () => {
    const results = [...first, ...second];
    const format = FORMAT.replace(/;split=.*/, "");
    expect(season({ results }, { ...PARTED, format }).parts).toBeNull();
    const groups = FORMAT.replace("groups=", "groups=A,B");
    expect(season({ results }, { ...PARTED, format: groups }).parts).toBeNull();
  });

  it("lacks the matches within its parts, and no other", () => {
    const missing = (said: object, results = first) =>
      inputOf(season({ results }, said)).missing?.map(({ a, b }) => `${a} v ${b}`);
    expect(missing(PARTED)).toEqual(["Ash v Beech", "Cedar v Date"]);
    expect(missing(PARTED, [...first, ...second])).toEqual([]);
    // One of two clubs of other parts that was never played is missing for good.
    expect(missing(PARTED, first.slice(0, 4))).toEqual(["Ash v Beech", "Cedar v Date"]);
  });

  it("is over for the arena championship once each part is played", () => {
    const progress = (results: SeasonRecords["results"], said: object) =>
      leagueShare(mls, {
        teams,
        fixtures: [],
        standings: [],
        results,
        seasons: [makeSeason({ id: "2026", format: FORMAT, ...said })],
      }).progress;
    expect(progress(first, {})).toBe("running");
    expect(progress(first, PARTED)).toBe("running");
    expect(progress([...first, ...second], PARTED)).toBe("final");
  });

  it("takes a third meeting within a part for one too many, and a second between two parts", () => {
    const competition = season({ results: first }, PARTED);
    const stage = (teamA: string, teamB: string) =>
      proposedStage({ teamA, teamB, gameWeek: "" }, competition, first)?.stage ?? "";
    expect(stage("Beech", "Ash")).toBe("");
    expect(stage("Beech", "Cedar")).toBe("PO");
  });

  it("says of each match what it changed in the table as it was then", () => {
    const input = inputOf(season({ results: [...first, ...second] }, PARTED));
    const places = (id: string) =>
      effectOf(input, id)?.after.rows.map(({ team, rank }) => `${rank} ${team}`);
    expect(places("3Beech")).toEqual(["1 Ash", "2 Beech", "3 Cedar", "4 Date"]);
    expect(places("12Cedar")).toEqual(["1 Ash", "2 Beech", "3 Cedar", "4 Date"]);
    // Until the first match after it, the table had not parted: Cedar was second after its win on the first day.
    expect(places("1Cedar")?.slice(0, 2)).toEqual(["1 Ash", "1 Cedar"]);
  });
});

describe("what is certain", () => {
  const verdicts = (said: object, results: SeasonRecords["results"], places: number) =>
    Object.fromEntries(
      [...outlook({ ...inputOf(season({ results }, said)), places })].map(([team, { verdict }]) => [
        team,
        verdict,
      ]),
    );

  it("counts matches whose opponents nobody knows before the table parts", () => {
    // Ash has 9 points and each club one match left: nobody else can have more than 7.
    expect(verdicts({}, first, 1)).toEqual({
      Ash: "clinched",
      Beech: "eliminated",
      Cedar: "eliminated",
      Date: "eliminated",
    });
    expect(verdicts({}, first, 2)).toMatchObject({ Beech: "open", Cedar: "open" });
    expect(inputOf(season({ results: first })).later).toEqual({ least: 1, most: 1 });
  });

  it("lets nobody of a lower part through to a place of the upper one", () => {
    expect(verdicts(PARTED, first, 2)).toEqual({
      Ash: "clinched",
      Beech: "clinched",
      Cedar: "eliminated",
      Date: "eliminated",
    });
    expect(verdicts(PARTED, first, 3)).toEqual({
      Ash: "clinched",
      Beech: "clinched",
      Cedar: "clinched",
      Date: "eliminated",
    });
  });
});

describe("parting", () => {
  it("is due once every club has played its matches, and says who lacks some", () => {
    expect(dueSplit(season({ results: first }))).toEqual({
      parts: [
        ["Ash", "Beech"],
        ["Cedar", "Date"],
      ],
      behind: [],
      shared: [],
    });
    const behind = dueSplit(season({ results: first.slice(0, 5) }))?.behind;
    expect(behind).toEqual([
      { team: "Beech", left: 1 },
      { team: "Cedar", left: 1 },
    ]);
    expect(dueSplit(season({ results: first }, PARTED))).toBeNull();
    expect(dueSplit(season({}))).toBeNull();
  });

  it("waits where a place is shared across the line", () => {
    const level = first.map((one) =>
      one.teamA === "Beech" && one.teamB === "Date" ? { ...one, scoreA: 1 } : one,
    );
    expect(dueSplit(season({ results: level }))?.shared).toEqual(["Beech", "Cedar"]);
    const standings = [
      makeStanding({ id: "b", team: "Beech", lot: 2 }),
      makeStanding({ id: "c", team: "Cedar", lot: 1 }),
    ];
    const drawn = dueSplit(season({ results: level, standings }));
    expect(drawn).toMatchObject({
      parts: [
        ["Ash", "Cedar"],
        ["Beech", "Date"],
      ],
      shared: [],
    });
  });

  it("takes who is left over into the last part, and stores clubs by their records", () => {
    const parts = partsBySize(["Ash", "Beech", "Cedar", "Date", "Elm"], {
      sizes: [2, 2],
    });
    expect(parts).toEqual([
      ["Ash", "Beech"],
      ["Cedar", "Date", "Elm"],
    ]);
    expect(writeParts(parts, teams)).toEqual(PARTS);
  });

  it("shows the matches that are planned within a part as left", () => {
    const fixtures = [makeFixture({ id: "f", teamA: "Beech", teamB: "Ash", date: at(20) })];
    const input = inputOf(season({ results: first, fixtures }, PARTED));
    expect(input.remaining).toEqual([{ id: "f", a: "Beech", b: "Ash" }]);
    expect(input.missing?.map(({ a, b }) => `${a} v ${b}`)).toEqual(["Cedar v Date"]);
  });
});
