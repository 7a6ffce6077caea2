import type { Page } from "@playwright/test";
import { listingTimes } from "../../src/data/listingEntry";
import { expect } from "./siteTest";
import type { Windows } from "./windows";

/** How far a visitor's clock is put on, so that no listing on the page counts as fresh any more. */
const A_WHILE = listingTimes.fresh + 2_000;

/** A visitor's page, opened now, whose clock can be put on. */
export async function openVisitor(windows: Windows, path: string): Promise<Page> {
  const page = await windows.newPage();
  await page.clock.install();
  await page.goto(path);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.evaluate(() => (document.documentElement.dataset["opened"] = "once"));
  return page;
}

const tab = (page: Page, name: string) =>
  page.getByRole("main").getByRole("navigation").getByRole("link", { name, exact: true });

/** A while later the visitor goes to another page of the league and back, by its tabs. */
export async function comeAgain(page: Page, name: string, by = "Clubs"): Promise<void> {
  await tab(page, by).click();
  await page.clock.fastForward(A_WHILE);
  await tab(page, name).click();
}

/** A while later the visitor returns to this tab from another one. */
export async function returnToTab(page: Page): Promise<void> {
  await showTab(page, "hidden");
  await page.clock.fastForward(A_WHILE);
  await showTab(page, "visible");
}

/** Headless browsers have no tab in the background: the page is told what such a browser tells it. */
function showTab(page: Page, state: DocumentVisibilityState): Promise<void> {
  return page.evaluate((to) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => to });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}

/** The page is still the one that was opened: nothing has loaded it anew. */
export async function expectNoReload(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.dataset["opened"])).toBe("once");
}
