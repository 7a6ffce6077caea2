import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./siteTest";
import { readOnTo } from "./visitor";

/* The bracket and the table's ways to matches, on a phone with a finger. */

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: "no-preference",
});

/** Drags a finger over an element, as far as is said, in px; left is below 0. */
async function swipe(page: Page, over: Locator, by: number) {
  await over.scrollIntoViewIfNeeded();
  const box = await over.boundingBox();
  if (!box) throw new Error("There is nothing to swipe over");
  const browser = await page.context().newCDPSession(page);
  const y = box.y + 60;
  let x = box.x + (box.width - by) / 2;
  await browser.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  for (let step = 0; step < 10; step += 1) {
    x += by / 10;
    await browser.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x, y }] });
  }
  await browser.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

const leftOf = async (one: Locator) => (await one.boundingBox())?.x ?? Number.NaN;

test("the bracket is swiped from round to round, and read as text", async ({ page }) => {
  await page.goto("/mls/standings");
  await readOnTo(page, "Knock-out");
  const rounds = page.getByRole("group", { name: "Rounds of the knock-out" });
  const segment = (name: string) =>
    page
      .getByRole("group", { name: "Round", exact: true })
      .getByRole("button", { name, exact: true });
  const final = rounds.getByText("Final", { exact: true });
  await expect(segment("Semi-finals")).toHaveAttribute("aria-pressed", "true");
  const start = await leftOf(rounds);
  expect(await leftOf(final)).toBeGreaterThan(start + 200);
  await swipe(page, rounds, -300);
  await expect(segment("Final")).toHaveAttribute("aria-pressed", "true");
  // It has snapped to the round, wholly on the screen, and the page itself has not moved sideways.
  await expect.poll(() => leftOf(final)).toBeLessThan(start + 100);
  expect(await page.evaluate(() => document.scrollingElement?.scrollLeft)).toBe(0);
  await swipe(page, rounds, 300);
  await expect(segment("Semi-finals")).toHaveAttribute("aria-pressed", "true");
  await segment("Final").tap();
  await expect.poll(() => leftOf(final)).toBeLessThan(start + 100);
  const text = page.locator("details", { hasText: "The bracket as text" });
  await expect(text).toContainText(/Semi-finals: .+ v .+; .+ v .+\./);
  await expect(text).toContainText(/Final: .+ v .+\./);
  await page.getByRole("button", { name: "More columns" }).first().tap();
  await page
    .getByRole("link", { name: /^(win|draw|loss): / })
    .last()
    .tap();
  await expect(page).toHaveURL(/\/mls\/matches\/[^/?]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^.+ \d+, .+ \d+$/);
});
