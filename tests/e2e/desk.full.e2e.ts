import type { Page } from "@playwright/test";
import { dayOf } from "../../src/domain/day";
import { fromZonedInput } from "../../src/domain/time";
import { arena } from "@arena/arena";
import { REQUESTS } from "../../src/data/requests";
import { mls } from "../arena/leagues/mls";
import { makeFixture } from "../factories/records";
import { field } from "../harness/desk";
import { adminTest, button, link, row, title } from "./administrator";
import { counted, countEvents, tellCount, type Count } from "./counting";
import { expect } from "./siteTest";

/*
 * What a league secretary does on a match day and before a season, counted in clicks and keys. Keys that spell what
 * only the secretary knows, such as a name or a reason, are not counted: typing it is the job. A new season is counted in
 * seasons.e2e.ts, which opens one anyway, a crest in pictures.e2e.ts, and a result told beside the pitch in pitch.e2e.ts;
 * countReporter.ts prints them all as one table.
 */

// On a machine that moves as it does for most.
adminTest.use({ reducedMotion: "no-preference" });

interface Job {
  readonly name: string;
  readonly most: Count;
  readonly run: (page: Page) => Promise<void>;
}

const DAY = dayOf(Date.now() - 3 * 86_400_000, arena.timeZone) ?? "";
const KICK_OFF = fromZonedInput(`${DAY}T15:00`, arena.timeZone) ?? NaN;
const matchDay = `/mls/admin-dashboard/match-day?day=${DAY}`;
const [first, second, third] = [
  // They have met once: of two that have met as often as the format says it is asked what another match is for.
  ["Kingsway Rovers", "Faculty of Engineering"],
  ["Mount Trojans", "Lagoon City"],
  ["Savannah Stars", "Old Library FC"],
] as const;
/** Where all of a match is entered, and one that is called off on a day of its own. */
const full = ["Kingsway Rovers", "Savannah Stars"] as const;
const COMING = KICK_OFF + 30 * 86_400_000;
const coming = ["Mount Trojans", "Savannah Stars"] as const;
const titleOf = ([home, away]: readonly [string, string]) => `${home} v ${away}`;

const said = (page: Page, text: string | RegExp) =>
  expect(page.getByText(text).first()).toBeVisible({ timeout: 90_000 });
const menuOf = async (page: Page, match: readonly [string, string], item: string) => {
  await button(page, `More for ${titleOf(match)}`).click();
  await page.getByRole("menuitem", { name: item }).click();
};

/** Types what only the secretary knows, past the counting. */
const spell = (page: Page, text: string) => page.keyboard.insertText(text);

/** Five goals, two of them with an assist, three cards, two substitutions: the places of players in their squads. */
const goals = [
  { side: 0, scorer: 8, assist: 6, minute: "12" },
  { side: 1, scorer: 9, minute: "23" },
  { side: 0, scorer: 10, assist: 9, minute: "41" },
  { side: 0, scorer: 8, minute: "66" },
  { side: 1, scorer: 10, minute: "81" },
] as const;

async function tapMatch(page: Page): Promise<void> {
  const verbs = page.getByRole("group", { name: "What a tap notes" });
  const verb = (name: string) => button(verbs, name).click();
  const shirt = (side: number, at: number) =>
    page
      .getByRole("group", { name: `Squad of ${full[side]}` })
      .getByRole("button")
      .nth(at)
      .click();
  const minute = async (digits: string) => {
    await expect(page.getByLabel("Minute of the last tap")).toBeFocused();
    for (const digit of digits) await page.keyboard.press(digit);
  };
  for (const goal of goals) {
    await shirt(goal.side, goal.scorer);
    await minute(goal.minute);
    if (!("assist" in goal)) continue;
    await verb("Assist");
    await shirt(goal.side, goal.assist);
  }
  await verb("Yellow");
  await shirt(0, 3);
  await minute("15");
  await shirt(1, 5);
  await minute("50");
  await verb("Red");
  await shirt(1, 4);
  await minute("77");
  await verb("Substitution");
  await shirt(0, 5);
  await shirt(0, 13);
  await minute("60");
  await shirt(0, 7);
  await shirt(0, 14);
  await minute("70");
  await verb("Man of the match");
  await shirt(0, 8);
  // The star itself: its name lies under the label.
  await page.locator("label", { hasText: "5 stars" }).first().click();
}

const squad = [
  "No\tPlayer\tTeam\tPosition",
  ...Array.from({ length: 15 }, (_, at) => `${60 + at}\tNew Player ${at}\tLagoon City\tForward`),
].join("\n");

const jobs: readonly Job[] = [
  {
    name: "a bare score",
    most: { clicks: 1, keys: 3 },
    run: async (page) => {
      const form = page.getByRole("form", { name: `Score of ${titleOf(first)}` });
      await form.getByRole("textbox").first().click();
      await page.keyboard.press("2");
      await page.keyboard.press("1");
      await page.keyboard.press("Enter");
      await said(page, /Kingsway Rovers 2–1 Faculty of Engineering saved/);
    },
  },
  {
    name: "a full football result at the desk",
    most: { clicks: 25, keys: 24 },
    run: async (page) => {
      await link(page, `Enter result of ${titleOf(full)}`).click();
      await field(page, "Team A score").click();
      await page.keyboard.press("3");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await expect(field(page, "Team B score")).toBeFocused();
      await page.keyboard.press("2");
      await tapMatch(page);
      await button(page, "Save").click();
      await said(page, "Result saved successfully");
      // Back where one came from.
      await expect(page).toHaveURL(matchDay);
    },
  },
  {
    name: "the sheets of a match, printed",
    most: { clicks: 2, keys: 0 },
    run: async (page) => {
      await menuOf(page, second, "Print team sheets");
      await expect(page.locator("[data-print-sheet]")).toContainText(titleOf(second));
    },
  },
  {
    name: "line-ups of both sides, as last time",
    most: { clicks: 4, keys: 0 },
    run: async (page) => {
      await page.locator('main a[data-record="desk-coming"]').click();
      for (const team of coming)
        await button(page, new RegExp(`^As in the last match of ${team}`)).click();
      await button(page, "Update").click();
      await said(page, "Fixture saved");
    },
  },
  {
    name: "a day called off",
    most: { clicks: 5, keys: 0 },
    run: async (page) => {
      await button(page, "Call off…").click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Reason (optional)").click();
      await spell(page, "The ground is flooded");
      await button(dialog, "Call off 1 match").click();
      await said(page, /^(\d+) of \1 changes saved/);
    },
  },
  {
    name: "postpone a match",
    most: { clicks: 3, keys: 0 },
    run: async (page) => {
      await menuOf(page, second, "Postpone…");
      await button(page.getByRole("dialog"), "Postpone").click();
      await said(page, `${titleOf(second)} postponed.`);
    },
  },
  {
    name: "a walkover",
    most: { clicks: 3, keys: 0 },
    run: async (page) => {
      await menuOf(page, third, "Walkover…");
      await button(page.getByRole("dialog"), /^Old Library FC/).click();
      await said(page, /Old Library FC did not appear/);
    },
  },
  {
    name: "points taken, with a reason",
    most: { clicks: 4, keys: 4 },
    run: async (page) => {
      await row(page, "Lagoon City").getByRole("link", { name: /^Edit/ }).click();
      await page.getByText("Penalties and decisions").click();
      await field(page, "Points deducted or added").click();
      await spell(page, "-1");
      await page.keyboard.press("Tab");
      await spell(page, "Fielded an ineligible player");
      await button(page, "Update").click();
      await said(page, "Standing saved");
    },
  },
  {
    name: "the fixtures that are left, drawn again",
    most: { clicks: 4, keys: 0 },
    run: async (page) => {
      await link(page, "Make fixtures").click();
      await button(page, "Twice").click();
      await page.getByRole("checkbox", { name: /^Replace the / }).click();
      await button(page, /^Save (?:[6-9]|\d\d) fixtures$/).click();
      await said(page, /^(\d+) of \1 changes saved\./);
    },
  },
  {
    name: "a squad of 15",
    most: { clicks: 3, keys: 1 },
    run: async (page) => {
      await button(page, "More for these players").click();
      await page.getByRole("menuitem", { name: "Paste from a spreadsheet" }).click();
      await expect(page.getByLabel("Cells")).toBeFocused();
      await spell(page, squad);
      await button(page, "Save 15 players").click();
      await said(page, "15 of 15 changes saved.");
    },
  },
  {
    name: "a new club",
    most: { clicks: 3, keys: 0 },
    run: async (page) => {
      await link(page, "Add club").click();
      await field(page, "Name").click();
      await spell(page, "Campus Comets");
      await button(page, "Save").click();
      await said(page, "Club saved");
    },
  },
  {
    name: "a player renamed everywhere",
    most: { clicks: 2, keys: 3 },
    run: async (page) => {
      await page.getByRole("link", { name: /^Edit/ }).first().click();
      const name = field(page, "Name");
      await name.click();
      await page.keyboard.press("Control+a");
      await spell(page, "Renamed Everywhere");
      await page.keyboard.press("Enter");
      await said(page, "Player saved");
      await said(page, "Renamed Everywhere");
    },
  },
  {
    name: "a second administrator, who asked",
    most: { clicks: 2, keys: 2 },
    run: async (page) => {
      await page.getByLabel("Role for Bola Ade").click();
      await page.keyboard.press("a");
      await page.keyboard.press("Enter");
      await button(page, "Grant Bola Ade").click();
      await said(page, "Bola Ade has been granted rights");
      await expect(page.getByLabel("Role of Bola Ade")).toHaveValue("administrator");
    },
  },
];

/** Where each job begins. */
const starts: readonly string[] = [
  matchDay,
  matchDay,
  matchDay,
  `/mls/admin-dashboard/fixtures?q=${encodeURIComponent("Savannah Stars")}`,
  `/mls/admin-dashboard/match-day?day=${dayOf(COMING, arena.timeZone)}`,
  matchDay,
  matchDay,
  "/mls/admin-dashboard/standings",
  "/mls/admin-dashboard/fixtures",
  "/mls/admin-dashboard/players",
  "/mls/admin-dashboard/clubs",
  "/mls/admin-dashboard/players",
  "/mls/admin-dashboard/administrators",
];

adminTest("a secretary's jobs take few clicks and keys", async ({ admin, database }) => {
  for (const [at, [teamA, teamB]] of [first, second, third].entries()) {
    const date = KICK_OFF + at * 60_000;
    const match = makeFixture({ id: `desk-${at}`, teamA, teamB, date, gameWeek: "9", status: "" });
    await database.keep(mls, "fixtures", match);
  }
  const [[home, guest], [teamA, teamB]] = [full, coming];
  const rest = { gameWeek: "9", status: "" };
  await database.keep(
    mls,
    "fixtures",
    makeFixture({ id: "desk-full", teamA: home, teamB: guest, date: KICK_OFF + 600_000, ...rest }),
  );
  const upcoming = { id: "desk-coming", teamA, teamB, date: COMING, lineUpA: [], lineUpB: [] };
  await database.keep(mls, "fixtures", makeFixture({ ...upcoming, ...rest }));
  const bola = { email: "bola@arena.example", verified: true, name: "Bola Ade" };
  await database.write(REQUESTS, "bola", { ...bola, league: mls.slug, at: new Date() });
  await admin.addInitScript(countEvents);
  // What it prints stays to be looked at.
  await admin.addInitScript(() => Object.assign(window, { print: () => undefined }));
  for (const [at, { name, most, run }] of jobs.entries()) {
    await admin.goto(starts[at] ?? "");
    await expect(title(admin)).toBeVisible();
    await expect(admin.getByRole("status").filter({ hasText: "Loading" })).toHaveCount(0);
    await run(admin);
    const count = await counted(admin);
    tellCount(name, count, most);
    expect(count.clicks, `clicks for ${name}`).toBeLessThanOrEqual(most.clicks);
    expect(count.keys, `keys for ${name}`).toBeLessThanOrEqual(most.keys);
  }
});
