import { expect, FULL, test } from "./siteTest";
import { readOnTo } from "./visitor";

/* What a visitor does with the football league, against the seeded emulators. */

test("home: awards, results and the team of the week are computed, and back closes a fixture's details", async ({
  page,
}) => {
  await page.goto("/mls/home");
  const fixture = page
    .getByRole("main")
    .getByRole("link", { name: / v .*\d{2}:\d{2}/ })
    .first();
  await fixture.click();
  const details = page.getByRole("dialog", { name: / v / });
  await expect(details).toBeVisible();
  await expect(page).toHaveURL(/\?match=/);
  await page.goBack();
  await expect(details).toBeHidden();
  await expect(page).toHaveURL("/mls/home");

  const tile = (name: RegExp) => page.getByRole("main").getByRole("link", { name });
  for (const award of [/^Player of the week: /, /^Top scorer: /, /^Club of the week: /]) {
    await expect(tile(award)).toBeVisible();
  }
  await tile(/^Player of the week: /).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(/of 5 stars/);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  const latest = page.getByRole("region", { name: "Latest results" });
  await expect(latest.getByRole("link", { name: /match details/ }).first()).toBeVisible();
  const team = page.getByRole("region", { name: "Team of the Week" });
  await expect(team.getByText("Goalkeeper").first()).toBeVisible();
});

test("players: search, filter and step through details", async ({ page }) => {
  await page.goto("/mls/players");
  await page.getByRole("combobox", { name: "Club" }).selectOption("Kingsway Rovers");
  await expect(page.getByText("18 players")).toBeVisible();
  await page.getByRole("combobox", { name: "Position" }).selectOption("Goalkeeper");
  await expect(page).toHaveURL(/club=Kingsway/);
  await page
    .getByRole("main")
    .getByRole("button", { name: /Goalkeeper/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Clean sheets");
  await dialog.getByRole("button", { name: "Next" }).click();
  await expect(dialog).toContainText("2 of 2");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("searchbox").fill("zzz");
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page.getByText("144 players")).toBeVisible();
});

test(
  "matches: the picker steps through the game weeks and the details list the line-ups",
  { tag: FULL },
  async ({ page }) => {
    await page.goto("/mls/matches");
    const picker = page.getByRole("combobox", { name: /game week/i });
    const first = await picker.inputValue();
    await page.getByRole("button", { name: /previous game week/i }).click();
    await expect(picker).not.toHaveValue(first);
    await page.getByRole("button", { name: /next game week/i }).click();
    await expect(picker).toHaveValue(first);
    await page.getByRole("main").getByRole("link", { name: / v / }).first().click();
    const dialog = page.getByRole("dialog", { name: / v / });
    await expect(dialog.getByText("Starting XI").first()).toBeVisible();
  },
);

test(
  "results: newest game week first, with everything a report has",
  { tag: FULL },
  async ({ page }) => {
    await page.goto("/mls/results");
    await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Game week 4");
    const played = page.getByRole("main").getByRole("link", { name: /full time/ });
    await expect(played).toHaveCount(16);
    await played.first().click();
    const dialog = page.getByRole("dialog", { name: / v / });
    await expect(dialog).toContainText("Possession");
    await expect(dialog).toContainText(/man of the match/i);
    await expect(dialog).toContainText(/of 5 stars/);
    await page.reload();
    await expect(dialog).toContainText("Possession");
  },
);

test("standings agree with the results, and say who goes on", async ({ page }) => {
  await page.goto("/mls/standings");
  const table = page.getByRole("table", { name: "Group A" });
  const rows = table.getByRole("row");
  await expect(rows).toHaveCount(5);
  await expect(rows.nth(1)).toContainText("In a semi-final place");
  await expect(rows.nth(3)).toContainText("Outside the semi-final places");
  // A place in the league's own bracket, and one in that of the cup beside it.
  for (const [title, bracket] of [
    ["Knock-out", "Rounds of the knock-out"],
    ["Chancellor’s Cup", "Rounds of Chancellor’s Cup"],
  ] as const) {
    await readOnTo(page, title);
    const rounds = page.getByRole("group", { name: bracket });
    await expect(rounds.getByRole("heading", { name: "Semi-final 2" })).toBeVisible();
  }
  await page.getByRole("button", { name: "Show points by game week" }).click();
  await expect(page.getByRole("group", { name: /^Form/ })).toHaveCount(8);
  await expect(page.getByRole("img", { name: "Points by game week" })).toBeVisible();
});

test(
  "stats and clubs: top lists, and a club's page from its card",
  { tag: FULL },
  async ({ page }) => {
    await page.goto("/mls/stats");
    for (const list of ["Goals", "Assists", "Clean sheets", "Yellow cards", "Red cards"]) {
      await expect(page.getByRole("heading", { name: list, exact: true })).toBeVisible();
    }
    await page
      .getByRole("navigation", { name: /MLS football/i })
      .getByRole("link", { name: "Clubs" })
      .click();
    await page
      .getByRole("main")
      .getByRole("link", { name: /Harbour Eagles/ })
      .click();
    await expect(page).toHaveURL("/mls/clubs/harbour-eagles");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Harbour Eagles");
    await expect(page.getByText(/in Group A/)).toBeVisible();
    for (const part of ["Next matches", "Latest results", "Squad"]) {
      await expect(page.getByRole("heading", { name: part })).toBeVisible();
    }
  },
);

test("transfers are coming soon and news is honestly empty", { tag: FULL }, async ({ page }) => {
  await page.goto("/mls/transfers");
  await expect(page.getByText("Coming Soon!")).toBeVisible();
  await expect(
    page.getByText("We're working hard to bring something amazing. Stay tuned!"),
  ).toBeVisible();
  await page.goto("/mls/news");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("News");
  await expect(page.getByRole("main")).toContainText(/no news/i);
});
