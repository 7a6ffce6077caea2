import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { keyboardOf } from "../harness/keyboard";
import { FULL, expect, test } from "./siteTest";

/* A match and a player at addresses of their own: from the list by keyboard, and by a link from elsewhere. */

/** What axe has against a page. */
async function faultsOf(page: Page) {
  return (await new AxeBuilder({ page }).setLegacyMode().analyze()).violations;
}

test(
  "from the list to the match, a player and the club, by keyboard",
  { tag: FULL },
  async ({ page }) => {
    const keyboard = keyboardOf(page);
    await page.goto("/mls/results");
    const main = page.getByRole("main");
    await keyboard.enter(main.getByRole("link", { name: /full time/ }).first());
    const dialog = page.getByRole("dialog");
    await keyboard.enter(dialog.getByRole("link", { name: "Open match page" }));
    await expect(page).toHaveURL(/\/mls\/matches\/[^/?]+$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^.+ \d+, .+ \d+$/);
    await expect(page).toHaveTitle(/^.+ \d+, .+ \d+ · MLS football/);
    await expect(page.getByRole("region", { name: "What it meant" })).toContainText(
      /\d(st|nd|rd|th)/,
    );
    await expect(page.getByRole("region", { name: "Line-ups" })).toContainText("Goalkeeper");
    expect(await faultsOf(page)).toEqual([]);
    const lineUps = page.getByRole("region", { name: "Line-ups" });
    // On the ground is the surname, perhaps behind an initial.
    const surname = (await lineUps.getByRole("link").first().innerText()).split(/\s+/).at(-1) ?? "";
    expect(surname).not.toBe("");
    await keyboard.enter(lineUps.getByRole("link").first());
    await expect(page).toHaveURL(/\/mls\/players\/[^/?]+$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(surname);
    await expect(
      page.getByRole("region", { name: "Matches" }).getByRole("link").first(),
    ).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await keyboard.enter(main.locator('a[href*="/clubs/"]').first());
    await expect(page).toHaveURL(/\/mls\/clubs\//);
  },
);

test("a link to a match is answered by the document of all matches, and an unknown one says so", async ({
  page,
}) => {
  await page.goto("/mls/results");
  const first = page
    .getByRole("main")
    .getByRole("link", { name: /full time/ })
    .first();
  const id = new URLSearchParams((await first.getAttribute("href"))?.split("?")[1]).get("match");
  const answer = await page.goto(`/mls/matches/${id}`);
  expect(answer?.status()).toBe(200);
  expect(await answer?.text()).toContain('data-path="/mls/matches/_"');
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^.+ \d+, .+ \d+$/);
  const player = page.getByRole("region", { name: "Line-ups" }).getByRole("link").first();
  const place = (await player.getAttribute("href")) ?? "";
  const cold = await page.goto(place);
  expect(await cold?.text()).toContain('data-path="/mls/players/_"');
  await expect(page).toHaveTitle(/ · MLS football · /);
  await page.goto("/mls/matches/nobody");
  await expect(page.getByRole("heading", { name: "Match not found" })).toBeVisible();
  await page.getByRole("link", { name: "All matches" }).click();
  await expect(page).toHaveURL("/mls/matches");
});
