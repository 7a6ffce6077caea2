import type { Locator, Page } from "@playwright/test";
import { accounts, signIn } from "../../harness/desk";
import { tellCount } from "../counting";
import type { Database } from "../database";
import { expect, test } from "../siteTest";

/*
 * A football match told beside the pitch on a phone, from the first tap to its result, and what a visitor sees of it
 * meanwhile. Goal (issue 17): a full football result in at most 25 taps and no typing.
 */

const FIXTURE = "gw5-a1";
const MOST_TAPS = 25;

const kickOffNow = (database: Database): Promise<void> =>
  database.alter("mlsFixtures", FIXTURE, { date: new Date(Date.now() - 60_000) });

/** Waits until the page is kept on the device: its shell, and the code that only it loads. */
async function keepsItself(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && /^.assets/.test(pathname));
    const kept = await Promise.all(loaded.map(({ pathname }) => caches.match(pathname)));
    return active?.state === "activated" && loaded.length > 0 && kept.every(Boolean);
  });
}

/** Waits until the database has every entry, so that none of them is lost with the connection. */
async function hasSentAll(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(localStorage).every((key) => !key.startsWith("arena-pitch-of/")),
  );
}

/** Counts what a thumb does. */
function thumb(page: Page) {
  const rows: { what: string; taps: number }[] = [];
  return {
    rows,
    total: () => rows.reduce((sum, { taps }) => sum + taps, 0),
    async job(what: string, ...targets: readonly Locator[]) {
      for (const target of targets) await target.tap();
      rows.push({ what, taps: targets.length });
      await expect(page.getByRole("dialog", { name: "Full time?" })).toHaveCount(0);
    },
  };
}

// The connection that this test takes away.
test.use({ expectedErrors: /net::ERR_|Failed to load resource|Could not reach Cloud Firestore/ });

test("a scorer tells a match by taps, a visitor sees it without a reload, and it becomes the result", async ({
  browser,
  openBrowser,
  database,
  watch,
}) => {
  await kickOffNow(database);
  const phone = await browser.newContext({
    hasTouch: true,
    serviceWorkers: "allow",
    viewport: { width: 390, height: 844 },
  });
  await watch(phone);
  const page = await phone.newPage();
  await page.goto("/mls/admin-auth");
  await signIn(page, accounts.scorer);
  await page.getByRole("link", { name: "Score live" }).first().waitFor();
  await page.goto(`/mls/admin-dashboard/matches/${FIXTURE}`);
  await page.getByRole("timer").waitFor();
  await page.evaluate(() => {
    addEventListener("keydown", () => (document.body.dataset["keys"] = "typed"));
  });

  const visitor = await (await openBrowser()).newPage();
  await visitor.goto(`/mls/matches/${FIXTURE}`);
  const story = visitor.getByRole("region", { name: "Story of the match" });
  await expect(visitor.getByRole("region", { name: "Line-ups" })).toBeVisible();
  await expect(story).toBeHidden();

  const names = (side: number) => page.getByRole("region").nth(side).getByRole("listitem");
  const player = (side: number, at: number) => names(side).nth(at).getByRole("button");
  const key = (name: string) => page.getByRole("dialog").getByRole("button", { name, exact: true });
  const mate = (at: number) =>
    page.getByRole("dialog").getByRole("listitem").nth(at).getByRole("button");
  const hand = thumb(page);
  const button = (name: string) => page.getByRole("button", { name });
  const nameOf = async (of: Locator) => (await of.locator("span").nth(1).textContent()) ?? "";
  const scorer = await nameOf(player(0, 9));

  await hand.job("Start", button("Start 1st half"));
  await hand.job("Goal with its pass", player(0, 9), key("Goal"), mate(0));
  await expect(visitor.getByText(/^Live 1'/)).toBeVisible();
  await expect(story).toContainText(scorer);

  await keepsItself(page);
  await hasSentAll(page);
  // The connection is lost: what is tapped is kept here, and sent once when it is back.
  await phone.setOffline(true);
  const booked = await nameOf(player(0, 3));
  await hand.job("Booking", player(0, 3), key("Yellow"));
  await expect(page.getByText("No connection.")).toBeVisible();
  await expect(story).not.toContainText(booked);
  // The phone drops the page meanwhile: it comes back with the match, its line-ups and what waits.
  await page.reload();
  await expect(player(0, 3)).toContainText(booked);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("1–0");
  await expect(page.getByText("1 entry waits on this device")).toBeVisible();
  await phone.setOffline(false);
  await expect(story.getByRole("listitem").filter({ hasText: booked })).toHaveCount(1);
  await expect(page.getByText("No connection.")).toHaveCount(0);

  await hand.job("Half-time", button("Half-time"));
  await hand.job("Second half", button("Start 2nd half"));
  await hand.job("Goal with its pass", player(1, 9), key("Goal"), mate(1));
  await hand.job("Goal without a pass", player(0, 10), key("Goal"), key("No assist"));
  await hand.job("Booking", player(1, 4), key("Red"));
  await expect(page.getByRole("heading", { level: 1 })).toContainText("2–1");

  await button("Full time").tap();
  await button("Save result").tap();
  hand.rows.push({ what: "Full time", taps: 2 });
  await expect(page.getByText("Result saved successfully")).toBeVisible();
  await expect(page.locator("body")).not.toHaveAttribute("data-keys", "typed");
  process.stdout.write(
    [...hand.rows, { what: "A full football result, 0 keys", taps: hand.total() }]
      .map(({ what, taps }) => `${what.padEnd(34)}${taps}\n`)
      .join(""),
  );
  expect(hand.total()).toBeLessThanOrEqual(MOST_TAPS);
  tellCount(
    "a full football result",
    { clicks: hand.total(), keys: 0 },
    { clicks: MOST_TAPS, keys: 0 },
  );

  await expect
    .poll(() => database.read("mlsResults", FIXTURE))
    .toMatchObject({
      scoreA: 2,
      scoreB: 1,
      unconfirmed: true,
      goalsA: [{ player: scorer }, { assist: "" }],
      goalsB: [{}],
      bookings: [
        expect.stringContaining(`${booked} (Yellow Card)`),
        expect.stringContaining("Red"),
      ],
    });
  await expect.poll(() => database.read("live", "mls")).toMatchObject({ matches: {} });
  await expect(visitor.getByText("Unconfirmed")).toBeVisible();
  await expect(visitor.getByText(/^Live \d/)).toHaveCount(0);
  await phone.close();
});
