import { field } from "../harness/desk";
import {
  adminTest as test,
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
import { mls } from "../arena/leagues/mls";
import { makeSeason } from "../factories/records";
import { comeAgain, expectNoReload, openVisitor, returnToTab } from "./visitor";
import { expect, FULL } from "./siteTest";

/*
 * The life of a record of each kind: added, changed, deleted and brought back, each time as a visitor
 * sees it whose page was open all along, and as the database holds it.
 */

test("a fixture", { tag: FULL }, async ({ admin, openBrowser, database }) => {
  const visitor = await openVisitor(await openBrowser(), "/mls/matches?week=40");
  const seen = link(visitor.getByRole("main"), /^Kingsway Rovers v Lagoon City/);
  await expect(seen).toHaveCount(0);

  await admin.goto("/mls/admin-dashboard/fixtures");
  await link(admin, "Add fixture").click();
  await expect(title(admin)).toHaveText("Add fixture");
  await pickClub(admin, "Team A", "Kingsway Rovers");
  await pickClub(admin, "Team B", "Lagoon City");
  await fill(admin, { "Date and time": "2031-05-03T16:00", "Game week": "40" });
  await expect(field(admin, "Ground")).toHaveValue("Main bowl");
  await save(admin, "Save", "Fixture saved");
  await expect(admin).toHaveURL("/mls/admin-dashboard/fixtures");

  await comeAgain(visitor, "Matches");
  await visitor.getByRole("combobox", { name: "Game week" }).selectOption("Game week 40");
  await expect(seen).toHaveAccessibleName(/Saturday 3 May 2031, 16:00/);

  await searchList(admin, "kingsway lagoon");
  const listed = row(admin, "Kingsway Rovers v Lagoon City");
  await expect(listed).toHaveCount(1);
  await link(listed, /^Edit /).click();
  await expect(title(admin)).toHaveText("Kingsway Rovers v Lagoon City");
  await fill(admin, { Status: "Postponed", "Date and time": "2031-05-04T18:30" });
  await save(admin, "Update", "Fixture saved");
  await expect(listed).toContainText("Postponed");

  await returnToTab(visitor);
  // With another day it is a match of that day.
  await expect(seen).toHaveAccessibleName(/Sunday 4 May 2031, 18:30$/);

  await remove(admin, "Kingsway Rovers v Lagoon City", "fixture");
  await expect(listed).toHaveCount(0);
  const left = await database.list("mlsFixtures");
  expect([...left.values()].filter(({ gameWeek }) => gameWeek === 40)).toEqual([]);
  await returnToTab(visitor);
  await expect(seen).toHaveCount(0);

  await press(admin, "Undo");
  await expectNotice(admin, "Kingsway Rovers v Lagoon City is back.");
  await expect(listed).toContainText("Postponed");
  await returnToTab(visitor);
  await visitor.getByRole("combobox", { name: "Game week" }).selectOption("Game week 40");
  await expect(seen).toHaveAccessibleName(/18:30$/);
  await expectNoReload(visitor);
});

test("a player", { tag: FULL }, async ({ admin, openBrowser, database }) => {
  const visitor = await openVisitor(await openBrowser(), "/mls/players?q=danladi");
  await expect(visitor.getByText("No players found")).toBeVisible();
  const seen = button(visitor, /^Zubairu Danladi/);
  // Figures that an administrator types are public where a season keeps them by hand.
  await database.keep(mls, "seasons", makeSeason({ id: "2026", players: "kept" }));

  await admin.goto("/mls/admin-dashboard/players?q=danladi");
  await link(admin, "Add player").click();
  await expect(title(admin)).toHaveText("Add player");
  await fill(admin, { Name: "Zubairu Danladi", "Jersey number": "77", Goals: "3" });
  await pickClub(admin, "Club", "Savannah Stars");
  await fill(admin, { Position: "Forward", Rating: "7.5" });
  await save(admin, "Save", "Player saved");
  // Back on the list as it was left, with its search.
  await expect(admin).toHaveURL("/mls/admin-dashboard/players?q=danladi");

  await returnToTab(visitor);
  await expect(seen).toHaveText(/No\. 77 · Forward/);

  const listed = row(admin, "Zubairu Danladi");
  await link(listed, /^Edit /).click();
  await expect(admin.getByText("Update player", { exact: true })).toBeVisible();
  await expect(field(admin, "Rating")).toHaveValue("7.5");
  await fill(admin, { "Jersey number": "", Goals: "12", Position: "Goalkeeper" });
  await fill(admin, { "Clean sheets": "4" });
  await save(admin, "Update", "Player saved");

  await returnToTab(visitor);
  await seen.click();
  const details = visitor.getByRole("dialog", { name: "Zubairu Danladi" });
  await expect(details).toContainText(/Goals\s*12/);
  await expect(details).toContainText(/Clean sheets\s*4/);
  await expect(details).toContainText(/Number\s*None/);
  await visitor.keyboard.press("Escape");

  await remove(admin, "Zubairu Danladi", "player");
  await expect(admin.getByText("No players match")).toBeVisible();
  await returnToTab(visitor);
  await expect(visitor.getByText("No players found")).toBeVisible();

  await press(admin, "Undo");
  await expectNotice(admin, "Zubairu Danladi is back.");
  await expect(listed).toContainText("Savannah Stars");
  await comeAgain(visitor, "Players");
  await visitor.getByRole("searchbox").fill("danladi");
  await expect(seen).toHaveText(/Goalkeeper/);
  await expectNoReload(visitor);

  const stored = [...(await database.list("mlsPlayers")).values()];
  const [player] = stored.filter(({ name }) => name === "Zubairu Danladi");
  expect(player).toMatchObject({ jersey: null, goals: 12, cleanSheets: 4, club: "Savannah Stars" });
});

test("a result", { tag: FULL }, async ({ admin, openBrowser, database }) => {
  const visitor = await openVisitor(await openBrowser(), "/mls/results");
  const newest = visitor.getByRole("heading", { level: 2 }).first();
  await expect(newest).toHaveText("Game week 4");
  const seen = link(visitor.getByRole("main"), /^Mount Trojans .* Old Library FC/);

  await admin.goto("/mls/admin-dashboard/results");
  await link(admin, "Add result").click();
  await expect(title(admin)).toHaveText("Add result");
  await pickClub(admin, "Team A", "Mount Trojans");
  await pickClub(admin, "Team B", "Old Library FC");
  await fill(admin, { "Team A score": "2", "Team B score": "1", "Game week": "41" });
  await save(admin, "Save", "Result saved successfully");

  await comeAgain(visitor, "Results");
  await expect(newest).toHaveText("Game week 41");
  await expect(seen).toHaveAccessibleName(/^Mount Trojans 2–1 Old Library FC/);

  const listed = row(admin, "Mount Trojans v Old Library FC");
  await link(listed, /^Edit /).click();
  await expect(title(admin)).toHaveText(/^Mount Trojans \d+–\d+ Old Library FC/);
  await fill(admin, { "Team A score": "3" });
  await save(admin, "Update", "Result saved successfully");
  await expect(listed).toContainText("3–1 was 2–1");

  await returnToTab(visitor);
  await seen.click();
  const details = visitor.getByRole("dialog", { name: / v / });
  await expect(details).toContainText("corrected, was 2–1");
  await expect(details).toContainText("Mount Trojans 3, Old Library FC 1");
  await visitor.keyboard.press("Escape");

  await remove(admin, "Mount Trojans v Old Library FC", "result");
  await expect(listed).toHaveCount(0);
  await returnToTab(visitor);
  await expect(newest).toHaveText("Game week 4");

  await press(admin, "Undo");
  await expectNotice(admin, "Mount Trojans 3–1 Old Library FC is back.");
  await returnToTab(visitor);
  await expect(newest).toHaveText("Game week 41");
  await expect(seen).toHaveAccessibleName(/^Mount Trojans 3–1 Old Library FC/);
  await expectNoReload(visitor);

  const history = [...(await database.list("history")).values()].filter(
    ({ collection }) => collection === "mlsResults",
  );
  expect(history.map(({ action, by }) => `${String(action)} by ${String(by)}`).toSorted()).toEqual(
    ["create", "delete", "restore", "update"].map((action) => `${action} by local-admin`),
  );
});

test("a standing", { tag: FULL }, async ({ admin, openBrowser, database }) => {
  const visitor = await openVisitor(await openBrowser(), "/mls/standings");
  const seen = visitor
    .getByRole("table", { name: "Group A" })
    .getByRole("row", { name: /Riverside United/ });
  await expect(seen).toHaveCount(0);

  await admin.goto("/mls/admin-dashboard/standings");
  await link(admin, "Add standing").click();
  await expect(title(admin)).toHaveText("Add standing");
  await fill(admin, { "Team name": "Riverside United", Group: "A", Points: "90" });
  await saveRow(admin, "Save");

  await comeAgain(visitor, "Standings");
  await expect(seen).toHaveAccessibleName(/^1 \. In a semi-final place/);

  const listed = row(admin, "Riverside United");
  await link(listed, /^Edit /).click();
  await expect(admin.getByText("Update standing", { exact: true })).toBeVisible();
  await expect(field(admin, "Played")).toHaveValue("0");
  await fill(admin, { Points: "-3", Played: "" });
  await saveRow(admin, "Update");

  await returnToTab(visitor);
  await expect(seen).toHaveAccessibleName(/^5 \. Outside the semi-final places/);
  await expect(seen).toHaveAccessibleName(/−3/);

  await remove(admin, "Riverside United", "standing");
  await expect(listed).toHaveCount(0);
  await returnToTab(visitor);
  await expect(seen).toHaveCount(0);

  await press(admin, "Undo");
  await expectNotice(admin, "Riverside United is back.");
  await returnToTab(visitor);
  await expect(seen).toHaveCount(1);
  await expectNoReload(visitor);

  const stored = [...(await database.list("mlsStandings")).values()];
  expect(stored.filter(({ teamName }) => teamName === "Riverside United")).toMatchObject([
    { group: "A", points: -3, played: 0, won: 0, version: 1 },
  ]);
});

test("a page in another tab of the same browser changes without being touched", async ({
  admin,
  context,
  database: _,
}) => {
  const tab = await context.newPage();
  await tab.goto("/mls/standings");
  const table = tab.getByRole("table", { name: "Group B" });
  const own = table
    .getByRole("row")
    .filter({ has: tab.getByRole("rowheader", { name: /Lagoon City/ }) });
  await expect(own).toBeVisible();

  await admin.goto("/mls/admin-dashboard/standings");
  await link(row(admin, "Lagoon City"), /^Edit /).click();
  await fill(admin, { Points: "99" });
  await saveRow(admin, "Update");
  await expect(own).toHaveAccessibleName(/ 99 Form/);
});
