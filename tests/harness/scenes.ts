import { expect, type Page } from "@playwright/test";
import { openedSeasons } from "../../src/demo/seed/openedLeagues";
import type { LeagueEntry } from "../../src/domain/league/league";
import { everyLeague } from "../../src/leagues";
import { routeAt, type SiteRoute } from "../../src/leagues/routes";
import { siteRoutes } from "../../src/leagues/siteRoutes";
import { accounts, type Account } from "./desk";

/** Something to look at: an address, and what is done there before looking. */
export interface Scene {
  readonly name: string;
  readonly path: string;
  /** Opens what the scene is about; the screen is then taken as it is, not the whole page. */
  readonly open?: (page: Page) => Promise<void>;
  /** Only there below or from 960 px. */
  readonly at?: "narrow" | "wide";
  /** Something in it loads for ever. */
  readonly busy?: boolean;
  /** The part that is open, as a selector: what it half covers is judged where it is closed. */
  readonly over?: string;
  /** Scenes of one sort have one layout. */
  readonly sort?: string;
}

/** Those that the database has opened in the app have addresses like all others. */
const opened = openedSeasons.map(({ league }) => league);
const routes = [...siteRoutes([...everyLeague(), ...opened])].filter(
  ([, { kind }]) => kind !== "redirect",
);
const routeOf = new Map(routes);
const isGuarded = ({ kind }: SiteRoute) => kind === "dashboard" || kind === "adminSection";
const asName = (path: string) => path.replace(/^\//, "").replaceAll("/", "-") || "landing";

function sortOf(route: SiteRoute): string {
  switch (route.kind) {
    case "page":
      return `${route.league.sport} ${route.page} ${route.pageKind}`;
    case "club":
      return `club of ${route.league.slug}`;
    default:
      return route.kind;
  }
}

const plain = ([path, route]: readonly [string, SiteRoute]): Scene => ({
  name: asName(path),
  path,
  sort: sortOf(route),
});

/** Every route a visitor reaches, the sign-in pages included, and addresses that lead nowhere. */
export const visitorScenes: readonly Scene[] = [
  ...routes.filter(([, route]) => !isGuarded(route)).map(plain),
  { name: "not-found", path: "/nowhere" },
  { name: "not-found-in-league", path: "/mls/nowhere" },
  { name: "not-found-club", path: "/mls/clubs/nobody" },
];

/** Every route of the administrators. */
export const adminScenes: readonly Scene[] = routes
  .filter(([, route]) => isGuarded(route))
  .map(plain);

/** Pages that each sport draws in its own way. */
const ofTheSport = new Set<string>(["results", "standings"]);
const LONG_NAME = 20;

const keptBy = ({ collections }: LeagueEntry) => (collections.meets ? "meets" : "matches");

/** What pages that look alike have in common. */
export function layoutOf(path: string, route: SiteRoute): string {
  switch (route.kind) {
    case "page": {
      const { league, page, pageKind } = route;
      // Such pages are words alone, drawn by one component each.
      if (pageKind !== "real") return `page that is ${pageKind}`;
      return `${ofTheSport.has(page) ? league.sport : keptBy(league)} ${page}`;
    }
    case "club":
      return path.length > LONG_NAME + "/mls/clubs/".length
        ? path
        : `club of ${keptBy(route.league)}`;
    case "adminSection":
      return `${route.section} ${route.section === "results" ? route.league.sport : route.access}`;
    case "comingSoon":
      return `${route.kind} ${route.section}`;
    case "embed":
      return `${route.kind} ${route.part} of ${keptBy(route.league)}`;
    case "screen":
      return `${route.kind} of ${route.league ? keptBy(route.league) : "all"}`;
    case "match":
    case "player":
    case "ground":
    case "season":
    case "signIn":
    case "dashboard":
      return route.kind;
    default:
      return path;
  }
}

/** One scene of each layout: eight leagues draw the same parts with other data. */
function samplesOf(scenes: readonly Scene[]): readonly Scene[] {
  const seen = new Set<string>();
  return scenes.filter(({ path }) => {
    const route = routeOf.get(path) ?? routeAt(path);
    const layout = route ? layoutOf(path, route) : path;
    const isNew = !seen.has(layout);
    seen.add(layout);
    return isNew;
  });
}

export const visitorSamples = samplesOf(visitorScenes);
export const adminSamples = samplesOf(adminScenes);

const first = (page: Page, name: RegExp, role: "link" | "button" = "link") =>
  page.getByRole("main").getByRole(role, { name }).first();

const openDialog = (name: RegExp, role?: "link" | "button") => async (page: Page) => {
  await first(page, name, role).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  // Nothing in the dialog is pointed at: a word of a figure would show its sentence.
  await page.mouse.move(0, 0);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
};

const fixture = / v .*\d{2}:\d{2}/;
const result = /full time/;

/** Dialogs, menus and other states of the visitors' pages. */
export const visitorStates: readonly Scene[] = [
  {
    name: "open-gallery",
    path: "/",
    open: async (page) => {
      // It greets a visitor once.
      await page.evaluate(() => sessionStorage.clear());
      await page.reload();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  { name: "open-fixture", path: "/mls/matches", open: openDialog(/ v /) },
  { name: "open-fixture-home", path: "/mls/home", open: openDialog(fixture) },
  { name: "open-fixture-basketball", path: "/mbl/matches", open: openDialog(/ v /) },
  { name: "open-result", path: "/mls/results", open: openDialog(result) },
  { name: "open-result-basketball", path: "/mbl/results", open: openDialog(result) },
  { name: "open-match-unknown", path: "/mls/matches?match=nobody", open: openedByAddress },
  { name: "open-player", path: "/mls/players", open: openDialog(/goalkeeper/i, "button") },
  { name: "open-player-basketball", path: "/mbl/players", open: openDialog(/guard/i, "button") },
  { name: "open-awards", path: "/mls/home", open: openDialog(/^Top scorer: /) },
  { name: "open-awards-basketball", path: "/mbl/home", open: openDialog(/^Player of the week: /) },
  {
    name: "open-drawer",
    path: "/mls/home",
    at: "narrow",
    open: async (page) => {
      await page.getByRole("button", { name: "Sports menu" }).click();
      await expect(page.getByRole("dialog", { name: "Sports" })).toBeVisible();
    },
  },
  {
    name: "open-sport-menu",
    path: "/mls/standings",
    at: "wide",
    over: "header",
    open: async (page) => {
      await page.getByRole("button", { name: "Basketball" }).click();
      await expect(page.getByRole("link", { name: "Convo Week" }).first()).toBeVisible();
    },
  },
  // More than six of a kind, slips, and a club with its star.
  { name: "open-search", path: "/mls/home", open: openSearch("kingsway", /^Show all/) },
  {
    name: "open-search-none",
    path: "/mls/home",
    open: openSearch("zzzqq", /^Clear and search/),
  },
  {
    name: "open-term",
    path: "/mls/standings",
    over: "#explanation",
    open: async (page) => {
      await first(page, /^GD$/, "button").click();
      await expect(page.locator("#explanation")).toContainText("Goal difference");
    },
  },
  // The last: a club is followed from here on.
  {
    name: "open-follow",
    path: "/mls/clubs/kingsway-rovers",
    over: '[aria-label="Following"]',
    open: async (page) => {
      // It is told once on a device.
      await page.evaluate(() => localStorage.clear());
      await page.reload();
      await first(page, /^Follow Kingsway Rovers$/, "button").click();
      const card = page.getByRole("region", { name: "Following" });
      await expect(card.getByText("You follow Kingsway Rovers")).toBeVisible();
    },
  },
];

/** Opens the search with something typed, and waits for a button below what is found. */
function openSearch(query: string, name: RegExp) {
  return async (page: Page) => {
    await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
    await page.getByRole("dialog").getByRole("combobox").fill(query);
    await expect(page.getByText("All leagues of this season are searched")).toBeVisible();
    await expect(page.getByRole("dialog").getByRole("button", { name }).first()).toBeVisible();
  };
}

async function openedByAddress(page: Page): Promise<void> {
  await expect(page.getByRole("dialog")).toBeVisible();
}

/** Pages of one match, player, ground or past season: with line-ups on the ground, to come, as the sheet of another sport, and unknown. */
export const recordScenes: readonly Scene[] = [
  { name: "match-finished", path: "/mls/matches/gw4-a2" },
  { name: "match-to-come", path: "/mls/matches/gw6-b2" },
  { name: "match-of-games", path: "/mttl/matches/gw3-b1" },
  { name: "match-unknown", path: "/mls/matches/nobody" },
  { name: "player", path: "/mls/players/kingsway-rovers-9" },
  { name: "ground", path: "/grounds/main-bowl" },
  { name: "ground-unknown", path: "/grounds/nowhere" },
  { name: "season", path: "/mls/seasons/2025" },
  { name: "season-of-meets", path: "/mal/seasons/2025" },
  { name: "season-unknown", path: "/mls/seasons/1905" },
  { name: "player-of-meets", path: "/mal/players/engineering-harriers-101" },
];

/** States of whole pages that need a click or an address of their own. */
export const visitorPages: readonly Scene[] = [
  ...recordScenes,
  { name: "players-none-found", path: "/mls/players?q=zzzz" },
  { name: "players-one-club", path: "/mls/players?club=Kingsway+Rovers&position=Goalkeeper" },
];

/** Pages of those who are administrators of nothing, and whose account each is. */
export const roleScenes: readonly {
  readonly account: Account;
  readonly scenes: readonly Scene[];
}[] = [
  {
    account: accounts.scorer,
    scenes: [
      { name: "scorer", path: "/mls/admin-dashboard" },
      { name: "scorer-closed", path: "/mls/admin-dashboard/matches/gw4-a2?part=live" },
    ],
  },
  {
    account: accounts.captain,
    scenes: [{ name: "captain", path: "/mls/admin-dashboard/captain" }],
  },
];

const add = (section: string): Scene => ({
  name: `admin-add-${section}`,
  path: `/mls/admin-dashboard/${section}/new`,
});

/** Forms, questions and other states of the administrators' pages. */
export const adminStates: readonly Scene[] = [
  add("players"),
  add("fixtures"),
  add("results"),
  add("standings"),
  { name: "admin-add-result-basketball", path: "/mbl/admin-dashboard/results/new" },
  { name: "admin-none-found", path: "/mls/admin-dashboard/players?q=zzzz" },
  {
    name: "admin-form-errors",
    path: "/mls/admin-dashboard/players/new",
    open: async (page) => {
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect(page.getByRole("group", { name: /to correct/ })).toBeFocused();
    },
  },
  {
    name: "admin-delete",
    path: "/mls/admin-dashboard/fixtures",
    open: async (page) => {
      await page
        .getByRole("button", { name: /^(Delete |More for (?!these))/ })
        .first()
        .click();
      const dialog = page.getByRole("dialog");
      // A phone's row keeps it in its menu.
      const inMenu = page.getByRole("menuitem", { name: "Delete" });
      await inMenu.or(dialog).first().waitFor();
      if (await inMenu.isVisible()) await inMenu.click();
      await expect(dialog).toBeVisible();
    },
  },
];

/** Goes where the scene is, waits until the page is there and has its data, and opens what is to be seen. */
export async function enter(page: Page, scene: Scene): Promise<void> {
  await page.goto(scene.path);
  if (!scene.busy) await settle(page);
  if (scene.path === "/" && !scene.open) {
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  await scene.open?.(page);
}

async function settle(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, includeHidden: true })).not.toHaveCount(0);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}
