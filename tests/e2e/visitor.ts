import type { Page } from "@playwright/test";
import { listingTimes } from "../../src/data/listingEntry";
import { expect } from "./siteTest";
import type { Windows } from "./windows";

/** How far a visitor's clock is put on, so that no listing on the page counts as fresh any more. */
const A_WHILE = listingTimes.fresh + 2_000;

declare global {
  /** How far the clock of this page is put on. */
  var arenaAhead: number | undefined;
}

/**
 * Run in a page before its own code: lets its clock be put on. Playwright's clock is the whole browser's, in which an
 * administrator may be at work.
 */
export function aheadOfTime(): void {
  const now = Date.now.bind(Date);
  Date.now = () => now() + (globalThis.arenaAhead ?? 0);
}

/** Puts the clock of such a page on, until no listing counts as fresh any more. */
export const waitAWhile = (page: Page) =>
  page.evaluate((by) => void (globalThis.arenaAhead = (globalThis.arenaAhead ?? 0) + by), A_WHILE);

/** A visitor's page, opened now, whose clock can be put on. */
export async function openVisitor(windows: Windows, path: string): Promise<Page> {
  const page = await windows.newPage();
  await page.addInitScript(aheadOfTime);
  await page.goto(path);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.evaluate(() => (document.documentElement.dataset["opened"] = "once"));
  return page;
}

/** Reads on down to a part of a page that is drawn when it is near the screen, as a knock-out is. */
export const readOnTo = (page: Page, title: string) =>
  page.getByRole("region", { name: title }).scrollIntoViewIfNeeded();

const tab = (page: Page, name: string) =>
  page.getByRole("main").getByRole("navigation").getByRole("link", { name, exact: true });

/** A while later the visitor goes to another page of the league and back, by its tabs. */
export async function comeAgain(page: Page, name: string, by = "Clubs"): Promise<void> {
  await tab(page, by).click();
  await waitAWhile(page);
  await tab(page, name).click();
}

/** A while later the visitor returns to this tab from another one. */
export async function returnToTab(page: Page): Promise<void> {
  await showTab(page, "hidden");
  await waitAWhile(page);
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
