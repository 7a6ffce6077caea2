import { describe, expect, it } from "vitest";
import { contrast, crestOf } from "@/domain/crest";
import { foldName } from "@/domain/names";
import { sportOf, sports } from "@/sports/whole";
import art from "../../artwork/art.json";
import { leagueBySlug, leagues } from "./index";
import type { League } from "@/domain/league/league";
import { mbl } from "@arena/leagues/mbl";
import { leagueLinks, leaguesOf, mainLeagueOf, menuLinks } from "./menu";
import { mls } from "@arena/leagues/mls";
import { studentWeekFootball } from "@arena/leagues/studentWeekFootball";

const posters = new Set(art.map(({ file }) => file.replace(/^posters\/|\.svg$/g, "")));

it("keeps the collections of the specification to the letter, because databases hold data under them", () => {
  expect(mls.collections).toEqual({
    teams: "mlsTeams",
    fixtures: "mlsFixtures",
    players: "mlsPlayers",
    results: "mlsResults",
    standings: "mlsStandings",
    seasons: "mlsSeasons",
    news: "mlsNews",
  });
  expect(mbl.collections).toEqual({
    teams: "mblTeams",
    fixtures: "mblFixtures",
    players: "mblPlayers",
    results: "mblResults",
    standings: "mblStandings",
    seasons: "mblSeasons",
    news: "mblNews",
  });
  expect(studentWeekFootball.collections).toEqual({
    teams: "swfTeams",
    fixtures: "swfFixtures",
    players: "swfPlayers",
    results: "swfResults",
    standings: "swfStandings",
    seasons: "swfSeasons",
    news: "swfNews",
  });
});

it("never files two leagues' records in one collection", () => {
  const collections = leagues.flatMap((league) => Object.values(league.collections));
  expect(new Set(collections).size).toBe(collections.length);
});

it("says the sign-in errors of the catalogue to the letter", () => {
  expect(mls.admin.signInError).toBe("Please check your credentials or internet connection.");
  expect(studentWeekFootball.admin.signInError).toBe(mls.admin.signInError);
  expect(mbl.admin.signInError).toBe("Failed to sign in. Please check your credentials.");
});

it("groups matches and tables as the specification says", () => {
  expect(mls.matchGrouping).toEqual({ by: "gameWeek" });
  expect(mbl.matchGrouping).toEqual({ by: "none", label: "Round 1" });
  expect(mls.format).toMatchObject({
    groups: ["A", "B"],
    through: 2,
    pairs: [
      ["A1", "B2"],
      ["A2", "B1"],
    ],
  });
  expect(mbl.format).toMatchObject({ groups: [], through: 0, cup: 0 });
});

describe.each(leagues.map((league) => [league.slug, league] as const))("%s", (slug, league) => {
  it("is found by its slug, which no other league has", () => {
    expect(leagueBySlug(slug)).toBe(league);
    expect(leagues.filter((one) => one.slug === slug)).toHaveLength(1);
  });

  it("has clubs of different names and addresses", () => {
    const { clubs } = league;
    expect(new Set(clubs.map(({ name }) => foldName(name))).size).toBe(clubs.length);
    expect(new Set(clubs.map((club) => club.slug)).size).toBe(clubs.length);
    for (const club of clubs) expect(club.slug).toMatch(/^[A-Za-z0-9-]{1,64}$/);
  });

  it("has clubs whose two colours can be told apart, with readable crests", () => {
    for (const { name, colours } of league.clubs) {
      expect(contrast(...colours), name).toBeGreaterThanOrEqual(3);
      const { text, plate } = crestOf(name, colours);
      expect(contrast(text, plate), name).toBeGreaterThanOrEqual(4.5);
    }
  });

  it("puts every club into a group of its table, groups of equal size", () => {
    const { groups } = league.format;
    const sizes = groups.map((group) => league.clubs.filter((one) => one.group === group).length);
    expect(new Set(sizes).size).toBeLessThanOrEqual(1);
    const grouped = league.clubs.filter((club) => groups.includes(club.group ?? ""));
    expect(grouped).toHaveLength(groups.length > 0 ? league.clubs.length : 0);
  });

  it("shows posters that exist, and real pages only of what it keeps", () => {
    expect(league.homePosters.filter((poster) => !posters.has(poster))).toEqual([]);
    const needs = { players: "players", results: "results", standings: "standings" } as const;
    for (const [page, kind] of Object.entries(needs)) {
      // What a league of meets shows follows from its events.
      if (league.meets && kind !== "players") continue;
      if (league.pages[page as keyof typeof needs] !== "real") continue;
      expect(league.collections[kind]).toBeDefined();
    }
  });

  it("has admin sections only for what it keeps", () => {
    for (const section of ["players", "fixtures", "results", "standings"] as const) {
      const kind = league.meets
        ? ({ fixtures: "meets", results: "events" } as const)[section as string]
        : undefined;
      const kept = league.collections[kind ?? section] !== undefined;
      expect(league.admin.sections[section] !== "none", section).toBe(kept);
    }
  });
});

it("has every league play the sport that menus name it under, and every sport a league", () => {
  for (const { slug, game, sport } of leagues) expect(game.id, slug).toBe(sport);
  for (const sport of sports) expect(leaguesOf(sport), sport.id).not.toHaveLength(0);
});

it("has posters for every sport", () => {
  for (const sport of sports) expect(sport.posters.filter((one) => !posters.has(one))).toEqual([]);
});

it("takes the first of a sport's leagues for its main one, and those of other sections for none", () => {
  const football = sportOf("football");
  const halls: League = { ...mls, slug: "halls" };
  expect(leaguesOf(football, [studentWeekFootball, mls, halls])).toEqual([mls, halls]);
  expect(mainLeagueOf(football, [studentWeekFootball, halls, mls]).slug).toBe("halls");
  const convo: League = { ...mls, slug: "finalists", section: "convoWeek" };
  expect(leaguesOf(football, [mls, convo])).toEqual([mls]);
  expect(menuLinks(football, [mls, convo]).map(({ to }) => to)).toEqual([
    "/mls/home",
    "/student-week-football/home",
    "/finalists/home",
    "/football/others",
  ]);
  expect(menuLinks(football, [mls])[2]?.to).toBe("/football/convoweek");
});

it("lists every league, by its name where the sport has several", () => {
  const halls: League = { ...mls, slug: "halls", name: "Halls football" };
  expect(
    leagueLinks([mls, studentWeekFootball, mbl, halls]).map(({ to, label }) => [to, label]),
  ).toEqual([
    ["/mls/home", "MLS football"],
    ["/halls/home", "Halls football"],
    ["/mbl/home", "Basketball"],
  ]);
});
