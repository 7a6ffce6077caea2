import type { Page } from "@playwright/test";
import { expect, FULL, test } from "./siteTest";

/* The chosen colour scheme: from the first frame on, on both sides of the site, in every tab. */

declare global {
  /** The page's ground in every frame since it began to load. */
  var arenaGrounds: string[];
}

async function recordGrounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.arenaGrounds = [];
    const look = () => {
      // Without a style sheet nothing is painted yet.
      if (document.styleSheets.length > 0)
        globalThis.arenaGrounds.push(getComputedStyle(document.documentElement).backgroundColor);
      if (globalThis.arenaGrounds.length < 60) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const choose = (page: Page, scheme: string) =>
  page.getByRole("contentinfo").getByText(scheme, { exact: true }).click();

test("is in force before the first frame, and where administrators are too", async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/mls/standings");
  const light = await ground(page);
  await choose(page, "Dark");
  const dark = await ground(page);
  expect(dark).not.toBe(light);

  await recordGrounds(page);
  for (const path of ["/mls/standings", "/mls/admin-auth", "/chess/others"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // The heading is there with the page, before its first frame is drawn.
    const grounds = () => page.evaluate(() => globalThis.arenaGrounds);
    await expect.poll(async () => (await grounds()).length).toBeGreaterThan(0);
    expect(new Set(await grounds()), path).toEqual(new Set([dark]));
  }

  const other = await context.newPage();
  await other.goto("/mls/clubs");
  await choose(other, "Light");
  await expect.poll(() => ground(page)).toBe(light);
});

test(
  "is dark in a dark header of a light page, whose names can be read",
  { tag: FULL },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto("/mls/standings");
    await choose(page, "Dark");
    const text = () => page.evaluate(() => getComputedStyle(document.body).color);
    const onDark = await text();
    await choose(page, "Light");
    const onLight = await text();
    expect(onLight).not.toBe(onDark);
    await page.goto("/mls/matches/gw4-a1");
    const top = page.locator("main header");
    await expect(top.getByRole("link", { name: "Kingsway Rovers" })).toHaveCSS("color", onDark);
  },
);

test("is a dialog's too where it opens in a dark header", { tag: FULL }, async ({ page }) => {
  await page.goto("/mls/clubs/kingsway-rovers");
  await page.getByRole("button", { name: /^Calendar of/ }).click();
  const dialog = page.getByRole("dialog", { name: "Put in my calendar" });
  await expect(dialog).toHaveCSS("color-scheme", "light dark");
  await dialog.getByRole("button", { name: "Close" }).click();
  await choose(page, "Light");
  await page.getByRole("button", { name: /^Calendar of/ }).click();
  await expect(dialog).toHaveCSS("color-scheme", "light");
});
