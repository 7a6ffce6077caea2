import type { Locator, Page } from "@playwright/test";
import { accounts, field } from "../harness/desk";
import { expect, test } from "./siteTest";
import { windowsOf } from "./windows";

export { enter } from "./sessions";

interface People {
  /** The administrator's page: signed in for all leagues. */
  admin: Page;
  /** Another administrator in another browser, for football only. */
  colleague: Page;
}

/** Tests of the administrators' side. */
export const adminTest = test.extend<People>({
  storageState: async ({ adminSession }, provide) => provide(adminSession),
  admin: async ({ page }, provide) => provide(page),
  colleague: async ({ browser, context, store, colleagueSession, watch }, provide) => {
    if (store === "embedded")
      return provide(await windowsOf(context, accounts.football.uid).newPage());
    const own = await browser.newContext({ storageState: colleagueSession });
    await watch(own);
    await provide(await own.newPage());
    await own.close();
  },
});

/** Fills in fields by their labels. */
export async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const input = field(page, label);
    // What rows also hold is folded away as text.
    await input.evaluate((element) => element.closest("details")?.setAttribute("open", ""));
    const isChoice = await input.evaluate((element) => element.tagName === "SELECT");
    if (isChoice) await input.selectOption({ label: value });
    else await input.fill(value);
  }
}

/** Picks a club out of a club field's list. */
export async function pickClub(page: Page, label: string, name: string): Promise<void> {
  await field(page, label).fill(name);
  await page.getByRole("option", { name: new RegExp(`^${name}`) }).click();
}

export const title = (page: Page) => page.getByRole("heading", { level: 1 });
export const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole("button", { name, ...(typeof name === "string" && { exact: true }) });
export const link = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole("link", { name, ...(typeof name === "string" && { exact: true }) });

/** Presses the form's button, by the name it must have. */
export const press = (page: Page, name: string) => button(page, name).click();

/** The row of a list whose record's name begins so. */
export const row = (page: Page, name: string) =>
  page.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });

/** Searches the list, and waits until it is searched: before that its rows still move under the pointer. */
export async function searchList(page: Page, text: string): Promise<void> {
  await page.getByRole("searchbox").fill(text);
  await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe(text);
}

/** The message at the foot of the page. */
export async function expectNotice(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text, { exact: true })).toBeVisible();
}

/** Sends the open form by the button it must have, and waits until it is saved and closed. */
export async function save(page: Page, by: "Save" | "Update", notice: string): Promise<void> {
  await press(page, by);
  await expect(page).not.toHaveURL(/admin-dashboard\/[a-z]+\/[^/?]/);
  await expectNotice(page, notice);
}

/** Sends the form of a row; where its table is computed and says otherwise, it is kept by hand from then on. */
export async function saveRow(page: Page, by: "Save" | "Update"): Promise<void> {
  const keep = button(page, "Keep this table by hand from now on");
  const form = /admin-dashboard\/[a-z]+\/[^/?]/;
  await press(page, by);
  // The form closes, or asks. The notice does not decide: the one of the save before may still be there.
  await expect.poll(async () => !form.test(page.url()) || (await keep.isVisible())).toBe(true);
  if (await keep.isVisible()) await keep.click();
  await expect(page).not.toHaveURL(form);
  await expectNotice(page, "Standing saved");
}

/** Asks for a record's deletion and confirms it. */
export async function remove(page: Page, name: string, noun: string): Promise<void> {
  await row(page, name)
    .getByRole("button", { name: /^Delete / })
    .click();
  const dialog = page.getByRole("dialog", { name: /^Delete / });
  await expect(button(dialog, `Keep ${noun}`)).toBeFocused();
  await button(dialog, `Delete ${noun}`).click();
  await expect(dialog).toBeHidden();
}
