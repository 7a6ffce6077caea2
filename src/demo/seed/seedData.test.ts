import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CAPTAIN_REQUESTS } from "@/data/captains/captainRequests";
import { CAPTAINS, peopleOf } from "@/data/captains/captains";
import { readReportedScore } from "@/data/captains/reportedScore";
import { reportIn, REPORTS } from "@/data/captains/reports";
import { reportOpening } from "@/domain/captains/captainTimes";
import { reportedMatches } from "@/domain/captains/reports";
import { checkEntity } from "@/records/document";
import { parseRecord, type EntityKind } from "@/records/record";
import { leagues } from "@arena/leagues";
import { shapeOf } from "@/records/shape";
import { isFull } from "../../../tests/harness/forms";
import { mls } from "../../../tests/arena/leagues/mls";
import { competitionOf } from "@/domain/season/competition";
import { column, seededRecords } from "../../../tests/harness/seeded";
import { seedAccounts } from "./accounts";
import { openedSeasons } from "./openedLeagues";
import { publishedSeed, seedData, type SeedData } from "./seedData";

/* That the seed is valid, and of this day; what its seasons look like is in seedData.full.test.ts. */

const NOW = new Date("2026-03-10T09:30:00Z");
const DAY = 86_400_000;
const variants = isFull ? (["normal", "today", "hard"] as const) : (["normal"] as const);

describe.each(variants)("the %s seed", (variant) => {
  const seed = seedData({ now: NOW, variant });

  it("fills every collection of every league, and no other", () => {
    const current = seed.collections.filter(({ season }) => season === undefined);
    expect(column(current, "collection").sort()).toEqual(
      [...leagues, ...openedSeasons.map(({ league }) => league)]
        .flatMap(({ collections }) => Object.values(collections))
        .sort(),
    );
    for (const { documents } of seed.collections) {
      expect(new Set(column(documents, "id")).size).toBe(documents.length);
      for (const { id } of documents) expect(id).toMatch(/^[A-Za-z0-9-]{1,40}$/);
    }
  });

  it("has only documents that can be read and saved, but for those meant to be broken", () => {
    for (const { league, kind, documents } of seed.collections) {
      for (const { id, document, broken } of documents) {
        const parsed = parseRecord(kind, id, document);
        expect(parsed.ok, `${kind}/${id}`).toBe(!broken);
        expect(parsed.ok ? checkEntity(kind, parsed.record, shapeOf(league)) : {}, id).toEqual({});
      }
    }
  });

  it("is the same every time, and all its times are on the day of now", () => {
    expect(seedData({ now: NOW, variant })).toEqual(seed);
    const later = seedData({ now: new Date(NOW.getTime() + 10 * DAY), variant });
    const dates = ({ collections }: SeedData) =>
      collections.flatMap(({ documents }) =>
        documents.map(({ document }) => document["date"]).filter((date) => date instanceof Date),
      );
    expect(dates(later).map((date) => date.getTime() - 10 * DAY)).toEqual(
      dates(seed).map((date) => date.getTime()),
    );
  });

  it("is published: all documents of a collection in one, far below Firestore's limit of 1 MiB", () => {
    for (const collection of seed.collections) {
      const published = publishedSeed(collection, NOW);
      expect(Object.keys(Object(published["records"])).sort()).toEqual(
        column(collection.documents, "id").sort(),
      );
      expect(JSON.stringify(published).length).toBeLessThan(200_000);
    }
  });
});

it("has leagues that were opened in the app, which say from when until when they play", () => {
  const { ofArena } = seedData({ now: NOW });
  const stored = ofArena.find(({ collection }) => collection === "leagues");
  const said = Object(stored?.published["records"]);
  expect(Object.keys(said)).toEqual(openedSeasons.map(({ record }) => record.id));
  expect(Object.keys(said)).toContain("handball-league");
  expect(said["student-week-basketball"]).toMatchObject({
    name: "Student week basketball",
    section: "studentWeek",
    first: "2026-03-09",
    last: "2026-03-13",
  });
  for (const { id, document } of stored?.documents ?? []) {
    const parsed = parseRecord("leagues", id, document);
    expect(parsed.ok && checkEntity("leagues", parsed.record, shapeOf(mls)), id).toEqual({});
    expect(document).not.toHaveProperty("first");
  }
});

it("begins empty with no league opened, and says so: no visitor's page asks for a document that is not there", () => {
  const { collections, ofArena } = seedData({ now: NOW, variant: "empty" });
  expect(collections).toEqual([]);
  const stored = ofArena.find(({ collection }) => collection === "leagues");
  expect(stored?.documents).toEqual([]);
  expect(stored?.published).toMatchObject({ records: {} });
});

it("plays each opened league by its own settings: every match of its groups", () => {
  const seed = seedData({ now: NOW });
  for (const { league } of openedSeasons) {
    const records = {
      fixtures: seededRecords(seed, league, "fixtures"),
      results: seededRecords(seed, league, "results"),
      standings: seededRecords(seed, league, "standings"),
      seasons: seededRecords(seed, league, "seasons"),
      teams: seededRecords(seed, league, "teams"),
    };
    const { tables } = competitionOf(league, records);
    expect(tables.length, league.slug).toBeGreaterThan(0);
    for (const { group, input } of tables) expect(input?.missing, group).toEqual([]);
    expect(records.results.length, league.slug).toBeGreaterThan(0);
  }
});

it("has a sport that its owner named: handball, with two points for a win and one for a draw", () => {
  const { league } = openedSeasons.find(({ record }) => record.sport === "other") ?? {};
  if (!league) throw new Error("No league of the seed is of such a sport.");
  expect(league.game.name).toBe("Handball");
  const seed = seedData({ now: NOW });
  const rows = seededRecords(seed, league, "standings");
  expect(rows).toHaveLength(6);
  for (const { won, draw, points, team } of rows) expect(points, team).toBe(2 * won + draw);
  expect(rows.some(({ draw }) => draw > 0)).toBe(true);
});

it("has captains whose reports agree and differ, a request, and clubs without a captain", () => {
  for (const hour of ["00:30", "12:00", "23:30"]) {
    const now = new Date(`2026-03-10T${hour}:00Z`);
    const seed = seedData({ now, variant: "today" });
    const of = (collection: string) =>
      seed.ofCaptains.flatMap((one) => (one.collection === collection ? [one.data] : []));
    const reports = of(REPORTS).flatMap((one) => reportIn(one) ?? []);
    const matches = reportedMatches(
      reports.map(({ fixture, side, at, score, note }) => {
        const said = readReportedScore(score);
        if (!said) throw new Error(`No score in ${score}`);
        return { fixture, side: side === "a" ? "A" : "B", at, score: said, note };
      }),
      seededRecords(seed, mls, "fixtures"),
      seededRecords(seed, mls, "results"),
      now.getTime(),
      "Africa/Lagos",
    );
    // As README names them.
    expect(matches.map(({ fixture: { teamA, teamB }, state }) => [teamA, teamB, state])).toEqual([
      ["Old Library FC", "Northgate Athletic", "agree"],
      ["Savannah Stars", "Lagoon City", "differ"],
    ]);
    for (const { fixture } of matches)
      expect(reportOpening(fixture, now.getTime(), "Africa/Lagos").is, hour).toBe("open");
    const listed = of(peopleOf("mls"));
    const [scorer] = listed.filter(({ role }) => role === "scorer");
    expect(scorer).toMatchObject({ name: "Kofi Owusu", club: "" });
    expect(of(peopleOf("mbl"))).toEqual([scorer]);
    const people = listed.filter(({ role }) => role === "captain");
    expect(people).toHaveLength(4);
    const clubs = column(seededRecords(seed, mls, "teams"), "id");
    expect(clubs.length).toBeGreaterThan(people.length);
    for (const { club } of people) expect(clubs).toContain(club);
    expect(of(CAPTAINS)).toMatchObject([{ on: true }]);
    expect(of(CAPTAIN_REQUESTS)).toMatchObject([
      { what: "move", by: "local-northgate", club: "northgate-athletic" },
    ]);
  }
});

it("saves results when their matches end, and the rest before the season", () => {
  const seed = seedData({ now: NOW });
  const savedOf = (kind: EntityKind) =>
    seed.collections
      .filter((one) => one.league.slug === "mls" && one.kind === kind && !one.season)
      .flatMap(({ documents }) => documents.map(({ document }) => Number(document["updatedAt"])));
  const first = Math.min(...column(seededRecords(seed, mls, "fixtures"), "date").map(Number));
  for (const kind of ["teams", "players", "fixtures"] as const)
    expect(Math.max(...savedOf(kind)), kind).toBeLessThan(first);
  expect(Math.min(...savedOf("results"))).toBeGreaterThan(first);
});

it("has the local accounts that README names", () => {
  const readme = readFileSync("README.md", "utf8");
  for (const { email, password } of seedAccounts)
    expect(readme.replaceAll(/\s+/g, " ")).toContain(
      `\`${email}\` ${email.startsWith("admin") ? "with" : "/"} \`${password}\``,
    );
  expect(
    seedData({ now: NOW }).accounts.map(({ email, password, leagues: rights }) => [
      email,
      password,
      rights,
    ]),
  ).toEqual([
    ["admin@arena.example", "arena-admin-2026", ["*"]],
    ["football@arena.example", "arena-football-2026", ["mls"]],
    ["scorer@arena.example", "arena-scorer-2026", ["mls", "mbl"]],
    ["northgate@arena.example", "arena-northgate-2026", []],
    ["lagoon@arena.example", "arena-lagoon-2026", []],
    ["savannah@arena.example", "arena-savannah-2026", []],
    ["library@arena.example", "arena-library-2026", []],
    ["visitor@arena.example", "arena-visitor-2026", null],
  ]);
});
