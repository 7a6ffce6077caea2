import type { Page } from "@playwright/test";
import { fromZonedInput, formatKickOff } from "../../src/domain/time";
import { arena } from "@arena/arena";
import { field } from "../harness/desk";
import {
  adminTest,
  button,
  fill,
  link,
  pickClub,
  press,
  remove,
  row,
  save,
  title,
} from "./administrator";
import { openVisitor, returnToTab } from "./visitor";
import { expect, FULL, test } from "./siteTest";

/* Football in the student week: a home page, eight teams, and fixtures. */

const at = (path: string) => `/student-week-football/${path}`;

test(
  "home shows what comes next, and its details lead to a team's page",
  { tag: FULL },
  async ({ page }) => {
    await page.goto(at("home"));
    const next = page.getByRole("region", { name: /^(Upcoming|Today and next)$/ });
    await link(next, /\([AB][1-4]\) v .+\([AB][1-4]\), /)
      .first()
      .click();
    const details = page.getByRole("dialog", { name: / v / });
    await link(details, /\([AB][1-4]\)$/)
      .first()
      .click();
    await expect(page).toHaveURL(/\/student-week-football\/clubs\/[AB][1-4]$/);
    await expect(page.getByRole("heading", { name: "Next matches" })).toBeVisible();
  },
);

test("each of the eight teams has a page of its own", { tag: FULL }, async ({ page }) => {
  for (const team of ["A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4"]) {
    await page.goto(at(`clubs/${team}`));
    await expect(title(page)).toHaveText(new RegExp(`^\\w+ \\(${team}\\)$`));
    await expect(page).toHaveTitle(new RegExp(`^\\w+ \\(${team}\\) · Student week football`));
    await expect(page.getByText(`Group ${team.slice(0, 1)}`)).toBeVisible();
    const matches = page.getByRole("region", { name: "Next matches" }).getByRole("link");
    await expect(matches.first()).toHaveAccessibleName(new RegExp(`\\b${team}\\b`));
  }
});

test("the other pages say that they are placeholders", { tag: FULL }, async ({ page }) => {
  for (const path of ["club", "news", "players", "results", "standings", "stats"]) {
    await page.goto(at(path));
    await expect(page.getByText(/This page is a placeholder/)).toBeVisible();
  }
  await page.goto(at("clubs/C1"));
  await expect(page.getByText("No team called “C1”")).toBeVisible();
});

/** A time of the day that lies so many days ahead, as it is typed: a team's page shows the next two matches. */
const ahead = (days: number, time: string) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${time}`;
const inWords = (typed: string) =>
  formatKickOff(fromZonedInput(typed, arena.timeZone), arena.timeZone)?.full ?? "no date";

adminTest(
  "a fixture is added, changed, deleted and brought back",
  { tag: FULL },
  async ({ admin, openBrowser, database }) => {
    const first = ahead(1, "16:00");
    const moved = ahead(2, "09:15");
    const visitor = await openVisitor(await openBrowser(), at("clubs/B4"));
    const seen = link(visitor.getByRole("main"), /\(B4\) v .+\(A1\)/);
    const football = (await database.list("mlsFixtures")).size;

    await admin.goto("/student-week-football/admin-dashboard");
    const tiles = admin.getByRole("list", { name: "Parts of the league" });
    await expect(tiles.getByRole("listitem")).toHaveCount(9);
    await link(tiles, /^Fixtures/).click();
    await link(admin, "Add fixture").click();
    await expect(title(admin)).toHaveText("Add fixture");
    await pickClub(admin, "Team A", "B4");
    await pickClub(admin, "Team B", "A1");
    await fill(admin, { "Date and time": first, "Game week": "Final" });
    await save(admin, "Save", "Fixture saved");
    await returnToTab(visitor);
    await expect(seen).toHaveAccessibleName(new RegExp(inWords(first)));

    await link(row(admin, "B4 v A1"), /^Edit /).click();
    await expect(title(admin)).toHaveText("B4 v A1");
    await fill(admin, { "Date and time": moved, Status: "Postponed" });
    await save(admin, "Update", "Fixture saved");
    await returnToTab(visitor);
    // Put off to a day that is known, it is a match of that day.
    await expect(seen).toHaveAccessibleName(new RegExp(inWords(moved)));

    await remove(admin, "B4 v A1", "fixture");
    await expect(row(admin, "B4 v A1")).toHaveCount(0);
    await returnToTab(visitor);
    await expect(seen).toHaveCount(0);
    await press(admin, "Undo");
    await expect(row(admin, "B4 v A1")).toHaveCount(1);

    const stored = [...(await database.list("swfFixtures")).values()];
    expect(stored.filter(({ gameWeek }) => gameWeek === "Final")).toMatchObject([
      { teamA: "B4", teamB: "A1", status: "Postponed", version: 1 },
    ]);
    expect((await database.list("mlsFixtures")).size).toBe(football);
  },
);

/** Opens the section of the desk that waits for a page, and the page with it. */
async function openToVisitors(admin: Page, section: string, page: string): Promise<void> {
  await admin.goto(`/student-week-football/admin-dashboard/${section}`);
  await press(admin, `Open ${page} to visitors`);
  await expect(admin.getByText(`The page ${page} is open to visitors now.`)).toBeVisible();
}

adminTest(
  "what begins closed is opened, and a result is in table, stats and the team's page",
  { tag: FULL },
  async ({ admin, openBrowser, database }) => {
    await admin.goto("/student-week-football/admin-dashboard");
    const sections = admin.getByRole("navigation").getByRole("link");
    await expect(sections.filter({ hasText: "Fixtures" })).toBeVisible();
    for (const section of ["Players", "Results", "Standings", "Clubs"])
      await expect(sections.filter({ hasText: section })).toHaveCount(0);

    const visitors = await openBrowser();
    const stats = await openVisitor(visitors, at("stats"));
    await expect(stats.getByText(/This page is a placeholder/)).toBeVisible();
    const fixture = await database.read("swfFixtures", "gw2-a1");
    const [home, away] = [String(fixture?.["teamA"]), String(fixture?.["teamB"])];
    const club = await openVisitor(visitors, at(`clubs/${home}`));

    await openToVisitors(admin, "results", "Results");
    await openToVisitors(admin, "standings", "Standings");
    await openToVisitors(admin, "players", "Stats");
    await returnToTab(stats);
    await expect(stats.getByText(/This page is a placeholder/)).toHaveCount(0);
    const table = await openVisitor(visitors, at("standings"));
    const line = table.getByRole("row").filter({
      has: table.getByRole("rowheader").getByRole("link", { name: `(${home})` }),
    });
    const points = async () => Number(await line.getByRole("cell").nth(8).textContent());
    await expect(line).toBeVisible();
    const before = await points();

    await admin.goto("/student-week-football/admin-dashboard/results?new&fixture=gw2-a1");
    await fill(admin, { "Team A score": "2", "Team B score": "0" });
    const [scorer] = [...(await database.list("swfPlayers")).values()].filter(
      (one) => one["club"] === home && one["position"] === "Forward",
    );
    const goals = admin.getByRole("group", { name: `Team A goals, ${home}` });
    for (const minute of ["12", "70"]) {
      await button(goals, `Add scorer for ${home}`).click();
      const nth = minute === "12" ? 1 : 2;
      await field(goals, `Player, scorer ${nth}`).fill(String(scorer?.["name"]));
      await field(goals, `Minute, scorer ${nth}`).fill(minute);
    }
    await save(admin, "Save", "Result saved successfully");

    for (const page of [table, stats, club]) await returnToTab(page);
    await expect.poll(points).toBe(before + 3);
    const scored = stats.getByRole("listitem").filter({ hasText: String(scorer?.["name"]) });
    await expect(scored.first()).toHaveText(/2$/);
    const latest = club.getByRole("region", { name: "Latest results" });
    await expect(
      link(latest, new RegExp(`\\(${home}\\) 2–0 .+\\(${away}\\)`)).first(),
    ).toBeVisible();
    await expect(club.getByText(/^\d\w\w in Group A/).first()).toBeVisible();
  },
);
