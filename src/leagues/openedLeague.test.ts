import { beforeAll, describe, expect, it } from "vitest";
import type { League } from "@/domain/league/league";
import { competitionOf } from "@/domain/season/competition";
import { formatOf, NO_FORMAT_CHOICE } from "@/domain/season/format";
import { kindsOfLeagues } from "@/records/kinds";
import type { RecordOf } from "@/records/record";
import { collectionOf, shapeOf } from "@/records/shape";
import { sports } from "@/sports/whole";
import { makeLeague, makeResult, makeSeason } from "../../tests/factories/records";
import { openedLeague, openedLeagues } from "./openedLeague";
import { adminSections } from "./sections";
import { routesOf } from "./routes";

/** Shown where a sport has none of its own. */
const ARENA_POSTERS = ["08-night-bowl", "19-tunnel", "20-podium"];

/** The league that a record makes. */
async function leagueOf(of: Partial<RecordOf<"leagues">> = {}): Promise<League> {
  const [opened] = openedLeagues([makeLeague(of)]);
  if (!opened) throw new Error("The record makes no league.");
  return opened.fetchWhole();
}

describe.each(sports.map((game) => [game.id, game] as const))(
  "an opened league of %s",
  (id, game) => {
    let league: League;
    beforeAll(async () => {
      league = await leagueOf({ sport: id });
    });

    it("brings its sport, and is named by its record", () => {
      expect(league).toMatchObject({
        slug: "freshers-cup",
        sport: id,
        game: { id },
        name: "Freshers cup",
        shortName: "Freshers",
        strapline: "First year, first match.",
        seasons: [{ id: "autumn-2027", label: "Autumn 2027" }],
        clubs: [],
        homePosters: game.posters.length > 0 ? game.posters : ARENA_POSTERS,
      });
      expect(game.packs).toEqual(expect.arrayContaining([...league.game.packs]));
      expect(shapeOf(league)).toMatchObject({ sport: { id }, game: league.game, grouped: true });
    });

    it("keeps the kinds of record that its sport is played in, each in a collection of its own", () => {
      const kept = kindsOfLeagues.filter((kind) => collectionOf(league, kind));
      const names = kept.map((kind) => collectionOf(league, kind));
      expect(names).toEqual(kept.map((kind) => `${id}~freshers-cup~${kind}`));
      expect(kept).toEqual(expect.arrayContaining(["teams", "players", "seasons", "news"]));
      expect(kept.includes("events")).toBe(game.inMeets === true);
      expect(kept.includes("fixtures")).toBe(game.inMeets !== true);
      expect(Boolean(league.meets)).toBe(game.inMeets === true);
    });

    it("answers at the addresses of the pages that its record names, and is administered", () => {
      const routes = routesOf([league], [league]);
      for (const page of ["home", "players", "matches", "results", "standings", "stats", "clubs"])
        expect(routes.get(`/freshers-cup/${page}`), page).toMatchObject({ pageKind: "real" });
      expect(routes.get("/freshers-cup/news")).toMatchObject({ pageKind: "empty" });
      for (const section of ["players", "fixtures", "results", "clubs"])
        expect(routes.get(`/freshers-cup/admin-dashboard/${section}`), section).toMatchObject({
          access: "full",
        });
    });
  },
);

describe("the record of an opened league", () => {
  it("says which pages there are", async () => {
    const league = await leagueOf({ pages: ["standings", "news"] });
    expect(league.pages).toMatchObject({
      home: "real",
      club: "real",
      standings: "real",
      news: "real",
      results: "none",
      transfers: "coming-soon",
    });
    expect(adminSections(league)).toMatchObject({ news: "full", results: "full" });
  });

  it("says the format of seasons that have none of their own", async () => {
    const league = await leagueOf({
      settings: "groups=A,B;rounds=2;through=2;cup=4;points=2-1-0",
    });
    expect(formatOf(league, NO_FORMAT_CHOICE)).toMatchObject({
      groups: ["A", "B"],
      rounds: 2,
      cup: 4,
    });
    const result = makeResult({ teamA: "Kings", teamB: "Queens", scoreA: 3, scoreB: 0 });
    const records = { results: [result], fixtures: [], standings: [], teams: [] };
    const seasons = [makeSeason({ id: "autumn-2027", table: "computed" })];
    const plain = await leagueOf({ settings: "points=2-1-0" });
    const { tables } = competitionOf(plain, { ...records, seasons });
    expect(tables[0]?.lines[0]?.row).toMatchObject({ team: "Kings", points: 2 });
  });

  it("changes its sport: five a side, twice twenty minutes, without draws", async () => {
    const { game } = await leagueOf({ settings: "players=5;minutes=20;draws=no" });
    expect(game).toMatchObject({
      draws: false,
      lineUp: { size: 5 },
      playingMinutes: { regular: 40, withExtraTime: 53 },
    });
    expect(game.live?.stages.map(({ name, from, to }) => [name, from, to]).slice(0, 4)).toEqual([
      ["1st half", 0, 20],
      ["Half-time", 20, null],
      ["2nd half", 20, 40],
      ["After 40 minutes", 40, null],
    ]);
  });

  it("says how many boards a match has, and by which rules its table is made", async () => {
    const chess = await leagueOf({ sport: "chess", settings: "contests=6" });
    expect(chess.game.scoreFormat?.contests).toBe(6);
    const [, second] = (await leagueOf()).game.packs;
    const league = await leagueOf({ settings: `pack=${second?.id}` });
    expect(formatOf(league, NO_FORMAT_CHOICE).pack.id).toBe(second?.id);
  });

  it.each(["", "groups=A,A", "rounds=9", "through=3;cup=2", "nonsense", "pack=none;players=0"])(
    "with settings that cannot be played (%j) is one table",
    async (settings) => {
      const league = await leagueOf({ settings });
      expect(formatOf(league, NO_FORMAT_CHOICE)).toMatchObject({ groups: [], rounds: 1, cup: 0 });
    },
  );

  it("says its place in the menu, what it counts for, and whether it is closed", async () => {
    const cup = await leagueOf({ section: "convoWeek", championship: false, state: "closed" });
    expect(cup).toMatchObject({ section: "convoWeek", outsideChampionship: true, closed: true });
    const league = await leagueOf();
    for (const key of ["section", "outsideChampionship", "closed"])
      expect(league).not.toHaveProperty(key);
  });

  it("shows the posters that its record names", async () => {
    const posters = ["09-cup", "10-flags"];
    expect((await leagueOf({ posters })).homePosters).toEqual(posters);
  });

  it("shows the arena's posters when its record and its sport have none", async () => {
    const record = makeLeague({ posters: [] });
    const [opened] = openedLeagues([record]);
    const [game] = sports;
    if (!opened || !game) throw new Error("The record makes no league.");
    const { homePosters } = openedLeague(record, opened.entry, { ...game, posters: [] });
    expect(homePosters.length).toBeGreaterThan(0);
    expect(game.posters).not.toEqual(expect.arrayContaining([homePosters[0]]));
  });
});

describe("all opened leagues", () => {
  const of = (records: readonly RecordOf<"leagues">[]) =>
    openedLeagues(records).map(({ entry }) => entry.slug);

  it("come in the order of the menu, without removed ones and sports that are not known", () => {
    expect(
      of([
        makeLeague({ id: "zebras", name: "Zebras" }),
        makeLeague({ id: "last", order: 9 }),
        makeLeague({ id: "ants", name: "Ants" }),
        makeLeague({ id: "first", order: 1 }),
        makeLeague({ id: "gone", state: "removed" }),
        makeLeague({ id: "later", sport: "hyperball" }),
        makeLeague({ id: "closed", name: "Closed", state: "closed" }),
      ]),
    ).toEqual(["first", "last", "ants", "closed", "zebras"]);
  });

  it.each([
    [
      { first: "2027-03-01", last: "2027-04-01" },
      { first: "2027-03-01", last: "2027-04-01" },
    ],
    [{ first: "2027-03-01", last: "" }, null],
    [{ first: "soon", last: "2027-04-01" }, null],
    [undefined, null],
  ])("play on the days %j that their entry says", (days, expected) => {
    const [opened] = openedLeagues([makeLeague()], days ? { "freshers-cup": days } : {});
    expect(opened?.entry.days).toEqual(expected);
  });

  it("are told apart by what their records and days say", () => {
    const said = (changed: Partial<RecordOf<"leagues">>, last = "2027-04-01") =>
      openedLeagues([makeLeague(changed)], { "freshers-cup": { first: "2027-03-01", last } })[0]
        ?.said;
    expect(said({})).toBe(said({}));
    expect(said({ settings: "rounds=2" })).not.toBe(said({}));
    expect(said({}, "2027-05-01")).not.toBe(said({}));
  });
});
