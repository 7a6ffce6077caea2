import type { Page } from "@playwright/test";
import { routeAt, type SiteRoute } from "../../src/leagues/routes";
import { siteRoutes } from "../../src/leagues/siteRoutes";
import { layoutOf } from "../harness/scenes";
import { expect, expectNoSidewaysScroll, test, WIDTHS } from "./siteTest";

/* Every address of the site, in a real browser: one heading, a title of its own, nothing too wide. */

const routes = [...siteRoutes()].filter(([, route]) => route.kind !== "redirect");

/** Administrators' pages send whoever is not signed in to the sign-in page. */
const guarded = ({ kind }: SiteRoute) => kind === "dashboard" || kind === "adminSection";

for (const width of WIDTHS) {
  test(`every route answers at ${width} px with one heading and a title of its own`, async ({
    page,
    context,
  }) => {
    test.setTimeout(600_000);
    const titles = new Map<string, string>();
    // All of them once; at the other width one of each layout.
    const layouts = new Set<string>();
    const isNew = (layout: string) => layouts.size < layouts.add(layout).size;
    const tried = routes.filter(([path, route]) => isNew(layoutOf(path, route)) || width < 960);
    const waiting = [...tried];
    const visit = async (tab: Page) => {
      await tab.setViewportSize({ width, height: 800 });
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [path, route] = next;
        await tab.goto(path);
        const headings = tab.getByRole("heading", { level: 1, includeHidden: true });
        await expect(headings, path).toHaveCount(1);
        await expect(headings, path).not.toHaveText("");
        await expect(tab.locator("[aria-busy=true]"), path).toHaveCount(0);
        await expect(tab.getByRole("alert"), path).toHaveCount(0);
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
}

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
