import type { Locator, Page } from "@playwright/test";
import { accounts, field } from "../../harness/desk";
import { adminTest as test, button, fill, link, remove, row, save, title } from "../administrator";
import type { Database } from "../database";
import { expect, FULL } from "../siteTest";

/* Saves that the network or the database hinders: told, nothing typed lost, and a retry never makes two. */

const players = "/mls/admin-dashboard/players";
const SAVES = /documents:commit/;
const name = "Zubairu Danladi";

test.use({
  expectedErrors: /net::ERR_|status of 403/,
});

async function typePlayer(page: Page): Promise<void> {
  await page.goto(`${players}/new?q=danladi`);
  await fill(page, { Name: name, Club: "Kingsway Rovers", "Jersey number": "71" });
}

/** Puts the page's clock on, past deadlines and pauses between tries, until this is shown. */
async function untilShown(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1_000);
    expect(await shown.isVisible()).toBe(true);
  }).toPass({ intervals: [100] });
}

/** Does something while each save of the page arrives as one of nobody, whom the rules refuse. */
async function refusing(page: Page, act: () => Promise<void>): Promise<void> {
  await page.route(SAVES, (route) => {
    const { authorization: _, ...headers } = route.request().headers();
    return route.continue({ headers });
  });
  await act();
  await page.unroute(SAVES);
}

/** The player's row, also while a dialog lies over the list. */
const listed = (page: Page) => page.getByRole("row", { includeHidden: true, name });

async function expectTyped(page: Page): Promise<void> {
  await expect(title(page)).toHaveText("Add player");
  await expect(field(page, "Name")).toHaveValue(name);
  await expect(field(page, "Jersey number")).toHaveValue("71");
}

/** The player was saved once, by one save. */
async function expectOnce(database: Database): Promise<void> {
  const stored = [...(await database.list("mlsPlayers")).values()];
  expect(stored.filter((player) => player["name"] === name)).toMatchObject([
    { jersey: 71, version: 1 },
  ]);
  expect((await database.list("history")).size).toBe(1);
}

test("offline: told at once, kept, and saved by Retry when the network is back", async ({
  admin,
  context,
  database,
}) => {
  await typePlayer(admin);
  await context.setOffline(true);
  await button(admin, "Save").click();
  await expect(admin.getByText("Error adding player: You are offline.")).toBeVisible();
  await expectTyped(admin);
  await context.setOffline(false);
  await button(admin, "Retry").click();
  await expect(row(admin, name)).toBeVisible();
  await expectOnce(database);
});

test(
  "refused by the database: told, kept, and saved by Retry when it is not any more",
  { tag: FULL },
  async ({ admin, database }) => {
    await typePlayer(admin);
    await refusing(admin, async () => {
      await button(admin, "Save").click();
      await expect(admin.getByText("Error adding player: Access was refused.")).toBeVisible();
    });
    await expectTyped(admin);
    expect((await database.list("history")).size).toBe(0);
    await button(admin, "Retry").click();
    await expect(row(admin, name)).toBeVisible();
    await expectOnce(database);
  },
);

test("unreachable: told, kept, and saved by Retry", { tag: FULL }, async ({ admin, database }) => {
  await admin.clock.install();
  await typePlayer(admin);
  await admin.route(SAVES, (route) => route.abort());
  await button(admin, "Save").click();
  await expect(button(admin, "Saving…")).toBeDisabled();
  await untilShown(admin, admin.getByText(/^Error adding player: /));
  await expectTyped(admin);
  await admin.unroute(SAVES);
  await button(admin, "Retry").click();
  await expect(row(admin, name)).toBeVisible();
  await expectOnce(database);
});

test(
  "saved, but the answer is lost: found out, and not saved twice",
  { tag: FULL },
  async ({ admin, database }) => {
    await admin.clock.install();
    await typePlayer(admin);
    let lost = 0;
    await admin.route(SAVES, async (route) => {
      if (lost > 0) return route.continue();
      lost += 1;
      await route.fetch();
      await route.abort();
    });
    await button(admin, "Save").click();
    await untilShown(admin, row(admin, name));
    expect(lost).toBe(1);
    await expectOnce(database);
  },
);

test(
  "an update and a deletion that fail are told in the catalogue's words",
  { tag: FULL },
  async ({ admin, database: _ }) => {
    await typePlayer(admin);
    await save(admin, "Save", "Player saved");
    await link(row(admin, name), /^Edit /).click();
    await fill(admin, { "Jersey number": "72" });
    await refusing(admin, async () => {
      await button(admin, "Update").click();
      await expect(admin.getByText("Error updating player: Access was refused.")).toBeVisible();
    });
    await expect(field(admin, "Jersey number")).toHaveValue("72");
    await button(admin, "Retry").click();
    await expect(row(admin, name)).toContainText("72");

    await button(row(admin, name), /^Delete /).click();
    const dialog = admin.getByRole("dialog");
    await refusing(admin, async () => {
      await button(dialog, "Delete player").click();
      await expect(dialog.getByRole("alert")).toContainText(
        "Error deleting player: Access was refused.",
      );
    });
    await expect(listed(admin)).toHaveCount(1);
    await button(dialog, "Try again").click();
    await expect(dialog).toBeHidden();
    await expect(listed(admin)).toHaveCount(0);
  },
);

test("an undo that fails can be tried again", { tag: FULL }, async ({ admin, database: _ }) => {
  await typePlayer(admin);
  await save(admin, "Save", "Player saved");
  await remove(admin, name, "player");
  await refusing(admin, async () => {
    await button(admin, "Undo").click();
    await expect(admin.getByText(/^Zubairu Danladi could not be brought back: /)).toBeVisible();
  });
  await button(admin, "Try again").click();
  await expect(row(admin, name)).toBeVisible();
});

test("a list that cannot be read says so and reads again", { tag: FULL }, async ({ admin }) => {
  await admin.route(/google\.firestore\.v1\.Firestore\/Listen/, (route) => route.abort());
  await admin.clock.install();
  await admin.goto("/mls/admin-dashboard/results");
  await untilShown(admin, admin.getByRole("alert").filter({ hasText: "Failed to fetch results." }));
  await expect(admin.getByText("No results yet")).toHaveCount(0);
  await admin.unrouteAll();
  await button(admin, "Try again").click();
  await untilShown(admin, admin.getByText("16 results"));
});

test(
  "somebody whose rights were taken away is told so at the next save",
  { tag: FULL },
  async ({ colleague, database }) => {
    await typePlayer(colleague);
    const { email } = accounts.football;
    await database.write("admins", "local-football", { email, leagues: ["mbl"] });
    await button(colleague, "Save").click();
    await expect(title(colleague)).toHaveText("You are not an administrator here");
    await expect(link(colleague, "Go to MBL basketball")).toBeVisible();

    await database.write("admins", "local-football", { email, leagues: ["mls"] });
    await colleague.goto(`${players}/new?q=danladi`);
    await expect(colleague.getByText(/^Restored what you typed/)).toBeVisible();
    await expectTyped(colleague);
  },
);
