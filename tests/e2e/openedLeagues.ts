import type { Page } from "@playwright/test";
import { field } from "../harness/desk";
import { button, fill, press, save, title } from "./administrator";
import { countEvents, counted, tellCount } from "./counting";
import type { Database, Plain } from "./database";
import { expect } from "./siteTest";

/* The league that tests open in the app: what its owner and a visitor do, on whichever store it is kept. */

export const NAME = "Freshers futsal cup 2027";
export const SLUG = "freshers-futsal-cup-2027";

/** The address of a page of the league. */
export const at = (page: string) => `/${SLUG}/${page}`;

/** The name of one of its collections. */
export const collection = (kind: string) => `football~${SLUG}~${kind}`;

/** How many clicks and keys it may take to open a league with groups and copied clubs. */
const MOST = { clicks: 15, keys: 60 };

/** The address of the owner's page of the league, in the list of all leagues. */
const LISTED = `/mls/admin-dashboard/leagues/${SLUG}`;

/** An owner opens the league with the clubs of the football league, in groups with a knock-out. */
export async function openWithClubs(admin: Page): Promise<void> {
  await admin.addInitScript(countEvents);
  await admin.goto("/mls/admin-dashboard/open-league");
  const choose = (name: string, label: string) =>
    admin.getByRole("combobox", { name, exact: true }).selectOption({ label });
  await field(admin, "Name").click();
  await admin.keyboard.type(NAME);
  await choose("Format", "Groups, then a knock-out");
  await choose("Teams", "The clubs of another league, with their crests");
  await choose("From", "MLS football");
  await expect(admin.getByText("It begins with 8 teams.")).toBeVisible();
  await press(admin, "Open the league");
  await expect(admin).toHaveURL(at("admin-dashboard"));
  // Choosing from a list takes a click and a key, of which Playwright makes neither.
  const { clicks, keys } = await counted(admin);
  const took = { clicks: clicks + 3, keys: keys + 3 };
  tellCount("a league opened, with copied clubs", took, MOST);
  expect(took.clicks).toBeLessThanOrEqual(MOST.clicks);
  expect(took.keys).toBeLessThanOrEqual(MOST.keys);
}

/** Makes the fixtures of both groups as they are proposed. @returns them in the order of the database */
export async function makeFixtures(
  admin: Page,
  database: Database,
): Promise<readonly (readonly [id: string, fixture: Plain])[]> {
  await admin.goto(at("admin-dashboard/make-fixtures"));
  await button(admin, /^Save \d+ fixtures$/).click();
  await expect(admin.getByText(/^(\d+) of \1 changes saved\./)).toBeVisible();
  const fixtures = await database.list(collection("fixtures"));
  expect(fixtures.size).toBe(12);
  return [...fixtures];
}

/** Enters the result of a fixture. */
export async function enterResult(
  admin: Page,
  fixture: string,
  [home, away]: readonly [string, string],
): Promise<void> {
  await admin.goto(at(`admin-dashboard/results/new?fixture=${fixture}`));
  await fill(admin, { "Team A score": home, "Team B score": away });
  await save(admin, "Save", "Result saved successfully");
}

/** Closes the league or opens it again, on its page in the list of all leagues. */
export async function changeState(
  admin: Page,
  action: "Close the league" | "Open it again",
): Promise<void> {
  await admin.goto(LISTED);
  await press(admin, action);
  await button(admin.getByRole("dialog"), action).click();
  await expect(admin.getByRole("dialog")).toBeHidden();
}

/** Opens the menu of football. @returns the link to the league in it */
export async function linkInMenu(visitor: Page) {
  const menu = visitor.getByRole("navigation", { name: "Main menu" });
  await menu.getByRole("button", { name: /^Football/ }).click();
  return menu.getByRole("link", { name: NAME });
}

/** A club's line in a table of the league. */
export const lineOf = (visitor: Page, club: string) =>
  visitor
    .getByRole("row")
    .filter({ has: visitor.getByRole("rowheader").getByRole("link", { name: club }) });

/** A visitor finds the league in the menu and goes on to its table, where a club that has won once has three points. */
export async function findTable(visitor: Page, club: string): Promise<void> {
  await (await linkInMenu(visitor)).click();
  await expect(visitor).toHaveURL(at("home"));
  await expect(title(visitor)).toContainText(NAME);
  const tabs = visitor.getByRole("main").getByRole("navigation");
  await tabs.getByRole("link", { name: "Standings", exact: true }).click();
  const points = lineOf(visitor, club).getByRole("cell").filter({ hasText: /^3$/ });
  await expect(points.first()).toBeVisible();
}

/** The visitor goes on from the table to a club, follows it, and finds it among the own clubs. */
export async function followClub(visitor: Page, club: string): Promise<void> {
  await lineOf(visitor, club).getByRole("link", { name: club, exact: true }).click();
  await expect(title(visitor)).toHaveText(club);
  await visitor.getByRole("button", { name: /^Follow / }).click();
  await visitor.getByRole("link", { name: "My clubs" }).first().click();
  const main = visitor.getByRole("main");
  await expect(main.getByRole("link", { name: club }).first()).toBeVisible();
}

/** A club is on the page of a match, on the hall's screen and in the embedded table. */
export async function lookAround(visitor: Page, match: string, club: string): Promise<void> {
  for (const page of [`matches/${match}`, "screen"]) {
    await visitor.goto(at(page));
    await expect(visitor.getByText(club).first()).toBeVisible();
  }
  await visitor.goto(`/embed/${SLUG}/table`);
  await expect(visitor.getByRole("table").filter({ hasText: club })).toBeVisible();
}

/** The page of a day names the league. */
export async function findOnDay(visitor: Page, address: string): Promise<void> {
  await visitor.goto(address);
  await expect(visitor.getByRole("heading", { name: NAME, level: 3 })).toBeVisible();
}

/** The line that pages of a closed league have. */
export const closedLine = (visitor: Page) => visitor.getByText(/^This league is closed/);
