import { describe, expect, it } from "vitest";
import { menu } from "@arena/menu";
import art from "../../artwork/art.json";
import { contrast, crestOf } from "../../src/domain/crest";
import { foldName } from "../../src/domain/names";
import { leagues } from "@arena/leagues";
import { leagueBySlug } from "../../src/leagues";
import { leaguesOf } from "../../src/leagues/menu";
import { sports } from "../../src/sports/whole";

const posters = new Set(art.map(({ file }) => file.replace(/^posters\/|\.svg$/g, "")));

it("never files two leagues' records in one collection", () => {
  const collections = leagues.flatMap((league) => Object.values(league.collections));
  expect(new Set(collections).size).toBe(collections.length);
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

  it("puts every club into a group of its table, and at least two into each", () => {
    const { groups } = league.format;
    for (const group of league.clubs.length > 0 ? groups : []) {
      const size = league.clubs.filter((one) => one.group === group).length;
      expect(size, `clubs of group ${group}`).toBeGreaterThanOrEqual(2);
    }
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

it("has every league play the sport that menus name it under, in a section that menus have", () => {
  const sections = [undefined, ...menu.sections.map(({ id }) => id)];
  for (const { slug, game, sport, section } of leagues) {
    expect(game.id, slug).toBe(sport);
    expect(sections, slug).toContain(section);
  }
});

it("has a league of its own for every sport that is played", () => {
  const played = sports.filter(({ id }) => leagues.some(({ sport }) => sport === id));
  for (const sport of played) expect(leaguesOf(sport), sport.id).not.toHaveLength(0);
});

it("has posters for every sport", () => {
  for (const sport of sports) expect(sport.posters.filter((one) => !posters.has(one))).toEqual([]);
});
