import type { Page, Route } from "@playwright/test";
import type { EntityKind } from "../../../src/records/record";
import { mls } from "../../arena/leagues/mls";
import { button, link } from "../administrator";
import { openVisitor, returnToTab } from "../visitor";
import { closeGallery, expect, FULL, test } from "../siteTest";

/* What a visitor sees while the database cannot be read: never an empty league. */

const READS = /\/documents\//;
const failures: Readonly<Partial<Record<EntityKind, string>>> = {
  fixtures: "Failed to load fixtures.",
  players: "Failed to load players.",
  results: "Failed to fetch results.",
  standings: "Failed to load standings.",
};

/** The pages of the football league with what each says when nothing can be read, and what it holds. */
const pages: readonly {
  readonly path: string;
  readonly kinds: readonly EntityKind[];
  readonly holds: (page: Page) => ReturnType<Page["locator"]>;
  readonly empty: string;
}[] = [
  {
    path: "/mls/home",
    kinds: ["fixtures", "results"],
    holds: (page) => link(page, /match details$/).first(),
    empty: "No results yet",
  },
  {
    path: "/mls/players",
    kinds: ["players"],
    holds: (page) => page.getByText("144 players"),
    empty: "No players yet",
  },
  {
    path: "/mls/matches",
    kinds: ["fixtures"],
    holds: (page) => link(page, / v /).first(),
    empty: "No matches yet",
  },
  {
    path: "/mls/results",
    kinds: ["results"],
    holds: (page) => link(page, /full time/).first(),
    empty: "No results yet",
  },
  {
    path: "/mls/standings",
    kinds: ["standings"],
    holds: (page) => page.getByRole("table", { name: "Group A" }),
    empty: "No table yet",
  },
  {
    path: "/mls/stats",
    kinds: ["players", "results"],
    holds: (page) => page.getByRole("listitem").filter({ hasText: "Northgate Athletic" }).first(),
    empty: "No goals so far this season.",
  },
  {
    path: "/mls/clubs/kingsway-rovers",
    kinds: ["fixtures", "results", "players"],
    holds: (page) => link(page, /Goalkeeper/).first(),
    empty: "No players yet",
  },
];

async function expectFailed(page: Page, kinds: readonly EntityKind[], reason?: RegExp) {
  for (const kind of kinds) {
    const alert = page.getByRole("alert").filter({ hasText: failures[kind] ?? "" });
    await expect(alert.first()).toBeVisible();
    if (reason) await expect(alert.first()).toContainText(reason);
    await expect(button(alert, "Try again").first()).toBeVisible();
  }
}

/** Presses every "Try again" there is, until nothing is failed any more. */
async function retryAll(page: Page): Promise<void> {
  await expect(async () => {
    const retry = button(page, "Try again").first();
    if (await retry.isVisible()) await retry.click({ timeout: 1_000 });
    await expect(page.getByRole("alert")).toHaveCount(0, { timeout: 500 });
  }).toPass();
}

async function expectNotEmpty(page: Page): Promise<void> {
  await expect(page.getByRole("main").getByText(/\byet\b|so far this season/)).toHaveCount(0);
}

test.describe("with reads that fail", () => {
  test.use({ expectedErrors: /net::ERR_|status of 403/ });

  for (const { path, kinds, holds } of pages) {
    test(
      `${path} says what failed, and reads again when asked to`,
      { tag: FULL },
      async ({ page }) => {
        await page.clock.install();
        await page.route(READS, (route) => route.abort());
        await page.goto(path);
        await expectFailed(page, kinds);
        await expectNotEmpty(page);

        // From here on no timer goes off: nothing but the button reads again.
        await page.clock.pauseAt(new Date(Date.now() + 60_000));
        await expectFailed(page, kinds);
        await page.unroute(READS);
        await retryAll(page);
        await expect(holds(page)).toBeVisible();
        await expect(page.getByRole("alert")).toHaveCount(0);
      },
    );
  }

  test("a page reads again by itself after a while", async ({ page }) => {
    await page.clock.install();
    await page.route(READS, (route) => route.abort());
    await page.goto("/mls/standings");
    await expectFailed(page, ["standings"]);
    await page.unroute(READS);
    await page.clock.fastForward(30_000);
    await expect(page.getByRole("table", { name: "Group A" })).toBeVisible();
  });

  test(
    "what is on screen stays there, with when it was read and why it is not newer",
    { tag: FULL },
    async ({ context }) => {
      const page = await openVisitor(context, "/mls/results");
      const played = link(page.getByRole("main"), /full time/);
      await expect(played).toHaveCount(16);
      await page.route(READS, (route) => route.abort());
      await returnToTab(page);
      const note = page.getByRole("status").filter({ hasText: /Showing data from \d\d:\d\d/ });
      await expect(note).toBeVisible();
      await expect(played).toHaveCount(16);
      await page.unroute(READS);
      await button(note, "Try again").click();
      await expect(note).toBeHidden();
      await expect(played).toHaveCount(16);
    },
  );

  test("a visitor who loses the network is told, and goes on when it is back", async ({
    context,
  }) => {
    const page = await openVisitor(context, "/mls/players");
    await context.setOffline(true);
    await expect(page.getByText(/offline/i).first()).toBeVisible();
    await returnToTab(page);
    await expect(page.getByText("144 players")).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/offline/i)).toHaveCount(0);
  });

  test("a database that refuses is not an empty league", { tag: FULL }, async ({ page }) => {
    // What is asked for is what the rules open to nobody.
    await page.route(READS, (route) => {
      const url = route.request().url();
      return route.continue({ url: url.replace(/(?<=\/documents\/)[^?]*/, "closed/one") });
    });
    await page.goto("/mls/matches");
    await expectFailed(page, ["fixtures"], /Access was refused\./);
    await expectNotEmpty(page);
    await page.unroute(READS);
    await button(page, "Try again").click();
    await expect(link(page, / v /).first()).toBeVisible();
  });

  test(
    "an answer of something in between is not an empty league",
    { tag: FULL },
    async ({ page }) => {
      // What the sign-in page of a public network answers to every request.
      const portal = (route: Route) =>
        route.fulfill({
          contentType: "text/html",
          headers: { "access-control-allow-origin": "*" },
          body: "<h1>Welcome to the campus network</h1>",
        });
      await page.route(READS, portal);
      for (const path of ["/mls/players", "/mbl/standings"]) {
        await page.goto(path);
        await expectFailed(page, [path.endsWith("players") ? "players" : "standings"]);
        await expectNotEmpty(page);
      }
    },
  );

  test("the landing page stands without its data", { tag: FULL }, async ({ page }) => {
    await page.route(READS, (route) => route.abort());
    await page.goto("/");
    await closeGallery(page);
    const days = page.getByRole("region", { name: "Matches by day" });
    await expect(days.getByRole("alert")).toContainText(failures.fixtures ?? "");
    await expect(days.getByText(/^No match/)).toHaveCount(0);
    await expect(page.getByRole("main").getByText(/\byet\b/)).toHaveCount(0);
    await expect(
      link(page.getByRole("region", { name: "Sport by sport" }), /^Football/),
    ).toBeVisible();
    await page.unroute(READS);
    await retryAll(page);
    await expect(days.getByRole("listitem").getByRole("link").first()).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});

test(
  "an empty league is told as empty on every page, without an error",
  { tag: FULL },
  async ({ page, database }) => {
    for (const collection of Object.values(mls.collections)) {
      await database.write("published", collection, {
        records: {},
        lastId: "",
        lastChange: "",
        updatedAt: new Date(),
      });
    }
    await database.write("published", mls.slug, {
      teams: {},
      fixtures: {},
      results: {},
      standings: {},
      seasons: {},
      lastId: "",
      lastChange: "",
      updatedAt: new Date(),
    });
    for (const { path, empty } of pages) {
      await page.goto(path);
      await expect(page.getByRole("main").getByText(empty).first(), path).toBeVisible();
      await expect(page.getByRole("alert"), path).toHaveCount(0);
    }
  },
);
