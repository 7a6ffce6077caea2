import { describe, expect, it } from "vitest";
import { clubsOf } from "@/domain/season/clubs";
import { listedMatch, withLive, type ListedMatch } from "@/domain/match/listed";
import { mal } from "../../../tests/arena/leagues/mal";
import { mbl } from "../../../tests/arena/leagues/mbl";
import { mcl } from "../../../tests/arena/leagues/mcl";
import { mls } from "../../../tests/arena/leagues/mls";
import { studentWeekFootball } from "../../../tests/arena/leagues/studentWeekFootball";
import {
  KICK_OFF,
  makeEvent,
  makeFixture,
  makeMeet,
  makeNews,
  makePlayer,
  makeResult,
  makeSeason,
} from "../../../tests/factories/records";
import { allEntries, isFollowed } from "./entries";
import { makeSearch, marked } from "./search";

const DAY = 86_400_000;
const player = (id: string, name: string, club = "Kingsway Rovers") =>
  makePlayer({ id, name, club, formerNames: id === "p2" ? ["Yínká Bello"] : [] });
const nothing = {
  seasons: [],
  clubs: [],
  matches: [],
  meets: [],
  events: [],
  players: [],
  news: [],
};
const [harriers = ""] = mal.clubs.map(({ name }) => name);
const leagues = [
  {
    ...nothing,
    league: { ...mls, pages: { ...mls.pages, news: "real" as const } },
    clubs: clubsOf(mls, []),
    matches: [
      listedMatch(makeFixture({ id: "m1" })),
      listedMatch(makeFixture({ id: "m2", date: KICK_OFF + 8 * DAY, stadium: "Upper field" })),
      listedMatch(
        null,
        makeResult({
          id: "r3",
          teamA: "Hilltop Rangers",
          teamB: "Old Library",
          scoreA: 3,
          scoreB: 2,
          date: KICK_OFF - 12 * DAY,
        }),
      ),
    ],
    seasons: [
      makeSeason({
        id: mls.seasons[0].id,
        label: mls.seasons[0].label,
        cups: ["chancel|Chancellor’s Cup|4|1|no|Kingsway Rovers, Mount Trojans"],
      }),
    ],
    news: [makeNews({ id: "trials", title: "Trials on Wednesday", date: KICK_OFF })],
    players: [player("p1", "Káyọ̀dé Adébísí"), player("p2", "Yínká Okonkwo", "Mount Trojans")],
  },
  {
    ...nothing,
    league: mbl,
    clubs: clubsOf(mbl, []),
    players: [player("p3", "Bisi Adé"), player("p4", "Uche Al-Hassan")],
  },
  {
    ...nothing,
    league: mal,
    clubs: clubsOf(mal, null),
    meets: [
      makeMeet({ id: "opening", name: "Opening meet" }),
      makeMeet({ id: "final", name: "Final meet", date: KICK_OFF + 20 * DAY }),
    ],
    events: [makeEvent({ meet: "opening", lines: [`|Abu|${harriers}`] })],
    players: [player("a1", "Abu Sprinter", harriers)],
  },
];
const entries = allEntries(leagues, {
  zone: "Africa/Lagos",
  today: "2026-03-14",
  now: KICK_OFF - 1,
});
const search = (followed: readonly string[] = []) =>
  makeSearch(entries, {
    isPreferred: (entry) => isFollowed(entry, { clubs: followed, players: [] }),
    now: KICK_OFF,
  });
const found = (query: string) =>
  search()
    .find(query)
    .map(({ entry }) => entry.title);
const idsFor = (query: string) =>
  search()
    .find(query)
    .map(({ entry }) => entry.id);

describe("search", () => {
  it.each([
    ["adebisi", "Káyọ̀dé Adébísí"],
    ["ADÉBÍSÍ", "Káyọ̀dé Adébísí"],
    ["adebsi", "Káyọ̀dé Adébísí"],
    ["kayode", "Káyọ̀dé Adébísí"],
    ["okonkwo mount", "Yínká Okonkwo"],
    ["yinka bello", "Yínká Okonkwo"],
    ["kingsway", "Kingsway Rovers"],
    ["kingswya", "Kingsway Rovers"],
    ["hawks", "Hilltop Hawks"],
    ["football standings", "MLS football standings"],
    ["championship", "Arena championship"],
    ["trojans kingsway", "Kingsway Rovers v Mount Trojans"],
  ])("finds for %j first %s", (query, title) => {
    expect(found(query)[0]).toBe(title);
  });

  it.each([
    ["chancellor", `/mls/standings#cup-chancel`],
    ["cup", "/mls/standings#cup-chancel"],
    ["football knock-out", "/mls/standings#bracket"],
    ["trials", "/mls/news#news-trials"],
    ["news", "/mls/news#news-trials"],
    ["basketball points", "/mbl/players"],
    ["basketball rebounds", "/mbl/players"],
    ["referee", "/help#ground"],
    ["referee", "/mls/matches"],
    ["how to get there", "/grounds/main-bowl"],
    ["how to get there", "/help#ground"],
    ["calendar", "/help#calendar"],
  ])("finds what %j is about", (query, id) => {
    expect(idsFor(query)).toContain(id);
  });

  it("puts what is followed first", () => {
    const [first] = search(["mls/mount-trojans"]).find("mount");
    expect(first?.entry).toMatchObject({ id: "/mls/clubs/mount-trojans", kind: "club" });
  });

  it("finds nothing for what nobody is called, and names what is most like it", () => {
    expect(found("zzzyx")).toEqual([]);
    expect(
      search()
        .nearest("hultip")
        .map(({ title }) => title),
    ).toContain("Hilltop Hawks");
  });

  it.each(["qqqqqq", "x", "Zürich 04", "한국", "?!"])(
    "names nothing for %j, which nothing is like",
    (query) => {
      expect(search().nearest(query)).toEqual([]);
    },
  );

  it.each([
    ["3-2", ["/mls/matches/r3"]],
    ["2:3", ["/mls/matches/r3"]],
    ["hilltop 3–2", ["/mls/matches/r3"]],
    // 2 March, and not a score.
    ["2-0", []],
    ["upper field", ["/grounds/upper-field", "/mls/matches/m2"]],
    ["where is upper field", ["/grounds/upper-field"]],
    ["15:00 kingsway 22 mar", []],
  ])("knows scores, grounds and times: %j", (query, ids) => {
    expect(idsFor(query)).toEqual(ids);
  });

  it("says of a match that it is on, by the same rule as pages, and finds it by its time all the same", () => {
    const words = (now: number, matches: readonly ListedMatch[]) => {
      const all = allEntries([{ ...nothing, league: mls, matches }], {
        zone: "Africa/Lagos",
        today: "2026-03-14",
        now,
      });
      const [first] = makeSearch(all, { isPreferred: () => false, now }).find("kingsway 16:00");
      return first?.entry.words.split(" · ").at(-1);
    };
    const planned = [listedMatch(makeFixture({ id: "m1" }))];
    const before = KICK_OFF - 16 * 60_000;
    expect(words(before, planned)).toBe("16:00");
    expect(
      words(
        before,
        withLive(planned, () => true),
      ),
    ).toBe("On now");
    expect(words(KICK_OFF, planned)).toBe("On now");
  });

  it("finds a ground once, with the leagues that play or are at home there", () => {
    const grounds = entries.filter(({ kind }) => kind === "ground");
    const own = grounds.find(({ id }) => id === "/grounds/main-bowl");
    expect(own).toMatchObject({ title: "Main bowl" });
    expect(own?.words).toContain("Ground · MLS football");
    expect(new Set(grounds.map(({ id }) => id)).size).toBe(grounds.length);
    expect(grounds.map(({ title }) => title)).not.toContain("");
    expect(
      search()
        .nearest("upper field house")
        .map(({ id }) => id),
    ).toEqual(["/grounds/upper-field"]);
  });

  it.each([
    ["top scorers", "MLS football stats"],
    ["table football", "MLS football standings"],
    ["champion 2025", "MLS football, Season 2025"],
    ["suspended", "MLS football suspended players"],
    ["suspension football", "MLS football suspended players"],
    ["yellow cards", "MLS football stats"],
    ["bracket football", "MLS football knock-out"],
    ["knock-out", "MLS football knock-out"],
  ])("finds pages by what they tell: %j", (query, title) => {
    expect(found(query)[0]).toBe(title);
  });

  it("leads to a past season's own page", () => {
    const past = entries.find(({ title }) => title === "MLS football, Season 2025");
    expect(past?.id).toBe("/mls/seasons/2025");
  });

  it("shows a score, or when a match begins, beside it", () => {
    const words = (id: string) => entries.find((entry) => entry.id === id)?.words;
    expect(words("/mls/matches/r3")).toMatch(/ · 3–2$/);
    expect(words("/mls/matches/m1")).toMatch(/ · Sat 14 Mar · \d\d:\d\d$/);
  });

  it.each([
    ["adxbxsi", "Káyọ̀dé Adébísí"],
    ["lagoun sitty", "Lagoon City"],
    ["chanpionshp", "Arena championship"],
  ])("names for %j first %s", (query, title) => {
    expect(search().nearest(query)[0]?.title).toBe(title);
  });

  it.each([
    ["engineering harriers", "/mal/clubs/engineering-harriers"],
    ["abu sprinter", "/mal/players/a1"],
    ["athletics standings", "/mal/standings"],
    ["opening meet", "/mal/results?meet=opening"],
    // Of nothing is entered yet but the timetable.
    ["final meet", "/mal/matches#meet-final"],
  ])("finds of athletics for %j first %s", (query, id) => {
    expect(idsFor(query)[0]).toBe(id);
  });

  it.each([
    ["kingsway 14 mar", ["/mls/matches/m1"]],
    ["trojans 22 march", ["/mls/matches/m2"]],
    ["kingsway 22.3.", ["/mls/matches/m2"]],
    ["kingsway 2026-03-14", ["/mls/matches/m1"]],
    ["rovers saturday", ["/mls/matches/m1"]],
    ["rovers today", ["/mls/matches/m1"]],
    ["kingsway trojans", ["/mls/matches/m1", "/mls/matches/m2"]],
  ])("finds matches by club and date: %j", (query, ids) => {
    expect(idsFor(query).filter((id) => id.includes("/matches/"))).toEqual(ids);
  });

  it.each([
    ["Káyọ̀dé Adébísí", "adeb", ["Adébísí"]],
    ["Káyọ̀dé Adébísí", "adebsi", ["Adébísí"]],
    ["Uche Al-Hassan", "hasan", ["Hassan"]],
    ["Kingsway Rovers", "kingswya rov", ["Kingsway", "Rovers"]],
  ])("marks in %j what %j meant", (title, query, words) => {
    const hit = search()
      .find(query)
      .find(({ entry }) => entry.title === title);
    const pieces = marked(title, hit?.terms ?? []);
    expect(pieces.map(([piece]) => piece).join("")).toBe(title);
    expect(pieces.flatMap(([piece, isMeant]) => (isMeant ? piece : []))).toEqual(words);
  });
});

describe("search, over several sports", () => {
  const round = (gameWeek: string, day: number, teamA = "Kingsway Rovers", stage = "") =>
    listedMatch(
      makeFixture({
        id: `${teamA} ${gameWeek}`.replaceAll(" ", "-").toLowerCase(),
        teamA,
        date: KICK_OFF + day * DAY,
        gameWeek,
        stage,
      }),
    );
  const several = [
    {
      ...nothing,
      league: mls,
      clubs: clubsOf(mls, []),
      matches: [round("4", 0), round("Game week 14", 8), round("", 30, "Savannah Stars", "SF1")],
    },
    {
      ...nothing,
      league: mcl,
      clubs: clubsOf(mcl, []),
      matches: [
        listedMatch(
          null,
          makeResult({ id: "boards", teamA: "Rook and Pawn", scoreA: 7, scoreB: 1 }),
        ),
      ],
    },
    {
      ...nothing,
      league: studentWeekFootball,
      clubs: clubsOf(studentWeekFootball, []),
      // On the 4th of a month, and in a "week".
      matches: [round("", 21, "A1")],
      players: [player("sw1", "Ebo Quaye", "A1")],
    },
    { ...nothing, league: mal, clubs: clubsOf(mal, null) },
  ];
  const all = allEntries(several, { zone: "Africa/Lagos", today: "2026-03-14", now: KICK_OFF });
  const here = makeSearch(all, { isPreferred: () => false, now: KICK_OFF });
  const titles = (query: string) => here.find(query).map(({ entry }) => entry.title);

  it.each([
    "game week 4",
    "Week 4",
    "gw4",
    "gw 4",
    "GW 04",
    "round 4",
    "matchday 4",
    "match day 4",
  ])("finds a round's matches, and no others, for %j", (query) => {
    expect(here.find(query).map(({ entry }) => entry.id)).toEqual([
      "/mls/matches/kingsway-rovers-4",
    ]);
  });

  it("finds a match by its knock-out round", () => {
    expect(titles("semi-finals stars")).toEqual(["Savannah Stars v Mount Trojans"]);
  });

  it.each(["3.5-0.5", "3,5:0,5", "3½–½"])("reads halves as %j", (query) => {
    expect(here.find(query).map(({ entry }) => entry.id)).toEqual(["/mcl/matches/boards"]);
  });

  it.each([
    ["kr", "Kingsway Rovers"],
    ["fea", "Faculty of Engineering and Applied Sciences"],
    ["science", "Science (A1)"],
    ["A1", "Science (A1)"],
  ])("finds for %j the club that is called so", (query, title) => {
    expect(titles(query)).toContain(title);
  });

  it("calls clubs as every page does", () => {
    const words = all.flatMap((entry) => [entry.title, entry.words]);
    expect(words).toContain("Science (A1) v Mount Trojans");
    expect(words).toContain("9 · Forward · Science (A1)");
  });

  it.each([
    ["red cards", ["MLS football stats"]],
    ["top scorers", ["MLS football stats"]],
    ["games won", ["MCL chess stats"]],
    ["what if", ["MLS football standings"]],
    ["play-offs", ["MLS football knock-out"]],
  ])("finds for %j only the leagues that tell it", (query, pages) => {
    expect(titles(query)).toEqual(pages);
  });

  it.each(["transfers", "if zzzz", "of q"])("says nothing rather than nonsense for %j", (query) => {
    expect(here.nearest(query)).toEqual([]);
  });
});

it("lists matches that the same words found by their distance from now, however long their names", () => {
  const past = (id: string, days: number, teamA: string) =>
    listedMatch(null, makeResult({ id, teamA, teamB: "Lagoon City", date: KICK_OFF - days * DAY }));
  const matches = [
    past("oldest", 60, "Rovers"),
    past("older", 50, "Faculty of Engineering and Applied Sciences"),
    past("old", 40, "Old Library and Law School Reserves"),
  ];
  const ofSeason = allEntries([{ ...nothing, league: mls, matches }], {
    zone: "Africa/Lagos",
    today: null,
    now: KICK_OFF,
  });
  const hits = makeSearch(ofSeason, { isPreferred: () => false, now: KICK_OFF }).find("lagoon");
  const ids = hits.flatMap(({ entry }) => (entry.kind === "match" ? entry.id : []));
  expect(ids).toEqual(["old", "older", "oldest"].map((id) => `/mls/matches/${id}`));
});
