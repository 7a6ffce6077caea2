import { openedSeasons } from "../../src/demo/seed/openedLeagues";
import { everyEntry } from "../../src/leagues/registry";
import { routeAt } from "../../src/leagues/routes";
import { expect, FULL, test } from "./siteTest";

/* Ways from page to page; each page itself is judged by every-page.e2e.ts. */

test("an unknown address says so and offers the nearest league", async ({ page }) => {
  await page.goto("/mls/nowhere");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Out of bounds");
  await page
    .getByRole("main")
    .getByRole("link", { name: /MLS football/ })
    .click();
  await expect(page).toHaveURL("/mls/home");
});

test(
  "every link of the menu and the pages leads to an address that answers",
  { tag: FULL },
  async ({ page }) => {
    test.setTimeout(900_000);
    const seen = new Set<string>();
    for (const path of [
      "/",
      "/mls/home",
      "/mbl/home",
      "/student-week-football/home",
      "/mls/clubs",
    ]) {
      await page.goto(path);
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      const links = await page
        .locator("a[href^='/']")
        .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
      for (const link of links) seen.add(link.replace(/[?#].*$/, ""));
    }
    expect(seen.size).toBeGreaterThan(30);
    // Those that were opened in the app are in the database, not among the files.
    const leagues = [...everyEntry(), ...openedSeasons.map(({ league }) => league)];
    expect([...seen].filter((path) => !routeAt(path, leagues))).toEqual([]);
  },
);
