import type { Page } from "@playwright/test";
import { openedSeasons } from "../../../src/demo/seed/openedLeagues";
import { leagues } from "@arena/leagues";
import { countReads, type ReadCounter } from "../reads/countReads";
import { fillSeasons } from "../reads/seasonsOfData";
import { expect, FULL, test } from "../siteTest";

/*
 * What a visit costs (docs/performance.md): documents read by each page and by moving between them,
 * on databases that hold one and fifty seasons. The two databases are projects of the same emulator;
 * the site's requests are sent to one of them.
 */

/** A page of several leagues reads each, those opened in the app that play around today, and which these are. */
const ofManyLeagues = leagues.length + openedSeasons.length + 1;

const HOUR = 3_600_000;

const env = (name: string) => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set.`);
  return value;
};

/**
 * The most documents each page may read when it is opened: the league's sheet, and what is not in
 * it where a page shows that: scorers (whole results) and players.
 */
const ALLOWED: Readonly<Record<string, number>> = {
  "/": ofManyLeagues,
  "/today": ofManyLeagues,
  "/mls/home": 3,
  "/mls/matches": 1,
  "/mls/results": 1,
  "/mls/standings": 1,
  "/mls/players": 3,
  "/mls/stats": 3,
  "/mls/clubs": 1,
  "/mls/clubs/kingsway-rovers": 3,
  // This season and the one before.
  "/mls/clubs/kingsway-rovers/against/mount-trojans": 2,
  "/mbl/home": 3,
  "/mbl/standings": 1,
  "/mvl/home": 3,
  "/mcl/standings": 1,
  "/mttl/results": 1,
  "/mltl/stats": 3,
  "/mal/standings": 1,
  // Athletes' marks are beside the sheet, and so are the squads by which their names lead on.
  "/mal/results": 3,
  "/student-week-football/home": 3,
  // And which leagues were opened in the app.
  "/student-week-basketball/home": 4,
  // Whether it is open is in the sheet.
  "/mls/transfers": 1,
  "/mls/news": 1,
};

async function settle(page: Page): Promise<void> {
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.waitForLoadState("networkidle");
}

async function costOf(counter: ReadCounter, page: Page, act: () => Promise<unknown>) {
  await counter.take();
  await act();
  await settle(page);
  return (await counter.take()).documents;
}

const tab = (page: Page, name: string) =>
  page.getByRole("main").getByRole("navigation").getByRole("link", { name, exact: true });

/** Every page opened by itself, and one visit that goes through a league's pages. */
async function measure(page: Page, counter: ReadCounter): Promise<Record<string, number>> {
  const cost: Record<string, number> = {};
  // A database that nobody has asked yet answers late, and what comes too late is asked for again.
  await page.goto("/");
  await settle(page);
  await counter.take();
  for (const [path, most] of Object.entries(ALLOWED)) {
    cost[path] = Infinity;
    // What a busy emulator answers too late is asked for again: more than allowed counts if it is so each time.
    for (let times = 0; times < 3 && cost[path] > most; times += 1) {
      await page.goto(path);
      await settle(page);
      const { documents, requests } = await counter.take();
      cost[path] = Math.min(cost[path], documents);
      // Nothing that visitors see is listed.
      for (const request of requests) expect.soft(request, path).toMatch(/^published\//);
    }
  }
  await page.clock.install();
  let home = Infinity;
  for (let times = 0; times < 3 && home > 3; times += 1)
    home = Math.min(home, await costOf(counter, page, () => page.goto("/mls/home")));
  cost["visit: home"] = home;
  for (const name of ["Matches", "Results", "Players", "Standings", "Home", "Stats"]) {
    cost[`visit: ${name}`] = await costOf(counter, page, () => tab(page, name).click());
  }
  const season = page.getByRole("combobox", { name: "Season" });
  for (const label of ["Season 2025", "Season 2026", "Season 2025"]) {
    await tab(page, "Results").click();
    const times = Object.keys(cost).length;
    cost[`visit: ${label}, ${times}`] = await costOf(counter, page, () =>
      season.selectOption(label),
    );
  }
  cost["visit: an hour without a touch"] = await costOf(counter, page, () =>
    page.clock.runFor(HOUR),
  );
  return cost;
}

test(
  "a visit costs the same however many seasons there are, and lists no collection",
  { tag: FULL },
  async ({ openDevice }) => {
    test.setTimeout(1_500_000);
    const firestoreHost = env("FIRESTORE_EMULATOR_HOST");
    const site = env("ARENA_E2E_PROJECT");
    const costs = new Map<number, Record<string, number>>();
    const visit = async (seasons: number) => {
      const projectId = `demo-seasons-${seasons}`;
      const context = await openDevice();
      const counter = countReads(context);
      await context.route(`**/v1/projects/${site}/**`, (route) =>
        route.continue({ url: route.request().url().replace(site, projectId) }),
      );
      costs.set(seasons, await measure(await context.newPage(), counter));
    };
    const amounts = [1, 12];
    // One after the other: at once they kept a busy emulator from answering, and what answers too late is read again.
    for (const seasons of amounts) {
      await fillSeasons({ projectId: `demo-seasons-${seasons}`, firestoreHost }, seasons);
      await visit(seasons);
    }

    const one = costs.get(1) ?? {};
    for (const [path, most] of Object.entries(ALLOWED)) {
      expect.soft(one[path], path).toBeLessThanOrEqual(most);
    }
    expect.soft(one).toMatchObject({ "visit: home": 3, "visit: an hour without a touch": 0 });
    const many = costs.get(12) ?? {};
    expect(Object.keys(many)).toEqual(Object.keys(one));
    for (const [name, documents] of Object.entries(many)) {
      // Going on from page to page reads what has aged since: never more than the page shows, of the running season and of one.
      if (name.startsWith("visit: ")) expect.soft(documents, name).toBeLessThanOrEqual(4);
      else expect.soft(documents, name).toBe(one[name]);
    }
    console.log(`Documents read: ${JSON.stringify(one)}`);
  },
);

test("opening the table makes one request", async ({ page, context }) => {
  const counter = countReads(context);
  await page.goto("/mls/standings");
  await settle(page);
  expect((await counter.take()).requests).toEqual(["published/mls"]);
});

test(
  "a link to a past season reads what it shows, and the current one at most",
  { tag: FULL },
  async ({ page, context }) => {
    const counter = countReads(context);
    await page.goto("/mls/results?season=2025");
    await expect(page.getByRole("combobox", { name: "Season" })).toHaveValue("2025");
    await settle(page);
    const { requests } = await counter.take();
    expect(requests.map(decodeURIComponent)).toContain("published/mls@2025");
    expect(requests.length).toBeLessThanOrEqual(2);
    // Who scored is beside that season's sheet, and so are its players.
    await page.goto("/mls/seasons/2025");
    await expect(page.getByRole("region", { name: "Top players" })).toBeVisible();
    await settle(page);
    const whole = (await counter.take()).requests.map(decodeURIComponent);
    expect(whole).toContain("published/mls@2025");
    expect(new Set(whole).size).toBeLessThanOrEqual(4);
  },
);

test("a match reads two documents more than its list at most, once", async ({ page, context }) => {
  const counter = countReads(context);
  for (const [path, name] of [
    ["/mls/results", /full time/],
    ["/mls/matches", / v /],
    ["/mbl/results", /full time/],
  ] as const) {
    await page.goto(path);
    await settle(page);
    await counter.take();
    const row = page.getByRole("main").getByRole("link", { name }).first();
    await row.click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await settle(page);
    expect((await counter.take()).documents, path).toBeLessThanOrEqual(2);
    await page.keyboard.press("Escape");
    // The dialog closes by a step back in the history, which would undo a navigation that begins before it ends.
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL((url) => url.search === "");
    await settle(page);
    expect((await counter.take()).documents, `${path}, closed`).toBe(0);
  }
  await page.goto("/mls/results");
  const row = page.getByRole("main").getByRole("link", { name: /full time/ });
  const id = new URL(await row.first().evaluate((one: HTMLAnchorElement) => one.href)).searchParams;
  await settle(page);
  await counter.take();
  // A link from elsewhere: the league's sheet, and two documents more.
  await page.goto(`/mls/matches/${id.get("match")}`);
  await expect(page.getByRole("region", { name: "Line-ups" })).toContainText("Goalkeeper");
  await settle(page);
  expect((await counter.take()).documents, "a cold match").toBeLessThanOrEqual(3);
});
