import { mbl } from "../arena/leagues/mbl";
import { mls } from "../arena/leagues/mls";
import { makeResult, makeSeason } from "../factories/records";
import { field } from "../harness/desk";
import {
  adminTest,
  button,
  expectNotice,
  fill,
  link,
  pickClub,
  press,
  remove,
  row,
  save,
  saveRow,
  searchList,
  title,
} from "./administrator";
import { openVisitor, returnToTab } from "./visitor";
import { expect, FULL, test } from "./siteTest";

/* The basketball league: the same pages in the words and with the rules of its sport. */

const main = (path: string) => `/mbl/${path}`;

test("home, matches and results stand in basketball's words", { tag: FULL }, async ({ page }) => {
  await page.goto(main("home"));
  await expect(link(page, /^Top scorer: .* points$/)).toBeVisible();
  const five = page.getByRole("region", { name: "Team of the Week" });
  await expect(five.getByRole("link")).toHaveCount(5);

  const round = page.getByRole("main").getByRole("heading", { level: 2 });
  await page.goto(main("matches"));
  await expect(round).toHaveText("Round 1");
  await expect(page.getByText(/game week/i)).toHaveCount(0);
  await page.getByRole("link", { name: / v / }).first().click();
  const details = page.getByRole("dialog", { name: / v / });
  await expect(details).toContainText("Round 1");
  await expect(details.getByRole("heading", { name: "Starting five" })).toBeVisible();
  await expect(details.getByRole("listitem")).toHaveCount(10);

  await page.goto(main("results"));
  await expect(round).toHaveText("Round 1");
  await link(page.getByRole("main"), /full time/)
    .first()
    .click();
  await expect(details.getByRole("heading", { name: "Scorers" })).toBeVisible();
  await expect(details).toContainText(/\d+ points/);
});

test(
  "players have points, rebounds, steals and blocks, and no clean sheets",
  { tag: FULL },
  async ({ page }) => {
    await page.goto(main("players"));
    await expect(page.getByText("50 players")).toBeVisible();
    await button(page, /Point Guard/)
      .first()
      .click();
    const details = page.getByRole("dialog");
    for (const figure of ["Points", "Assists", "Rebounds", "Steals", "Blocks", "Appearances"]) {
      await expect(details.getByRole("term").filter({ hasText: figure })).toBeVisible();
    }
    await expect(details.getByText(/Goals|Clean sheets/)).toHaveCount(0);
  },
);

test("one table by wins, then points per game; five clubs with pages of their own", async ({
  page,
}) => {
  await page.goto(main("standings"));
  const rows = page.getByRole("table").getByRole("row");
  await expect(rows).toHaveCount(6);
  const cells = await page.getByRole("table").getByRole("cell").allTextContents();
  const figures = Array.from({ length: 5 }, (_, at) => cells.slice(at * 6, at * 6 + 6));
  const order = figures.map(([, won, , ppg]) => Number(won) * 1000 + Number(ppg));
  expect(order).toEqual(order.toSorted((a, b) => b - a));
  expect(figures.map(([, , , , streak]) => streak)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^[WL]\d+$/)]),
  );
  await expect(page.getByText(/Group A|Outside|Semi-final/)).toHaveCount(0);

  await page.goto(main("clubs"));
  await link(page.getByRole("main"), /Iron Gate Titans/).click();
  await expect(page).toHaveURL("/mbl/clubs/iron-gate-titans");
  await expect(title(page)).toHaveText("Iron Gate Titans");
  await expect(page.getByRole("heading", { name: "Squad" })).toBeVisible();
});

test("stats, transfers and news are coming soon", { tag: FULL }, async ({ page }) => {
  for (const path of ["stats", "transfers", "news"]) {
    await page.goto(main(path));
    await expect(page.getByRole("heading", { name: "Coming Soon!" })).toBeVisible();
    await expect(
      page.getByText("We're working hard to bring something amazing. Stay tuned!"),
    ).toBeVisible();
  }
  await page.getByRole("button", { name: "Basketball" }).click();
  const soon = page.getByRole("navigation", { name: "Main menu" }).getByRole("link", {
    name: /Soon/,
  });
  // Until the opened leagues are loaded, their place says "Soon", too.
  await expect(soon).toHaveCount(2);
  const tops = await soon.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size, "one line of what is not open yet").toBe(1);
});

adminTest(
  "a player's points are typed and stored as such",
  { tag: FULL },
  async ({ admin, database }) => {
    // Figures are typed where a season keeps them by hand.
    const [{ id }] = mbl.seasons;
    await database.keep(mbl, "seasons", makeSeason({ id, players: "kept" }));
    await admin.goto("/mbl/admin-dashboard/players?q=danladi");
    await link(admin, "Add player").click();
    await expect(field(admin, "Goals")).toHaveCount(0);
    await fill(admin, { Name: "Zubairu Danladi", Position: "Goalkeeper", Points: "78" });
    await expect(field(admin, "Clean sheets")).toHaveCount(0);
    await pickClub(admin, "Club", "Hilltop Hawks");
    await fill(admin, { Position: "Center", Rebounds: "20", Steals: "4", Blocks: "3" });
    await save(admin, "Save", "Player saved");
    await expect(row(admin, "Zubairu Danladi")).toContainText("78");
    const stored = [...(await database.list("mblPlayers")).values()].filter(
      ({ name }) => name === "Zubairu Danladi",
    );
    expect(stored).toMatchObject([{ goals: 78, points: 78, rebounds: 20, steals: 4, blocks: 3 }]);
    expect(stored[0]).not.toHaveProperty("cleanSheets");

    await remove(admin, "Zubairu Danladi", "player");
    await press(admin, "Undo");
    await expectNotice(admin, "Zubairu Danladi is back.");
  },
);

adminTest(
  "a fixture has starting fives and no game week",
  { tag: FULL },
  async ({ admin, openBrowser, database }) => {
    const visitor = await openVisitor(await openBrowser(), main("matches?club=sunset-comets"));
    const seen = link(
      visitor.getByRole("main"),
      /^Sunset Comets v Hilltop Hawks, Sunday 4 May 2031/,
    );
    await admin.goto("/mbl/admin-dashboard/fixtures/new");
    await pickClub(admin, "Team A", "Sunset Comets");
    await pickClub(admin, "Team B", "Hilltop Hawks");
    await expect(field(admin, "Game week")).toHaveCount(0);
    await fill(admin, {
      "Date and time": "2031-05-04T18:00",
      "Team A starting five": "A One, B Two, C Three, D Four, E Five",
    });
    await save(admin, "Save", "Fixture saved");
    await returnToTab(visitor);
    await seen.click();
    const details = visitor.getByRole("dialog");
    await expect(details.getByRole("listitem")).toHaveText([
      "A One",
      "B Two",
      "C Three",
      "D Four",
      "E Five",
    ]);
    const stored = [...(await database.list("mblFixtures")).values()].find(({ teamAStartingV }) =>
      String(teamAStartingV).startsWith("A One"),
    );
    expect(stored).toMatchObject({ teamBStartingV: [] });
    expect(stored).not.toHaveProperty("teamAStartingXI");
  },
);

adminTest(
  "a result's scorers have points, and deleting it leaves football alone",
  { tag: FULL },
  async ({ admin, openBrowser, database }) => {
    const visitor = await openVisitor(await openBrowser(), main("results"));
    const seen = link(visitor.getByRole("main"), /^Hilltop Hawks 112–98 Sunset Comets/);
    await admin.goto("/mbl/admin-dashboard/results/new");
    await pickClub(admin, "Team A", "Hilltop Hawks");
    await pickClub(admin, "Team B", "Sunset Comets");
    // Both meetings of the season have a result; another day makes this one a match of its own.
    await fill(admin, { "Team A score": "112", "Team B score": "98" });
    await fill(admin, { "Date and time (optional)": "2026-01-10T18:00" });
    await button(admin, "Add scorer for Hilltop Hawks").click();
    await field(admin, "Player, scorer 1").fill("Ayo Bello");
    await field(admin, "Points, scorer 1").fill("31");
    await save(admin, "Save", "Result saved successfully");
    const [id = ""] =
      [...(await database.list("mblResults"))].find(([, { scoreA }]) => scoreA === 112) ?? [];
    // A football result under the very same id: the old site would have deleted that one.
    await database.keep(mls, "results", makeResult({ id, gameWeek: "61" }));

    await returnToTab(visitor);
    await seen.click();
    await expect(visitor.getByRole("dialog")).toContainText("31 points");
    await visitor.keyboard.press("Escape");

    await searchList(admin, "hilltop sunset");
    const listed = row(admin, "Hilltop Hawks v Sunset Comets").filter({ hasText: "112–98" });
    await button(listed, /^Delete /).click();
    await button(admin.getByRole("dialog"), "Delete result").click();
    await expect(listed).toHaveCount(0);
    await expect.poll(() => database.read("mblResults", id)).toBeNull();
    await expect.poll(() => database.read("mlsResults", id)).toMatchObject({ gameWeek: 61 });
    await returnToTab(visitor);
    await expect(seen).toHaveCount(0);

    await press(admin, "Undo");
    await expect(listed).toHaveCount(1);
    await expect.poll(() => database.read("mblResults", id)).toMatchObject({ scoreA: 112 });
  },
);

adminTest(
  "standings can be edited, but neither added nor deleted",
  { tag: FULL },
  async ({ admin, openBrowser, database }) => {
    const visitor = await openVisitor(await openBrowser(), main("standings"));
    const rows = visitor.getByRole("table").getByRole("row");
    await expect(rows).toHaveCount(6);
    await admin.goto("/mbl/admin-dashboard/standings");
    await expect(row(admin, "Lagoon Waves")).toBeVisible();
    await expect(link(admin, /^Add/)).toHaveCount(0);
    await expect(button(admin, /^Delete/)).toHaveCount(0);
    await admin.goto("/mbl/admin-dashboard/standings/new");
    await expect(title(admin)).toHaveText("Standings");

    await link(row(admin, "Lagoon Waves"), /^Edit /).click();
    await expect(admin.getByText("Update standing", { exact: true })).toBeVisible();
    await expect(field(admin, "Group")).toHaveCount(0);
    await fill(admin, { Won: "9", Streak: "W9", "Points per game": "88.4" });
    await saveRow(admin, "Update");
    await returnToTab(visitor);
    await expect(rows.nth(1)).toHaveAccessibleName(/^1 Lagoon Waves 9 \d 88\.4 W9 /);
    const all = [...(await database.list("mblStandings")).values()];
    const stored = all.filter(({ season }) => season === undefined);
    expect(stored).toHaveLength(5);
    expect(stored.find(({ name }) => name === "Lagoon Waves")).toMatchObject({
      won: 9,
      streak: "W9",
      ppg: 88.4,
    });
  },
);
