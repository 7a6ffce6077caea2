import type { Page } from "@playwright/test";
import { field } from "../harness/desk";
import { adminTest, button, fill, press, save, title } from "./administrator";
import { countEvents, counted, tellCount } from "./counting";
import { expect, test } from "./siteTest";
import { openVisitor, returnToTab } from "./visitor";

/*
 * A league that an owner opens in the app, from its first word to its last: seen by somebody who opened the site before, and
 * by nobody's new build.
 */

const NAME = "Freshers futsal cup 2027";
const SLUG = "freshers-futsal-cup-2027";
const at = (page: string) => `/${SLUG}/${page}`;

/** What a league may take to be opened, with groups and clubs that are copied. */
const MOST = { clicks: 15, keys: 60 };

const footballMenu = async (page: Page) => {
  const menu = page.getByRole("navigation", { name: "Main menu" });
  await menu.getByRole("button", { name: /^Football/ }).click();
  return menu.getByRole("link", { name: NAME });
};

/** Nothing has loaded the page again since it was opened. */
const isSameVisit = (page: Page) => page.evaluate(() => document.documentElement.dataset["opened"]);

/** Closes the league or opens it again, on its page in the list of all leagues. */
async function changeState(
  admin: Page,
  action: "Close the league" | "Open it again",
): Promise<void> {
  await admin.goto(`/mls/admin-dashboard/leagues/${SLUG}`);
  await press(admin, action);
  await button(admin.getByRole("dialog"), action).click();
  await expect(admin.getByRole("dialog")).toBeHidden();
}

adminTest(
  "an owner opens a league with copied clubs, plays it, closes it and opens it again",
  async ({ admin, openBrowser, database }) => {
    await admin.setViewportSize({ width: 1280, height: 900 });
    const visitor = await openVisitor(await openBrowser(), "/privacy");
    await visitor.setViewportSize({ width: 1280, height: 900 });

    await admin.addInitScript(countEvents);
    await admin.goto("/mls/admin-dashboard/open-league");
    const choose = (name: string, label: string) =>
      admin.getByRole("combobox", { name, exact: true }).selectOption({ label });
    await field(admin, "Name").click();
    await admin.keyboard.type(NAME);
    await choose("Format", "Groups, then a knock-out");
    await choose("Teams", "The clubs of another league, with their crests");
    await choose("From", "MLS football");
    await expect(admin.getByText("It begins with 8 teams.")).toBeVisible();
    await press(admin, "Open the league");
    await expect(admin).toHaveURL(`/${SLUG}/admin-dashboard`);
    // Choosing from a list takes a click and a key, of which Playwright makes neither.
    const { clicks, keys } = await counted(admin);
    const took = { clicks: clicks + 3, keys: keys + 3 };
    tellCount("a league opened, with copied clubs", took, MOST);
    expect(took.clicks).toBeLessThanOrEqual(MOST.clicks);
    expect(took.keys).toBeLessThanOrEqual(MOST.keys);
    const teams = `football~${SLUG}~teams`;
    await expect.poll(async () => (await database.list(teams)).size).toBe(8);

    await admin.goto(`/${SLUG}/admin-dashboard/make-fixtures`);
    await button(admin, /^Save \d+ fixtures$/).click();
    await expect(admin.getByText(/^(\d+) of \1 changes saved\./)).toBeVisible();
    const fixtures = await database.list(`football~${SLUG}~fixtures`);
    expect(fixtures.size).toBe(12);
    const [[id = "", fixture] = []] = fixtures;
    await admin.goto(`/${SLUG}/admin-dashboard/results/new?fixture=${id}`);
    await fill(admin, { "Team A score": "2", "Team B score": "0" });
    await save(admin, "Save", "Result saved successfully");

    const home = String(fixture?.["teamA"]);
    await (await footballMenu(visitor)).click();
    await expect(visitor).toHaveURL(at("home"));
    await expect(title(visitor)).toContainText(NAME);
    const main = visitor.getByRole("main");
    await main
      .getByRole("navigation")
      .getByRole("link", { name: "Standings", exact: true })
      .click();
    const line = visitor
      .getByRole("row")
      .filter({ has: visitor.getByRole("rowheader").getByRole("link", { name: home }) });
    await expect(line.getByRole("cell").filter({ hasText: /^3$/ }).first()).toBeVisible();
    await line.getByRole("link", { name: home, exact: true }).click();
    await expect(title(visitor)).toHaveText(home);
    await visitor.getByRole("button", { name: /^Follow / }).click();
    await visitor.getByRole("link", { name: "My clubs" }).first().click();
    await expect(main.getByRole("link", { name: home }).first()).toBeVisible();
    expect(await isSameVisit(visitor)).toBe("once");

    for (const page of [`matches/${id}`, "screen"]) {
      await visitor.goto(at(page));
      await expect(visitor.getByText(home).first()).toBeVisible();
    }
    await visitor.goto(`/embed/${SLUG}/table`);
    await expect(visitor.getByRole("table").filter({ hasText: home })).toBeVisible();
    const day = new Date(Number(fixture?.["date"])).toISOString().slice(0, 10);
    await visitor.goto(`/today?day=${day}`);
    await expect(visitor.getByRole("heading", { name: NAME, level: 3 })).toBeVisible();

    await changeState(admin, "Close the league");
    await visitor.goto("/privacy");
    await expect(await footballMenu(visitor)).toHaveCount(0);
    await visitor.goto(at("standings"));
    await expect(visitor.getByText(/^This league is closed/)).toBeVisible();
    await changeState(admin, "Open it again");
    await visitor.goto(at("standings"));
    await returnToTab(visitor);
    await expect(visitor.getByText(/^This league is closed/)).toHaveCount(0);
  },
);

test("leagues that were opened before have all their pages", async ({ page }) => {
  for (const [path, shows] of [
    ["/student-week-basketball/home", "Student week basketball"],
    ["/student-week-basketball/standings", "Law Lords"],
    ["/handball-league/results", "Old Town Sevens"],
    ["/handball-league/standings", "Harbour Backs"],
  ] as const) {
    await page.goto(path);
    const main = page.getByRole("main");
    const found = main
      .getByRole("heading", { name: shows })
      .or(main.getByRole("link", { name: shows }));
    await expect(found.first()).toBeVisible();
    // While the league is looked for nobody is told that there is no page.
    await expect(page).not.toHaveTitle(/Page not found/);
  }
});
