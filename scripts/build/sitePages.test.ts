import { describe, expect, it } from "vitest";
import { siteRoutes } from "../../src/leagues/siteRoutes";
import { fileOf, sitePages, siteRedirects, siteRewrites } from "./sitePages";
import { siteOrigin } from "./siteOrigin";
import { sitemap } from "./sitemap";

describe("the pages of the site", () => {
  const pages = sitePages();

  it("answer every address, each with a file of its own", () => {
    const paths = new Set(
      [...pages, ...siteRedirects().map((one) => ({ path: one.source }))].map(({ path }) => path),
    );
    for (const path of siteRoutes().keys()) expect(paths).toContain(path);
    expect(new Set(pages.map(({ file }) => file)).size).toBe(pages.length);
    expect(fileOf("/")).toBe("index.html");
    expect(fileOf("/mls/clubs/kingsway-rovers")).toBe("mls/clubs/kingsway-rovers.html");
  });

  it("are told apart by title and description, where search engines see them", () => {
    const shown = pages.filter(({ listed }) => listed);
    expect(shown.length).toBeGreaterThan(20);
    expect(new Set(shown.map(({ head }) => head.title)).size).toBe(shown.length);
    expect(new Set(shown.map(({ head }) => head.description)).size).toBe(shown.length);
  });

  it("have a title each, but for those behind the sign-in page and what answers no address", () => {
    const behind = ["dashboard", "adminSection"];
    const titles = pages.flatMap(({ route, answers, head }) =>
      route && answers === undefined && !behind.includes(route.kind) ? head.title : [],
    );
    expect(titles.length).toBeGreaterThan(150);
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  });

  it("stand in the sitemap when they have something of their own to say", () => {
    const map = sitemap(pages, "https://site.example");
    expect(map).toContain("<loc>https://site.example/</loc>");
    expect(map).toContain("<loc>https://site.example/mls/standings</loc>");
    expect(map).not.toMatch(/admin|convoweek|404|offline|transfers/);
  });
});

it("answers every match, player, past season and further club of a league with one document, which is no address of its own", () => {
  expect(siteRewrites()).toContainEqual({
    source: "/mls/matches/*",
    destination: "/mls/matches/_.html",
  });
  expect(siteRewrites()).toContainEqual({
    source: "/mls/clubs/*",
    destination: "/mls/clubs/_.html",
  });
  expect(siteRewrites()).toContainEqual({
    source: "/mls/clubs/*/against/*",
    destination: "/mls/clubs/_/against/_.html",
  });
  expect(siteRewrites()).toContainEqual({
    source: "/mls/seasons/*",
    destination: "/mls/seasons/_.html",
  });
  const shared = sitePages().filter(({ answers }) => answers !== undefined);
  expect(shared.every(({ listed }) => !listed)).toBe(true);
});

describe("where the site stands", () => {
  it("is what is configured, else the project's own address, else the arena's", () => {
    const project = { VITE_FIREBASE_PROJECT_ID: "uni" };
    expect(siteOrigin({ ...project, VITE_SITE_URL: "https://arena.edu/x" })).toBe(
      "https://arena.edu",
    );
    expect(siteOrigin(project)).toBe("https://uni.web.app");
    expect(siteOrigin({})).toMatch(/^https:\/\//);
    expect(() => siteOrigin({ VITE_SITE_URL: "arena" })).toThrow("no address: arena");
  });
});
