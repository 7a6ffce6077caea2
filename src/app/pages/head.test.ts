import { describe, expect, it } from "vitest";
import { arena } from "@arena/arena";
import { routeAt } from "@/leagues/routes";
import { siteRoutes } from "@/leagues/siteRoutes";
import { headOf } from "./head";

const titleAt = (path: string, club?: string) => headOf(routeAt(path), club).title;

describe("the head of a page", () => {
  it("names league, page and arena, the league first", () => {
    expect(titleAt("/mls/standings")).toBe(`MLS football: table · ${arena.name}`);
    expect(titleAt("/mls/results", "Season 2025")).toBe(
      `MLS football: results · Season 2025 · ${arena.name}`,
    );
    expect(titleAt("/student-week-football/club")).toBe(
      `Student week football: teams · ${arena.name}`,
    );
    expect(titleAt("/mal/matches")).toBe(`MAL athletics: meets · ${arena.name}`);
    expect(titleAt("/mls/matches/m1")).toBe(`MLS football: match · ${arena.name}`);
    expect(titleAt("/mls/clubs/kingsway-rovers")).toBe(`Club · MLS football · ${arena.name}`);
    expect(titleAt("/mls/clubs/kingsway-rovers", "Kingsway Rovers")).toBe(
      `Kingsway Rovers · MLS football · ${arena.name}`,
    );
    expect(titleAt("/mls/seasons/2025")).toBe(`MLS football: past season · ${arena.name}`);
    expect(titleAt("/mls/seasons/2025", "MLS football, Season 2025: table")).toBe(
      `MLS football, Season 2025: table · ${arena.name}`,
    );
    expect(titleAt("/grounds/main-bowl")).toBe(`Ground · ${arena.name}`);
    expect(titleAt("/grounds/main-bowl", "Main bowl")).toBe(`Main bowl · ${arena.name}`);
    expect(titleAt("/volleyball/convoweek")).toBe(`Convo Week · Volleyball · ${arena.name}`);
    expect(titleAt("/screen")).toBe(`Screen · ${arena.name}`);
    expect(titleAt("/")).toBe(arena.name);
    expect(titleAt("/nowhere")).toBe(`Page not found · ${arena.name}`);
  });

  it("is a title of its own on every page, with a sentence about it", () => {
    const routes = [...siteRoutes().values()].filter(
      ({ kind }) => kind !== "redirect" && kind !== "club",
    );
    const titles = routes.map((route) => headOf(route).title);
    expect(titles.length).toBeGreaterThan(50);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    for (const route of routes) expect(headOf(route).description).not.toBe("");
  });
});
