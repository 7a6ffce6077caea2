import { expect, it } from "vitest";
import { isOwnersUpkeepView } from "../../src/admin/address/upkeep";
import { isOwnersWorkView, workViewNames } from "../../src/admin/address/workViews";
import { readAdminPath, upkeepViews, type WorkView } from "../../src/leagues/adminPaths";
import type { SiteRoute } from "../../src/leagues/routes";
import { sharedRoutes } from "../../src/leagues/siteRoutes";
import {
  adminSamples,
  layoutOf,
  recordScenes,
  routeTo,
  visitorSamples,
  visitorScenes,
} from "../../tests/harness/scenes";
import { readTable, states, visits, type Viewer } from "./table";

const pathOf = (address: string) => address.replace(/[?#].*/, "");
const layoutAt = (address: string) => {
  const route = routeTo(pathOf(address));
  return route ? layoutOf(pathOf(address), route) : address;
};

function kindOfAdmin(path: string, route: SiteRoute): string {
  const { view, match, isCaptains } = readAdminPath(path) ?? {};
  const [, , , , below] = path.split("/");
  if (match) return "a match";
  if (isCaptains) return "a captain's club";
  if (below) return below === "paste" ? "pasting" : "a form";
  return view ?? (route.kind === "adminSection" ? route.section : "the dashboard");
}

/** Returns the kind of page at an address: pages of one kind show the same parts with other data. */
function kindAt(address: string): string {
  const path = pathOf(address);
  const route = routeTo(path);
  if (!route) return "no page";
  switch (route.kind) {
    case "page":
      return route.pageKind === "real" ? route.page : `a page that is ${route.pageKind}`;
    case "club":
      return route.against === undefined ? "a club" : "two clubs";
    case "embed":
      return `embedded ${route.part}`;
    case "dashboard":
    case "adminSection":
      return kindOfAdmin(path, route);
    default:
      return route.kind;
  }
}

const workViews = Object.keys(workViewNames) as WorkView[];
const desk = ["the dashboard", "a form", "pasting", "a match"].concat(
  adminSamples.filter(({ path }) => path.startsWith("/mls/")).map(({ path }) => kindAt(path)),
  workViews.filter((view) => !isOwnersWorkView(view)),
  upkeepViews.filter((view) => !isOwnersUpkeepView(view)),
);

/** All kinds of pages that somebody sees. */
const kinds: Readonly<Record<Viewer, readonly string[]>> = {
  visitor: [
    ...visitorScenes.map(({ path }) => kindAt(path)),
    ...[...sharedRoutes().keys()].map(kindAt),
  ],
  administrator: desk,
  owner: [
    ...desk,
    ...workViews.filter(isOwnersWorkView),
    ...upkeepViews.filter(isOwnersUpkeepView),
  ],
  scorer: ["the dashboard", "a match"],
  captain: ["a captain's club"],
};

/** Returns the looks of all pictures of a kind of page, for one role or for all. */
const looksOf = (kind: string, role?: string) =>
  visits
    .filter((one) => role === undefined || one.role === role)
    .filter(({ scene }) => !scene.open && kindAt(scene.path) === kind)
    .flatMap(({ looks }) => looks);

it.each(Object.entries(kinds))("has each kind of page that the %s sees", (role, ofRole) => {
  expect(ofRole.filter((kind) => looksOf(kind, role).length === 0)).toEqual([]);
});

it("has each kind of page in both widths and both schemes", () => {
  const missing = [...new Set(Object.values(kinds).flat())].flatMap((kind) => {
    const has = new Set<unknown>(looksOf(kind).flatMap(({ width, scheme }) => [width, scheme]));
    return [390, 1280, "light", "dark"].filter((one) => !has.has(one)).map((one) => [kind, one]);
  });
  expect(missing).toEqual([]);
});

it("has each layout, and each kind of record that is there, to come or unknown", () => {
  const seen = new Set(visits.map(({ scene }) => layoutAt(scene.path)));
  const samples = [...visitorSamples, ...adminSamples].filter(({ path }) => routeTo(path));
  expect(samples.filter(({ path }) => !seen.has(layoutAt(path)))).toEqual([]);
  const paths = new Set(visits.map(({ scene }) => scene.path));
  expect(recordScenes.filter(({ path }) => !paths.has(path))).toEqual([]);
});

it.each(Object.keys(kinds))("shows the %s data in every state", (role) => {
  const shown = new Set(visits.filter((one) => one.role === role).map(({ state }) => state));
  expect([...shown]).toEqual(states);
});

it("has about 300 pictures, each with a name of its own, at widths where its page exists", () => {
  const looks = visits.flatMap((visit) => visit.looks.map((look) => ({ ...look, visit })));
  expect(looks.length).toBeGreaterThan(280);
  expect(looks.length).toBeLessThan(350);
  expect(new Set(visits.map(({ name }) => name)).size).toBe(visits.length);
  const isThere = (at: "narrow" | "wide" | undefined, width: number) =>
    at === undefined || (at === "wide") === width >= 960;
  expect(looks.filter(({ visit, width }) => !isThere(visit.scene.at, width))).toEqual([]);
  const twice = visits.filter((one) => new Set(one.looks).size < one.looks.length);
  expect(twice).toEqual([]);
});

it("refuses a line that says something else", () => {
  const read = (line: string) => () =>
    readTable(`role page full empty loading broken hard\n${line}`);
  expect(read("visitor / P . . . d")().map(({ name }) => name)).toEqual([
    "visitor-landing-full",
    "visitor-landing-hard",
  ]);
  expect(read("stranger / P . . . .")).toThrow("Not a line");
  expect(read("visitor / P . . .")).toThrow("Not a line");
  expect(read("visitor / Px . . . .")).toThrow('"x" is no look');
  expect(read("visitor open-nothing P . . . .")).toThrow('no scene "open-nothing"');
});
