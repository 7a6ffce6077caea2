import { expect as soon, type Page } from "@playwright/test";
import { openedSeasons } from "../../src/demo/seed/openedLeagues";
import type { LeagueEntry } from "../../src/domain/league/league";
import { everyLeague } from "../../src/leagues";
import { routeAt, type SiteRoute } from "../../src/leagues/routes";
import { siteRoutes } from "../../src/leagues/siteRoutes";

/** Waits as long as tests do, because tools open scenes without Playwright's settings. */
const expect = soon.configure({ timeout: 90_000 });

/** A page state to check: an address, and what is opened there first. */
export interface Scene {
  readonly name: string;
  readonly path: string;
  /** Opens the part that the scene shows. A screenshot then has only the screen, not the whole page. */
  readonly open?: (page: Page) => Promise<void>;
  /** Whether `open` ends at another page, of which a screenshot has the whole. */
  readonly isPage?: true;
  /** Whether the scene exists only below 960 px ("narrow") or only from 960 px ("wide"); undefined for all widths. */
  readonly at?: "narrow" | "wide";
  /** Whether something in it never stops loading. */
  readonly busy?: boolean;
  /** Selector of the open part. Checks of overlaps and accessibility see only this part; another scene has the rest. */
  readonly over?: string;
  /** Scenes with the same `sort` have the same layout. */
  readonly sort?: string;
}

/** The leagues that the seed has opened in the app; they have addresses like all others. */
const opened = openedSeasons.map(({ league }) => league);
const routes = [...siteRoutes([...everyLeague(), ...opened])].filter(
  ([, { kind }]) => kind !== "redirect",
);
const routeOf = new Map(routes);

/** Returns the route of an address; undefined if no page is there. */
export const routeTo = (path: string): SiteRoute | undefined => routeOf.get(path) ?? routeAt(path);

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

/** All pages for visitors, including the sign-in pages, and addresses without a page. */
export const visitorScenes: readonly Scene[] = [
  ...routes.filter(([, route]) => !isGuarded(route)).map(plain),
  { name: "not-found", path: "/nowhere" },
  { name: "not-found-in-league", path: "/mls/nowhere" },
  { name: "not-found-club", path: "/mls/clubs/nobody" },
];

/** All pages of the administration. */
const adminScenes: readonly Scene[] = routes.filter(([, route]) => isGuarded(route)).map(plain);

/** Pages that look different in each sport. */
const ofTheSport = new Set<string>(["results", "standings"]);
const LONG_NAME = 20;

const keptBy = ({ collections }: LeagueEntry) => (collections.meets ? "meets" : "matches");

/** Returns a key that is the same for pages that look alike. */
export function layoutOf(path: string, route: SiteRoute): string {
  switch (route.kind) {
    case "page": {
      const { league, page, pageKind } = route;
      // These pages have only text, and one component draws each kind of them.
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

/** Returns one scene of each layout, because eight leagues show the same parts with different data. */
function samplesOf(scenes: readonly Scene[]): readonly Scene[] {
  const seen = new Set<string>();
  return scenes.filter(({ path }) => {
    const route = routeTo(path);
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
  // Moves the pointer away, because a word under it would show its explanation.
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
      // The gallery opens by itself only at the first visit.
      await page.evaluate(() => sessionStorage.clear());
      await page.reload();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  { name: "open-fixture", path: "/mls/matches", open: openDialog(fixture) },
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
  // A search with more than six results of a kind, with results for typing errors, and with a club and its star.
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
  // These scenes are the last ones, because from here on the browser follows a club.
  {
    name: "open-follow",
    path: "/mls/clubs/kingsway-rovers",
    over: '[aria-label="Following"]',
    open: async (page) => {
      // The explanation is shown only once on a device.
      await page.evaluate(() => localStorage.clear());
      await page.reload();
      await first(page, /^Follow Kingsway Rovers$/, "button").click();
      const card = page.getByRole("region", { name: "Following" });
      await expect(card.getByText("You follow Kingsway Rovers")).toBeVisible();
    },
  },
  {
    name: "my-clubs-followed",
    path: "/mls/clubs/mount-trojans",
    isPage: true,
    open: async (page) => {
      const star = first(page, /^Follow Mount Trojans$/, "button");
      await star.click();
      await expect(star).toHaveAttribute("aria-pressed", "true");
      await page.goto("/my-clubs");
      await settle(page);
    },
  },
];

/** Opens the search, enters a text, and waits for a button below the results. */
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

/**
 * Pages of single records: matches (finished, to come, of another sport), players, grounds, past seasons, unknown ones.
 */
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

/** States of whole pages with a special address. */
export const visitorPages: readonly Scene[] = [
  ...recordScenes,
  { name: "players-none-found", path: "/mls/players?q=zzzz" },
  { name: "players-one-club", path: "/mls/players?club=Kingsway+Rovers&position=Goalkeeper" },
];

const add = (section: string): Scene => ({
  name: `admin-add-${section}`,
  path: `/mls/admin-dashboard/${section}/new`,
});

/** Forms, dialogs and other states of the administration's pages. */
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
      // On a phone the button is in the row's menu.
      const inMenu = page.getByRole("menuitem", { name: "Delete" });
      await inMenu.or(dialog).first().waitFor();
      if (await inMenu.isVisible()) await inMenu.click();
      await expect(dialog).toBeVisible();
    },
  },
];

/** Opens the address of a scene, waits until the page shows its data, and opens the part that the scene shows. */
export async function enter(page: Page, scene: Scene): Promise<void> {
  await page.goto(scene.path);
  if (scene.path === "/" && !scene.open) {
    // The gallery opens by itself only once in a session (site/landing/gallery/pageLoad.ts); pictures show the page below.
    await page.evaluate(() => sessionStorage.setItem("arena-gallery-seen", "1"));
    await page.reload();
  }
  await settle(page, scene.busy);
  await scene.open?.(page);
}

async function settle(page: Page, isBusy = false): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, includeHidden: true })).not.toHaveCount(0);
  if (!isBusy) await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}
