import type { Page } from "@playwright/test";
import { mbl } from "../arena/leagues/mbl";
import { mls } from "../arena/leagues/mls";
import { makeResult } from "../factories/records";
import { brokenWords } from "../harness/layout";
import { link } from "./administrator";
import {
  ENGINEERING,
  HARBOUR,
  KINGSWAY,
  LAGOON,
  LIBRARY,
  NORTHGATE,
  SAVANNAH,
  TROJANS,
} from "./clubs";
import { play } from "./play";
import { expect, expectNoSidewaysScroll, FULL, test } from "./siteTest";
import { readOnTo } from "./visitor";

/*
 * What a visitor is told of table and cup in situations that the seed lacks: places that are shared, points taken, a club
 * withdrawn, a table kept by hand, a knock-out that was played.
 */

const tableOf = (page: Page, group: string) => page.getByRole("table", { name: `Group ${group}` });
const rowOf = (page: Page, group: string, club: string) =>
  tableOf(page, group)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader").getByRole("link", { name: club, exact: true }) });
const shown = (page: Page, group: string, club: string, words: string) =>
  rowOf(page, group, club).getByText(words, { exact: true }).filter({ visible: true });

test(
  "the table says what is certain, why, and what would be",
  { tag: FULL },
  async ({ page, openBrowser, database }) => {
    await database.alter("mlsSeasons", "2026", { pack: "football.fifa-2026" });
    await database.alter("mlsStandings", "mount-trojans", {
      adjust: -1,
      reason: "Ineligible player",
    });
    // Nothing is left to tell Kingsway and Harbour apart, where nobody counts their cards.
    for (const id of [
      "gw1-a1",
      "gw1-a2",
      "gw2-a1",
      "gw2-a2",
      "gw3-a1",
      "gw3-a2",
      "gw4-a1",
      "gw4-a2",
    ])
      await database.alter("mlsResults", id, { cards: "" });
    await play(database, mls, "gw5-a2", [1, 1]);
    await play(database, mls, "gw5-a1", [0, 1]);
    await play(database, mls, "gw5-b2", [0, 0]);
    await play(database, mls, "gw5-b1", [1, 0]);
    await page.goto("/mls/standings");

    // What is certain, and what is needed.
    await expect(shown(page, "B", NORTHGATE, "Through")).toHaveCount(1);
    await expect(shown(page, "B", SAVANNAH, "Out")).toHaveCount(1);
    await expect(rowOf(page, "B", LAGOON)).toContainText("A draw is enough");
    await expect(rowOf(page, "A", ENGINEERING).getByRole("cell").first()).toHaveText(/^1/);
    for (const club of [KINGSWAY, HARBOUR]) {
      const place = rowOf(page, "A", club).getByRole("cell").first();
      await expect(place).toHaveText(/^2= shared\. Undecided/);
      await expect(shown(page, "A", club, "Undecided")).toHaveCount(1);
      await expect(rowOf(page, "A", club)).toContainText("A win is enough");
    }
    await expect(page.getByText("Outside the semi-final places", { exact: true })).toHaveCount(1);
    await expect(page.getByText(/eliminated/i)).toHaveCount(0);

    // When it changed and by which match, each group for itself.
    const stamps = page.getByText(/^Changed today \d\d:\d\d by /);
    await expect(stamps).toHaveCount(2);
    await expect(link(stamps.first(), `${KINGSWAY} 0–1 ${ENGINEERING}`)).toBeVisible();
    await expect(link(stamps.last(), `${NORTHGATE} 1–0 ${LAGOON}`)).toBeVisible();

    // Form without a button, points taken with their reason, the rule in words.
    await expect(page.getByRole("group", { name: /^Form/ })).toHaveCount(8);
    await expect(rowOf(page, "A", TROJANS).getByRole("cell").nth(8)).toHaveText(/^4\*/);
    await expect(page.getByRole("listitem").filter({ hasText: `* ${TROJANS}` })).toHaveText(
      /1 point deducted on .*\. Ineligible player\.$/,
    );
    await expect(
      page.getByText(/^Order: points, then in the matches among those level: /),
    ).toBeVisible();

    // Two that are level, the table of the two, and the article.
    const why = page.getByRole("button", { name: `Why? ${NORTHGATE} above ${LAGOON}` });
    await why.click();
    await expect(why).toHaveAttribute("aria-expanded", "true");
    await expect(page.getByText(/Level on 10 points\./)).toHaveText(
      /Between .+: points 4 and 1\. Rule: .*\b13\b/,
    );
    const small = page.getByRole("table", { name: "Only the matches among them" });
    await expect(small.getByRole("row")).toHaveCount(3);

    // On a phone what is needed is below, in a line for each; no word is broken.
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await brokenWords(page)).toEqual([]);
    const needs = page.getByRole("heading", { name: "To go through" }).last().locator("..");
    await expect(needs).toContainText(`${LAGOON}A draw is enough`);
    await expect(page.getByRole("columnheader", { name: "To go through" })).toHaveCount(0);
    await page.setViewportSize({ width: 1280, height: 800 });

    // What if: a draw and a win, by the rules of the season, as an address for somebody else.
    await page.getByRole("button", { name: "What if" }).click();
    const score = (of: string, against: string) =>
      page.getByRole("textbox", { name: `Score of ${of} against ${against}` });
    await score(LIBRARY, LAGOON).fill("1");
    await score(LAGOON, LIBRARY).fill("0");
    await score(SAVANNAH, NORTHGATE).fill("1");
    await score(NORTHGATE, SAVANNAH).fill("1");
    const points = (of: Page, club: string) => rowOf(of, "B", club).getByRole("cell").nth(8);
    await expect(points(page, LIBRARY)).toHaveText("10");
    await expect(points(page, NORTHGATE)).toHaveText("11");
    await expect(page).toHaveURL(/whatif=/);
    const friend = await (await openBrowser()).newPage();
    await friend.goto(page.url());
    await expect(points(friend, LIBRARY)).toHaveText("10");
    await friend.goto("/mls/standings");
    await expect(points(friend, LIBRARY)).toHaveText("7");

    // A club that has withdrawn is below, without a rank.
    await database.alter("mlsStandings", "savannah-stars", {
      out: "keep",
      reason: "Too few players",
    });
    await friend.reload();
    await expect(tableOf(friend, "B").getByRole("row").last()).toContainText(SAVANNAH);
    await expect(rowOf(friend, "B", SAVANNAH).getByRole("cell").first()).toHaveText(
      /^–\s*withdrawn/,
    );
    await expect(friend.getByRole("listitem").filter({ hasText: "withdrawn;" })).toHaveText(
      /^Savannah Stars: .* Too few players\.$/,
    );

    // A table kept by hand says what it does not count yet; form is in it too.
    await database.alter("mblSeasons", "2026", { table: "kept" });
    await play(database, mbl, "r8-1", [70, 60]);
    await friend.goto("/mbl/standings");
    const missing = friend.getByText(/^Kept by hand\. Not counted yet: /);
    await expect(link(missing, "Palm Grove Panthers 70–60 Hilltop Hawks")).toBeVisible();
    await expect(friend.getByRole("columnheader", { name: "Form" })).toBeVisible();
  },
);

test(
  "the cup is told with legs, penalties, third place and champion",
  { tag: FULL },
  async ({ page, database }) => {
    const format = "groups=A,B;rounds=2;through=2;cup=4;third=yes;legs=2";
    await database.alter("mlsSeasons", "2026", { format });
    await page.goto("/mls/standings");
    const cup = page.getByRole("region", { name: "Knock-out" });
    const text = cup.getByText("The bracket as text").locator("..");
    await readOnTo(page, "Knock-out");
    await expect(text).toContainText(`1st of Group A (as it stands ${KINGSWAY}) v `);

    for (const slot of ["a1", "a2", "b1", "b2"]) {
      await play(database, mls, `gw5-${slot}`, [1, 1]);
      await play(database, mls, `gw6-${slot}`, [1, 1]);
    }
    await page.reload();
    await readOnTo(page, "Knock-out");
    await expect(text).toContainText(`Semi-finals: ${KINGSWAY} v ${NORTHGATE};`);
    const tie = async (stage: string, teamA: string, teamB: string, more: object) =>
      database.keep(
        mls,
        "results",
        makeResult({ id: stage.replace("/", "-"), stage, teamA, teamB, gameWeek: "", ...more }),
      );
    await tie("SF1/1", KINGSWAY, NORTHGATE, { scoreA: 2, scoreB: 1 });
    await tie("SF1/2", NORTHGATE, KINGSWAY, { scoreA: 1, scoreB: 2 });
    await tie("SF2/1", HARBOUR, LAGOON, { scoreA: 0, scoreB: 1 });
    await tie("SF2/2", LAGOON, HARBOUR, { scoreA: 0, scoreB: 1, ending: "pens 4-2" });
    await tie("P3", NORTHGATE, HARBOUR, { scoreA: 0, scoreB: 1 });
    await tie("F", KINGSWAY, LAGOON, { scoreA: 3, scoreB: 1 });
    await page.reload();
    await readOnTo(page, "Knock-out");
    const second = cup.getByRole("listitem").filter({ hasText: LAGOON });
    await expect(cup).toContainText("4–2 on penalties");
    await expect(cup).toContainText("Champions");
    await expect(second.first()).toBeVisible();
    await expect(text).toContainText("over two matches");
    await expect(link(cup, KINGSWAY).first()).toHaveAttribute("href", "/mls/clubs/kingsway-rovers");
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScroll(page);
    }

    // Past seasons keep theirs, and home and club page say who holds the cup.
    await page.goto("/mls/standings?season=2025");
    await readOnTo(page, "Knock-out");
    await expect(cup).toContainText(`Season 2025 · Champions`);
    await expectNoSidewaysScroll(page);
    await page.goto("/mls/home");
    const holder = cup.getByRole("paragraph");
    await expect(holder).toContainText("won the knock-out: champions of Season 2025");
    await link(holder, /^(?!The bracket)/)
      .first()
      .click();
    await expect(page.getByText(/champions, Season 2025$/)).toBeVisible();
  },
);
