import type { BrowserContext, Page } from "@playwright/test";
import { adminTest, fill, link, save } from "../administrator";
import type { Database } from "../database";
import { expect, FULL, test } from "../siteTest";

/*
 * While a match is on, a league's pages follow it by a live connection; at other times not a byte of the
 * code for that is loaded.
 */

const MINUTE = 60_000;
/** A fixture of the seed that is still to be played, and the result of one that was. */
const FIXTURE = "gw5-a1";
const RESULT = "gw4-a1";

/** Puts the kick-off of a fixture, as an administrator who moves it would leave it. */
const kickOff = (database: Database, minutesAgo: number): Promise<void> =>
  database.alter("mlsFixtures", FIXTURE, { date: new Date(Date.now() - minutesAgo * MINUTE) });

/** The site's scripts that a browser has fetched so far, and which of them hold the Firestore SDK. */
function watchScripts(context: BrowserContext) {
  const scripts = new Set<string>();
  let channels = 0;
  context.on("response", (response) => {
    const url = response.url();
    if (url.includes("google.firestore.v1.Firestore")) channels += 1;
    if (!url.includes("/assets/") || !url.endsWith(".js")) return;
    scripts.add(url);
  });
  return {
    sdk: async () => {
      // Of a page that was left meanwhile the browser has no answers any more, so they are asked for again.
      const fetched = [...scripts].map(async (url) => {
        const text = await (await context.request.get(url)).text();
        return { url, isSdk: text.includes("google.firestore.v1.Firestore"), size: text.length };
      });
      return (await Promise.all(fetched)).filter(({ isSdk }) => isSdk);
    },
    channels: () => channels,
  };
}

const mark = (page: Page) => page.getByRole("status").getByText(/^Live/);
const tab = (page: Page, name: string) =>
  page.getByRole("main").getByRole("navigation").getByRole("link", { name, exact: true });
const settled = (page: Page) => expect(page.locator("[aria-busy=true]")).toHaveCount(0);

test("no visitor's page loads the SDK or listens while no match is on", async ({
  page,
  context,
  database,
}) => {
  await kickOff(database, 10 * 60);
  const scripts = watchScripts(context);
  for (const path of ["/", "/mls/home", "/mls/matches", "/mls/standings", "/mbl/home"]) {
    await page.goto(path);
    await settled(page);
    await page.waitForLoadState("networkidle");
  }
  await expect(mark(page)).toHaveCount(0);
  expect(await scripts.sdk()).toEqual([]);
  expect(scripts.channels()).toBe(0);
});

test(
  "the SDK comes after the first data, and goes on listening from page to page",
  { tag: FULL },
  async ({ page, context, database }) => {
    await kickOff(database, 20);
    const scripts = watchScripts(context);
    const order: string[] = [];
    page.on("request", (request) => order.push(request.url()));
    page.on("requestfinished", (request) => {
      if (request.url().includes("/published/")) order.push("data");
    });
    await page.goto("/mls/matches");
    await settled(page);
    await expect(mark(page)).toBeVisible();
    const sdk = await scripts.sdk();
    expect(sdk.length).toBeGreaterThan(0);
    for (const { url } of sdk) expect(order.indexOf(url)).toBeGreaterThan(order.indexOf("data"));
    await tab(page, "Results").click();
    await expect(mark(page)).toBeVisible();
    await tab(page, "Home").click();
    await expect(mark(page)).toBeVisible();
  },
);

adminTest(
  "what an administrator saves during a match appears by itself",
  async ({ admin, openBrowser, database }) => {
    await kickOff(database, 20);
    const visitors = await openBrowser();
    const visitor = await visitors.newPage();
    await visitor.goto("/mls/home");
    await settled(visitor);
    await expect(mark(visitor)).toBeVisible();
    await tab(visitor, "Results").click();
    await settled(visitor);
    const requests: string[] = [];
    visitor.on("request", (request) => {
      if (request.url().includes("/published/")) requests.push(request.url());
    });

    await admin.goto(`/mls/admin-dashboard/results/${RESULT}`);
    await fill(admin, { "Team A score": "17", "Team B score": "16" });
    await save(admin, "Update", "Result saved successfully");
    await expect(link(visitor, / 17–16 /)).toBeVisible();
    expect(requests).toEqual([]);
  },
);
