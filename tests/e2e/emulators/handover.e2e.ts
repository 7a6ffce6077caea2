import { faultsOfView, viewInWords, watchFirstView } from "../../../scripts/budget/firstView";
import { firstViewOf } from "../../../scripts/budget/limits";
import type { Page } from "@playwright/test";
import { openedSeasons } from "../../../src/demo/seed/openedLeagues";
import { leagues } from "@arena/leagues";
import { countReads } from "../reads/countReads";
import { expect, FULL, test } from "../siteTest";
import { aheadOfTime, waitAWhile } from "../visitor";

/* From the delivered page to the one that React holds: nothing that somebody does in between is lost. */

/** Opens a page whose code comes only when it is let in. */
async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  let letIn = () => {};
  const held = new Promise<void>((resolve) => (letIn = resolve));
  await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.locator("footer").waitFor();
  return letIn;
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [button, dialog] of [
    ["Sports menu", "Sports"],
    ["Search", "Search"],
  ] as const) {
    test(
      `${button}, pressed before the page's code is here, opens when it is`,
      { tag: button === "Search" ? [] : FULL },
      async ({ page }) => {
        const letIn = await openWithoutCode(page, "/mls/standings");
        await page.getByRole("banner").getByRole("button", { name: button }).click();
        letIn();
        await expect(page.getByRole("dialog", { name: dialog })).toBeVisible();
      },
    );
  }

  // One page of each kind; the matches are one to come and one that is played.
  for (const path of [
    "/",
    "/today",
    "/championship",
    "/my-clubs",
    "/my-clubs with clubs followed",
    "/screen",
    "/help",
    "/privacy",
    "/football/convoweek",
    "/mls/home",
    "/mls/standings",
    "/mltl/standings",
    "/mls/results",
    "/mls/matches",
    "/mls/players",
    "/mls/players/lagoon-city-8",
    "/mls/stats",
    "/mls/clubs",
    "/mls/clubs/kingsway-rovers",
    "/mls/clubs/kingsway-rovers/against/mount-trojans",
    "/mls/transfers",
    "/mls/news",
    "/mls/seasons/2025",
    "/mls/matches/gw4-a1",
    "/mls/matches/gw5-a1",
    "/embed/mls/table",
    "/mcl/home",
    "/mvl/home",
    "/mal/home",
    "/mal/standings",
    "/mal/results",
    "/mal/players",
    "/mal/players/engineering-harriers-101",
    "/mal/clubs/law-striders",
    "/mal/seasons/2025",
    "/embed/mal/table",
    "/student-week-football/home",
  ]) {
    test(
      `${path} fetches no more code and styles than allowed while nobody touches it`,
      { tag: path === "/" ? [] : FULL },
      async ({ page, database }) => {
        // Leagues that were opened in the app take code of their own, which an arena without one never fetches.
        await database.write("published", "leagues", { records: {} });
        const [address = "", follows] = path.split(" with ");
        const clubs = ["mls/kingsway-rovers", "mbl/hilltop-hawks", "mal/law-striders"];
        if (follows !== undefined)
          await page.addInitScript(
            (mine) => localStorage.setItem("arena-mine", mine),
            JSON.stringify({ clubs, players: [] }),
          );
        const viewed = watchFirstView(page);
        await page.goto(address, { waitUntil: "networkidle" });
        await expect(page.locator("html")).toHaveAttribute("data-fonts", "on");
        // Otherwise nothing of them is fetched.
        if (follows !== undefined)
          await expect(page.getByText(/\d(st|nd|rd|th) in/).first()).toBeVisible();
        await page.waitForLoadState("networkidle");
        const view = await viewed();
        await test
          .info()
          .attach("files", { body: viewInWords(path, view), contentType: "text/plain" });
        expect(view.scripts.length).toBeGreaterThan(3);
        expect(faultsOfView(view, firstViewOf[path])).toEqual([]);
      },
    );
  }
});

test(
  "a filter, chosen before the page's code is here, is applied when it is",
  { tag: FULL },
  async ({ page }) => {
    const letIn = await openWithoutCode(page, "/mls/stats");
    const position = page.getByLabel("Position");
    await position.selectOption({ index: 1 });
    const chosen = await position.inputValue();
    letIn();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    expect(chosen).not.toBe("");
    await expect(position).toHaveValue(chosen);
  },
);

test(
  "the focus stays where it was when the page's code takes over",
  { tag: FULL },
  async ({ page }) => {
    const letIn = await openWithoutCode(page, "/mls/standings");
    const tab = page.getByRole("main").getByRole("link", { name: "Results" });
    await tab.focus();
    letIn();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expect(tab).toBeFocused();
  },
);

/** Each league, those opened in the app that play around today, and which these are. */
const ofManyLeagues = leagues.length + openedSeasons.length + 1;

for (const [path, documents] of [
  ["/", ofManyLeagues],
  ["/mls/home", 3],
] as const) {
  test(
    `${path} reads nothing twice when its code comes long after its data`,
    { tag: path === "/" ? [] : FULL },
    async ({ page }) => {
      const counter = countReads(page.context());
      await page.addInitScript(aheadOfTime);
      const letIn = await openWithoutCode(page, path);
      await waitAWhile(page);
      letIn();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await page.waitForLoadState("networkidle");
      expect((await counter.take()).documents).toBe(documents);
    },
  );
}

test("a page has the web font once its data is on screen", { tag: FULL }, async ({ page }) => {
  await page.goto("/mls/home");
  await expect(page.locator("html")).toHaveAttribute("data-fonts", "on");
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
});
