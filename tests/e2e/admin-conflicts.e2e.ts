import type { Page } from "@playwright/test";
import { mls } from "../arena/leagues/mls";
import { makeResult } from "../factories/records";
import { field } from "../harness/desk";
import { adminTest, button, fill, link, press, remove, row, save, title } from "./administrator";
import { expect, FULL } from "./siteTest";

/* Two administrators in two browsers at work on the same result. */

const match = "Kingsway Rovers v Lagoon City";
const list = "/mls/admin-dashboard/results?week=60";
const form = "/mls/admin-dashboard/results/contested?week=60";

const test = adminTest.extend<{ contested: void }>({
  contested: [
    async ({ database }, provide) => {
      const teams = { teamA: "Kingsway Rovers", teamB: "Lagoon City" };
      const result = makeResult({
        ...teams,
        id: "contested",
        gameWeek: "60",
        scoreA: 2,
        scoreB: 1,
      });
      await database.keep(mls, "results", result);
      await provide();
    },
    { auto: true },
  ],
});

async function open(page: Page): Promise<void> {
  await page.goto(form);
  await expect(title(page)).toHaveText(/ \d+–\d+ /);
}

test("the second to save is shown both versions, merges them and saves", async ({
  admin,
  colleague,
  database,
}) => {
  await open(admin);
  await open(colleague);
  await fill(admin, { "Team A score": "3", Bookings: "Bello (Yellow Card)" });
  await fill(admin, { "Team A substitutions": "Eze IN/OUT (60)" });
  await fill(colleague, { "Team B score": "2", Bookings: "Bello (Red Card)" });
  await save(colleague, "Update", "Result saved successfully");
  await expect(
    admin.getByText(/ changed this result (just now|.+ ago)\. When you save/),
  ).toBeVisible();

  await press(admin, "Update");
  const heading = admin.getByRole("heading", { name: /^Someone else saved this result/ });
  await expect(heading).toBeFocused();
  const choice = (name: string | RegExp) => admin.getByRole("group", { name });
  const mine = (name: string | RegExp) => choice(name).getByRole("radio", { name: /^Yours/ });
  const theirs = (name: string | RegExp) => choice(name).getByRole("radio", { name: /^Theirs/ });
  await expect(admin.getByRole("radio")).toHaveCount(8);
  await expect(mine("Team A score")).toBeChecked();
  await expect(theirs("Team B score")).toBeChecked();
  await expect(mine("Team A substitutions")).toBeChecked();
  await expect(choice(/^Bookings/)).toContainText("Both changed it");
  await expect(mine(/^Bookings/)).toHaveAccessibleName(/Bello \(Yellow Card\)/);
  await expect(theirs(/^Bookings/)).toHaveAccessibleName(/Bello \(Red Card\)/);

  // Nothing typed is lost by looking at the form once more.
  await press(admin, "Back to the form");
  await expect(field(admin, "Bookings")).toHaveValue("Bello (Yellow Card)");
  await expect(field(admin, "Team A substitutions")).toHaveValue("Eze IN/OUT (60)");
  await expect(field(admin, "Team A score")).toHaveValue("3");
  await press(admin, "Update");
  await theirs(/^Bookings/).check();
  await press(admin, "Save this version");
  await expect(admin).toHaveURL(list);
  await expect(row(admin, match)).toContainText("3–2 was 2–1");

  const merged = {
    scoreA: 3,
    scoreB: 2,
    bookings: ["Bello (Red Card)"],
    substitutionsA: "Eze IN/OUT (60)",
    version: 3,
  };
  await expect.poll(() => database.read("mlsResults", "contested")).toMatchObject(merged);
  const published = await database.read("published", "mlsResults");
  expect(Reflect.get(Object(published?.["records"]), "contested")).toMatchObject(merged);
});

test(
  "a third save while the second is choosing is a conflict again",
  { tag: FULL },
  async ({ admin, colleague, database }) => {
    await open(admin);
    await open(colleague);
    await fill(admin, { "Team A score": "4" });
    await fill(colleague, { "Team B score": "2" });
    await save(colleague, "Update", "Result saved successfully");
    await press(admin, "Update");
    await expect(button(admin, "Save this version")).toBeVisible();

    await open(colleague);
    await fill(colleague, { "Team B score": "5", "Team B substitutions": "Musa IN/OUT (70)" });
    await save(colleague, "Update", "Result saved successfully");
    await press(admin, "Save this version");
    await expect(admin.getByRole("group", { name: "Team B substitutions" })).toBeVisible();
    await press(admin, "Save this version");
    await expect(row(admin, match)).toContainText("4–5");
    await expect
      .poll(() => database.read("mlsResults", "contested"))
      .toMatchObject({
        scoreA: 4,
        scoreB: 5,
        substitutionsB: "Musa IN/OUT (70)",
        version: 4,
      });
  },
);

test(
  "the same save by both is no conflict",
  { tag: FULL },
  async ({ admin, colleague, database }) => {
    await open(admin);
    await open(colleague);
    await fill(admin, { "Team A score": "3" });
    await fill(colleague, { "Team A score": "3" });
    await save(colleague, "Update", "Result saved successfully");
    await save(admin, "Update", "Result saved successfully");
    await expect
      .poll(() => database.read("mlsResults", "contested"))
      .toMatchObject({ scoreA: 3, version: 2 });
  },
);

test(
  "a result that somebody deleted meanwhile can be brought back as it was typed",
  { tag: FULL },
  async ({ admin, colleague, database }) => {
    await open(admin);
    await fill(admin, { "Team A score": "6" });
    await colleague.goto(list);
    await remove(colleague, match, "result");
    await expect(admin.getByText(/ deleted this result (just now|.+ ago)\. Saving/)).toBeVisible();
    await expect.poll(() => database.read("mlsResults", "contested")).toBeNull();

    await press(admin, "Update");
    const heading = admin.getByRole("heading", { name: /^Someone else deleted this result/ });
    await expect(heading).toBeFocused();
    await press(admin, "Bring the result back");
    await expect(row(admin, match)).toContainText("6–1");
    await expect(row(colleague, match)).toContainText("6–1");
    await expect
      .poll(() => database.read("mlsResults", "contested"))
      .toMatchObject({ scoreA: 6, scoreB: 1 });
  },
);

test(
  "who is about to delete a result that somebody changed is asked once more",
  { tag: FULL },
  async ({ admin, colleague, database }) => {
    await admin.goto(list);
    await row(admin, match)
      .getByRole("button", { name: /^Delete / })
      .click();
    const dialog = admin.getByRole("dialog", { name: /^Delete / });
    await expect(dialog).toHaveAccessibleName("Delete Kingsway Rovers 2–1 Lagoon City?");

    await open(colleague);
    await fill(colleague, { "Team B score": "7" });
    await save(colleague, "Update", "Result saved successfully");
    await button(dialog, "Delete result").click();
    await expect(dialog.getByRole("alert")).toContainText("Someone else changed this result");
    await expect(dialog).toHaveAccessibleName("Delete Kingsway Rovers 2–7 Lagoon City?");
    await expect.poll(() => database.read("mlsResults", "contested")).toMatchObject({ scoreB: 7 });
    await button(dialog, "Delete result").click();
    await expect(dialog).toBeHidden();
    await expect.poll(() => database.read("mlsResults", "contested")).toBeNull();
  },
);

test(
  "an undo that comes too late takes nothing away",
  { tag: FULL },
  async ({ admin, colleague, database }) => {
    await admin.goto(list);
    await remove(admin, match, "result");
    const entry = [...(await database.list("history")).values()].find(
      ({ action }) => action === "delete",
    );
    expect(entry).toMatchObject({ record: "mlsResults/contested", by: "local-admin" });
    // Somebody else brings it back first, out of the list of changes, and goes on with it.
    await database.keep(mls, "results", makeResult({ id: "contested", scoreA: 9, gameWeek: "60" }));
    await press(admin, "Undo");
    await expect(admin.getByText(/is there again already/)).toBeVisible();
    await expect.poll(() => database.read("mlsResults", "contested")).toMatchObject({ scoreA: 9 });
    await colleague.goto(list);
    await expect(link(row(colleague, "Northgate Athletic v Lagoon City"), /^Edit /)).toBeVisible();
  },
);
