import type { Page } from "@playwright/test";
import { accounts, field, signIn } from "../harness/desk";
import { adminTest as test, button, fill, link, press, row, save, saveRow } from "./administrator";
import { expect, FULL } from "./siteTest";

/* Typed work is not lost unasked: every way out of a form asks first, and a draft outlives the rest. */

const list = "/mls/admin-dashboard/standings";
const question = (page: Page) => page.getByRole("dialog", { name: "Discard your changes?" });
const points = (page: Page) => field(page, "Points");

async function typePoints(page: Page): Promise<void> {
  await page.goto(list);
  await link(row(page, "Lagoon City"), /^Edit /).click();
  await expect(page.getByText("Update standing", { exact: true })).toBeVisible();
  await fill(page, { Points: "77" });
}

for (const [way, out, leads] of [
  [
    "a link of the navigation",
    (page: Page) => link(page, "Players"),
    "/mls/admin-dashboard/players",
  ],
  ["a link out of the admin area", (page: Page) => link(page, "View site"), "/mls/home"],
  ["Cancel", (page: Page) => link(page, "Cancel"), list],
] as const) {
  test(`${way} asks first`, { tag: FULL }, async ({ admin }) => {
    await typePoints(admin);
    await out(admin).click();
    await expect(button(question(admin), "Keep editing")).toBeFocused();
    await press(admin, "Keep editing");
    await expect(question(admin)).toBeHidden();
    await expect(points(admin)).toHaveValue("77");
    await out(admin).click();
    await press(admin, "Discard changes");
    await expect(admin).toHaveURL(leads);
    // Given up is given up: no draft comes back.
    await admin.goto(list);
    await link(row(admin, "Lagoon City"), /^Edit /).click();
    await expect(points(admin)).not.toHaveValue("77");
    await expect(admin.getByText(/^Restored/)).toHaveCount(0);
  });
}

test("the back button asks first", { tag: FULL }, async ({ admin }) => {
  await typePoints(admin);
  await admin.evaluate(() => history.back());
  await expect(question(admin)).toBeVisible();
  await press(admin, "Keep editing");
  await expect(points(admin)).toHaveValue("77");
  await admin.evaluate(() => history.back());
  await press(admin, "Discard changes");
  await expect(admin).toHaveURL(list);
  await expect(row(admin, "Lagoon City")).toBeVisible();
  // The way back is not longer for it: one more step leaves the list.
  await admin.goForward();
  await expect(admin.getByText("Update standing", { exact: true })).toBeVisible();
  await admin.goBack();
  await expect(admin).toHaveURL(list);
});

test("signing out asks first", { tag: FULL }, async ({ admin }) => {
  await typePoints(admin);
  await press(admin, "Sign out");
  await press(admin, "Keep editing");
  await expect(points(admin)).toHaveValue("77");
});

test(
  "nothing is asked where nothing was typed, or all was saved",
  { tag: FULL },
  async ({ admin, database: _ }) => {
    await typePoints(admin);
    const before = await points(admin).inputValue();
    await fill(admin, { Points: `${before}0` });
    await saveRow(admin, "Update");
    await link(row(admin, "Lagoon City"), /^Edit /).click();
    await expect(admin.getByText("Update standing", { exact: true })).toBeVisible();
    await link(admin, "Players").click();
    await expect(admin).toHaveURL("/mls/admin-dashboard/players");
    await admin.goBack();
    await expect(admin.getByText("Update standing", { exact: true })).toBeVisible();
    await admin.goBack();
    await expect(admin).toHaveURL(list);
  },
);

test(
  "the browser asks before the tab closes or loads anew, and a draft is left",
  { tag: FULL },
  async ({ admin }) => {
    await typePoints(admin);
    const asked: string[] = [];
    let answer: "dismiss" | "accept" = "dismiss";
    admin.on("dialog", (dialog) => {
      asked.push(dialog.type());
      void dialog[answer]();
    });
    await admin.close({ runBeforeUnload: true });
    await expect.poll(() => asked).toEqual(["beforeunload"]);
    await expect(points(admin)).toHaveValue("77");

    answer = "accept";
    await admin.reload();
    expect(asked).toEqual(["beforeunload", "beforeunload"]);
    await expect(admin.getByText(/^Restored what you typed at \d\d:\d\d/)).toBeVisible();
    await expect(points(admin)).toHaveValue("77");
    await press(admin, "Discard");
    await expect(points(admin)).not.toHaveValue("77");
    await expect(admin.getByText(/^Restored/)).toHaveCount(0);
    await admin.reload();
    await expect(points(admin)).not.toHaveValue("77");
  },
);

test("a new record typed before a crash is there again, and saved once", async ({
  admin,
  context,
  database,
}) => {
  await admin.goto("/mls/admin-dashboard/players/new");
  await fill(admin, { Name: "Zubairu Danladi", Club: "Kingsway Rovers" });
  await expect.poll(() => admin.evaluate(() => localStorage.length)).toBeGreaterThan(0);
  await admin.close();

  const tab = await context.newPage();
  await tab.goto("/mls/admin-dashboard/players/new");
  await expect(tab.getByText(/^Restored what you typed/)).toBeVisible();
  await expect(field(tab, "Name")).toHaveValue("Zubairu Danladi");
  await save(tab, "Save", "Player saved");
  const stored = [...(await database.list("mlsPlayers")).values()];
  expect(stored.filter(({ name }) => name === "Zubairu Danladi")).toHaveLength(1);
  await tab.goto("/mls/admin-dashboard/players/new");
  await expect(field(tab, "Name")).toHaveValue("");
});

test(
  "a session that ends elsewhere takes no typing away",
  { tag: FULL },
  async ({ admin, context }) => {
    await typePoints(admin);
    const other = await context.newPage();
    await other.goto("/mls/admin-dashboard");
    await press(other, "Sign out");
    await expect(admin).toHaveURL("/mls/admin-auth");
    await expect(admin.getByText(/what you typed is kept/)).toBeVisible();
    await signIn(admin, accounts.admin);
    await expect(admin.getByText("Update standing", { exact: true })).toBeVisible();
    await expect(points(admin)).toHaveValue("77");
    await expect(admin.getByText(/^Restored what you typed/)).toBeVisible();
  },
);
