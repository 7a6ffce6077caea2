import type { Page } from "@playwright/test";
import { expect, test } from "./siteTest";

/* A dialog goes out of sight before it is taken away, so that a press is answered before the page wakes. */

test.use({ reducedMotion: "no-preference" });

declare global {
  /** What moved in each dialog that was left, at the moment it was. */
  var arenaLeavings: string[][];
}

async function recordLeavings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.arenaLeavings = [];
    const look: MutationCallback = (changes) => {
      for (const { target } of changes)
        globalThis.arenaLeavings.push(
          (target as HTMLDialogElement)
            .getAnimations()
            .map((one) => (one instanceof CSSTransition ? one.transitionProperty : "animation")),
        );
    };
    new MutationObserver(look).observe(document, {
      attributeFilter: ["data-leaving"],
      subtree: true,
    });
  });
}

const leavings = (page: Page) => page.evaluate(() => globalThis.arenaLeavings);

const DIALOGS = [
  {
    name: "a match",
    open: (page: Page) => page.getByRole("main").locator("section ul li a").first().click(),
    close: (page: Page) => page.keyboard.press("Escape"),
  },
  {
    name: "the menu",
    open: (page: Page) => page.getByRole("button", { name: "Menu" }).click(),
    close: (page: Page) => page.getByRole("button", { name: "Close menu" }).click(),
  },
];

for (const { name, open, close } of DIALOGS) {
  test(`${name} fades when it is left`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await recordLeavings(page);
    await page.goto("/mls/results");
    await open(page);
    await expect(page.getByRole("dialog")).toBeVisible();
    // Not while it still comes in.
    await expect
      .poll(() => page.evaluate(() => document.querySelector("dialog")?.getAnimations().length))
      .toBe(0);
    await close(page);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(await leavings(page)).toEqual([["opacity", "translate"]]);
  });

  test(`${name} is gone at once where motion is reduced`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await recordLeavings(page);
    await page.goto("/mls/results");
    await open(page);
    await expect(page.getByRole("dialog")).toBeVisible();
    await close(page);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect((await leavings(page)).flat()).toEqual([]);
  });
}
