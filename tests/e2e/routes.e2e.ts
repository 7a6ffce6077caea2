import type { Page } from "@playwright/test";
import { routeAt, type SiteRoute } from "../../src/leagues/routes";
import { siteRoutes } from "../../src/leagues/siteRoutes";
import { layoutOf } from "../harness/scenes";
import { expect, expectNoSidewaysScroll, test, WIDTHS } from "./siteTest";

/*
 * One address of each layout in a real browser: one heading, a title of its own, nothing too wide. That every address
 * has them is shown without a browser (src/app/prerender.test.ts, scripts/build/sitePages.test.ts).
 */

const layouts = new Set<string>();
const routes = [...siteRoutes()].filter(([path, route]) => {
  const layout = layoutOf(path, route);
  const isNew = route.kind !== "redirect" && !layouts.has(layout);
  layouts.add(layout);
  return isNew;
});

/** Administrators' pages send whoever is not signed in to the sign-in page. */
const guarded = ({ kind }: SiteRoute) => kind === "dashboard" || kind === "adminSection";

test("every layout answers with one heading and a title of its own, on a phone and on a wide screen", async ({
  page,
  context,
}) => {
  test.setTimeout(600_000);
  const [phone, desk] = WIDTHS;
  const titles = new Map<string, string>();
  const waiting = [...routes];
  const visit = async (tab: Page) => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [path, route] = next;
      await tab.setViewportSize({ width: phone, height: 800 });
      await tab.goto(path);
      const headings = tab.getByRole("heading", { level: 1, includeHidden: true });
      await expect(headings, path).toHaveCount(1);
      await expect(headings, path).not.toHaveText("");
      await expect(tab.locator("[aria-busy=true]"), path).toHaveCount(0);
      await expect(tab.getByRole("alert"), path).toHaveCount(0);
      await expectNoSidewaysScroll(tab);
      await tab.setViewportSize({ width: desk, height: 800 });
      await expectNoSidewaysScroll(tab);
      if (guarded(route)) {
        await expect(tab, path).toHaveURL(/admin-auth/);
        continue;
      }
      const title = await tab.title();
      expect(titles.get(title), `${path} has the title of another page`).toBeUndefined();
      titles.set(title, path);
    }
  };
  // Pages wait for their data more than for the machine.
  await Promise.all([visit(page), visit(await context.newPage())]);
});

test("an unknown address says so and offers the nearest league", async ({ page }) => {
  await page.goto("/mls/nowhere");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Out of bounds");
  await page
    .getByRole("main")
    .getByRole("link", { name: /MLS football/ })
    .click();
  await expect(page).toHaveURL("/mls/home");
});

test("every link of the menu and the pages leads to an address that answers", async ({ page }) => {
  test.setTimeout(300_000);
  const seen = new Set<string>();
  for (const path of ["/", "/mls/home", "/mbl/home", "/student-week-football/home", "/mls/clubs"]) {
    await page.goto(path);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    const links = await page
      .locator("a[href^='/']")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    for (const link of links) seen.add(link.replace(/[?#].*$/, ""));
  }
  expect(seen.size).toBeGreaterThan(30);
  expect([...seen].filter((path) => !routeAt(path))).toEqual([]);
});
