import { adminTest } from "./administrator";
import {
  at,
  changeState,
  closedLine,
  collection,
  enterResult,
  findOnDay,
  findTable,
  followClub,
  linkInMenu,
  lookAround,
  makeFixtures,
  openWithClubs,
} from "./openedLeagues";
import { FULL, expect, test } from "./siteTest";
import { expectNoReload, openVisitor, returnToTab } from "./visitor";

/*
 * A league that an owner opens in the app, from its first word to its last: seen by somebody who opened the site before, and
 * by nobody's new build. The same with everybody else who has to do with a league, on real emulators:
 * emulators/openLeague.full.e2e.ts.
 */

adminTest(
  "an owner opens a league with copied clubs, plays it, closes it and opens it again",
  async ({ admin, openBrowser, database }) => {
    await admin.setViewportSize({ width: 1280, height: 900 });
    const visitor = await openVisitor(await openBrowser(), "/privacy");
    await visitor.setViewportSize({ width: 1280, height: 900 });

    await openWithClubs(admin);
    await expect.poll(async () => (await database.list(collection("teams"))).size).toBe(8);
    const [[id, fixture] = ["", {}]] = await makeFixtures(admin, database);
    await enterResult(admin, id, ["2", "0"]);

    const home = String(fixture["teamA"]);
    await findTable(visitor, home);
    await followClub(visitor, home);
    await expectNoReload(visitor);

    await lookAround(visitor, id, home);
    const day = new Date(Number(fixture["date"])).toISOString().slice(0, 10);
    await findOnDay(visitor, `/today?day=${day}`);

    await changeState(admin, "Close the league");
    await visitor.goto("/privacy");
    await expect(await linkInMenu(visitor)).toHaveCount(0);
    await visitor.goto(at("standings"));
    await expect(closedLine(visitor)).toBeVisible();
    await changeState(admin, "Open it again");
    await visitor.goto(at("standings"));
    await returnToTab(visitor);
    await expect(closedLine(visitor)).toHaveCount(0);
  },
);

test("leagues that were opened before have all their pages", { tag: FULL }, async ({ page }) => {
  for (const [path, shows] of [
    ["/student-week-basketball/home", "Student week basketball"],
    ["/student-week-basketball/standings", "Law Lords"],
    ["/handball-league/results", "Old Town Sevens"],
    ["/handball-league/standings", "Harbour Backs"],
  ] as const) {
    await page.goto(path);
    const main = page.getByRole("main");
    const found = main
      .getByRole("heading", { name: shows })
      .or(main.getByRole("link", { name: shows }));
    await expect(found.first()).toBeVisible();
    // While the league is looked for nobody is told that there is no page.
    await expect(page).not.toHaveTitle(/Page not found/);
  }
});
