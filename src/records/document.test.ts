import { describe, expect, it } from "vitest";
import {
  KICK_OFF,
  makeFixture,
  makePlayer,
  makeResult,
  makeStanding,
} from "../../tests/factories/records";
import { checkEntity, fieldsOf, toDocument, type Shape } from "./document";
import { limits } from "@/domain/limits";
import type { Sport } from "@/domain/sport";
import { packs } from "@/sports/football/rules";
import { matchFields } from "./results/schema";
import { parseRecord, entityKinds } from "./record";
import { kinds } from "./kinds";

const sport: Sport = {
  id: "football",
  name: "Ball",
  path: "ball",
  glyph: "",
  packs,
  scoreFormat: null,
  posters: [],
  venue: "",
  positions: [],
  matchMinutes: 60,
  lineUp: { size: 2, fields: ["teamAStartingXI", "teamBStartingXI"], label: "Line-up" },
  table: {
    teamField: "teamName",
    columns: [
      { key: "played", short: "P", label: "Played" },
      { key: "points", short: "Pts", label: "Points" },
    ],
  },
  statistics: [
    { key: "goals", label: "Goals", unit: "goals", alsoStoredAs: "points" },
    { key: "cleanSheets", label: "Clean sheets", unit: "clean sheets", ofKeepers: true },
  ],
  topLists: [],
  words: { scored: "", score: "", one: "", scorers: "", scorerDetail: "", manOfTheMatch: "" },
  scorerFigure: "minute",
  matchFields,
  draws: true,
  endings: [],
  teamOfTheWeek: [],
};
const full: Shape = { sport, game: sport, grouped: true, gameWeeks: true };
const bare: Shape = {
  sport: {
    ...sport,
    table: { ...sport.table, teamField: "name" },
    matchFields: [],
    scorerFigure: "points",
    statistics: [],
  },
  game: { ...sport, scorerFigure: "points" },
  grouped: false,
  gameWeeks: false,
};

describe("toDocument", () => {
  it("writes a fixture's date as a moment, its week as a number and its line-ups where the sport has them", () => {
    const fixture = makeFixture({ gameWeek: "10", lineUpA: ["A"], lineUpB: [] });
    expect(toDocument("fixtures", fixture, full)).toEqual({
      teamA: fixture.teamA,
      teamALogo: "",
      teamB: fixture.teamB,
      teamBLogo: "",
      stadium: "Main bowl",
      status: "Upcoming",
      date: new Date(KICK_OFF),
      gameWeek: 10,
      teamAStartingXI: ["A"],
      teamBStartingXI: [],
    });
    expect(toDocument("fixtures", { ...fixture, date: null }, bare)).not.toHaveProperty("gameWeek");
    expect(toDocument("fixtures", { ...fixture, date: null }, bare)["date"]).toBeNull();
  });

  it.each([
    ["10", 10],
    ["0", 0],
    ["010", "010"],
    ["Final", "Final"],
    ["", ""],
    ["1000", "1000"],
  ])("writes the game week %j so that it reads the same", (gameWeek, stored) => {
    const document = toDocument("fixtures", makeFixture({ gameWeek }), full);
    expect(document["gameWeek"]).toBe(stored);
    const parsed = parseRecord("fixtures", "x", document);
    expect(parsed.ok && parsed.record.gameWeek).toBe(gameWeek);
  });

  it("gives Team B the rest of the possession, and leaves out what a sport does not keep", () => {
    const result = makeResult({ possessionA: 57 });
    expect(toDocument("results", result, full)).toMatchObject({ possessionA: 57, possessionB: 43 });
    const keys = Object.keys(toDocument("results", result, bare));
    expect(
      keys.filter((key) => /possession|bookings|substitutions|gameWeek|goals/.test(key)),
    ).toEqual([]);
  });

  it("keeps clean sheets of goalkeepers only, and points beside goals", () => {
    const keeper = makePlayer({ position: "Goalkeeper", goals: 2, cleanSheets: 3 });
    expect(toDocument("players", keeper, full)).toMatchObject({
      goals: 2,
      points: 2,
      cleanSheets: 3,
    });
    const forward = toDocument("players", { ...keeper, position: "Forward" }, full);
    expect(forward).not.toHaveProperty("cleanSheets");
  });

  it("writes the columns of the league's table under the league's name for a team", () => {
    const row = makeStanding({ team: "A", group: "B", played: 3, points: 7 });
    expect(toDocument("standings", row, full)).toEqual({
      teamName: "A",
      group: "B",
      played: 3,
      points: 7,
    });
    expect(toDocument("standings", row, bare)).toEqual({ name: "A", played: 3, points: 7 });
  });

  it("writes no meta, even when a whole record is given", () => {
    const team = parseRecord("teams", "t", { name: "A", version: 4, season: "2025" });
    expect(team.ok && Object.keys(toDocument("teams", team.record, full))).toEqual([
      "name",
      "logo",
      "slug",
      "group",
      "colours",
      "nickname",
      "ground",
      "founded",
    ]);
  });
});

describe("checkEntity", () => {
  it("lets a complete record pass", () => {
    expect(checkEntity("results", makeResult(), full)).toEqual({});
    expect(checkEntity("fixtures", makeFixture({ date: null }), full)).toEqual({});
  });

  it.each([
    ["a name is missing", { name: "" }, { name: "Name is required" }],
    [
      "a name is too long",
      { name: "x".repeat(81) },
      { name: "Name may have at most 80 characters" },
    ],
    [
      "a name hides something",
      { name: "a\u202Eb" },
      { name: "Name contains characters that cannot be shown" },
    ],
    [
      "an address is unsafe",
      { picture: "http://x.example/a.png" },
      { picture: "Picture must be an address that starts with https://" },
    ],
    ["a number is too small", { goals: -1 }, { goals: "Goals must be at least 0" }],
    ["a number is too large", { jersey: 1000 }, { jersey: "Jersey number must be at most 999" }],
    ["a count has a fraction", { goals: 1.5 }, { goals: "Goals must be a whole number" }],
  ])("says when %s", (_, change, problems) => {
    expect(checkEntity("players", makePlayer(change))).toEqual(problems);
  });

  it("looks at every entry of a list", () => {
    const fixture = makeFixture({ lineUpA: ["A", "x".repeat(81)], lineUpB: Array(41).fill("B") });
    expect(checkEntity("fixtures", fixture)).toEqual({
      lineUpA: "Team A starting line-up, entry 2, may have at most 80 characters",
      lineUpB: "Team B starting line-up may have at most 40 entries",
    });
    const result = makeResult({
      scoreA: 1,
      bookings: ["x".repeat(limits.booking), "x".repeat(limits.booking + 1)],
      goalsA: [{ player: "A", assist: "b\u0007", minute: "1" }],
      manOfTheMatch: { player: "a\u0000", clubLogo: "", rating: 1 },
    });
    expect(checkEntity("results", result)).toEqual({
      bookings: "Bookings, entry 2, may have at most 120 characters",
      goalsA: "Team A goals, entry 1, contains characters that cannot be shown",
      manOfTheMatch: "Man of the match contains characters that cannot be shown",
    });
  });

  it("knows that a team cannot play itself, however it is typed", () => {
    const fixture = makeFixture({ teamA: "Lagoon City", teamB: " lagoon city" });
    expect(checkEntity("fixtures", fixture)).toEqual({ teamB: "A team cannot play itself" });
  });

  it("wants both scores, and no more goals than the score where an entry is a goal", () => {
    const goal = { player: "A", assist: "", minute: "31" };
    const result = makeResult({ scoreA: 1, scoreB: null, goalsA: [goal, goal] });
    expect(checkEntity("results", result, full)).toEqual({
      scoreB: "Team B score is required",
      goalsA: "More goals are listed than Team A scored",
    });
    expect(checkEntity("results", result, bare)).not.toHaveProperty("goalsA");
  });
});

it("has a form field for every part of every entity", () => {
  for (const kind of entityKinds) {
    const names = fieldsOf(kind).map(([name]) => name);
    expect(names).toEqual(Object.keys(kinds[kind].schema.entries));
    for (const [, { label }] of fieldsOf(kind)) expect(label).not.toBe("");
  }
});
