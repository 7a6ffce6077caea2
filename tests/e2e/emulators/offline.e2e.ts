import type { Page } from "@playwright/test";
import { arena } from "@arena/arena";
import { expect, test } from "../siteTest";

// What the browser itself writes when it has no network.
test.use({ serviceWorkers: "allow", expectedErrors: /net::ERR_|Failed to fetch/ });

/** The browser keeps the site and what was read. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === "activated") return;
    await new Promise((resolve) => active?.addEventListener("statechange", resolve));
  });
  await page.waitForFunction(async () => {
    const kept = await (await caches.open("arena-data")).keys();
    return kept.some(({ url }) => url.includes("mlsStandings"));
  });
}

test("a visitor without a network sees the table as it was read last, and from when it is", async ({
  page,
  context,
}) => {
  await page.goto("/mls/standings");
  await expect(page.getByRole("table").first()).toBeVisible();
  await settled(page);
  // What is in the rows besides comes after them.
  await page.waitForLoadState("networkidle");
  const before = await page.getByRole("table").first().innerText();

  await context.setOffline(true);
  await expect(
    page.getByText("You are offline. What you see may not be the latest."),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByRole("table").first()).toHaveText(before, { useInnerText: true });
  // After a reload the emulated browser believes in its network again, so the reason may differ.
  await expect(page.getByText(/^Showing data from \d\d:\d\d\./)).toBeVisible();
  await expect(page).toHaveTitle(`MLS football: table · ${arena.name}`);

  // A page that was never visited opens as well, and says why it has nothing to show.
  await page.goto("/mls/players");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Players");
  await expect(page.getByText("Failed to load players.")).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText("Failed to load players.")).toBeHidden();
  await page.goto("/mls/standings");
  await expect(page.getByRole("table").first()).toBeVisible();
  await expect(page.getByText(/^Showing data from/)).toBeHidden();
});

test("a tab that was opened before a deployment still finds the code it was opened with", async ({
  page,
}) => {
  await page.goto("/mls/standings");
  await settled(page);
  // What a deployment does: the files of the version before are gone from the server.
  await page.route("**/assets/**", (route) => route.fulfill({ status: 404, body: "" }));
  await page.getByRole("link", { name: "Players" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Players");
  await expect(page.getByText("This page could not be loaded.")).toBeHidden();
});
