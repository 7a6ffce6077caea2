import type { Browser, Locator, Page } from "@playwright/test";
import { SESSION } from "../../src/demo/embedded/embeddedIdentity";
import { accounts, field, signedState, signIn, type Account, type Signed } from "../harness/desk";
import { expect, test, type Sites } from "./siteTest";
import { windowsOf } from "./windows";

/** Goes to an administrator's page and signs in on the way there. */
export async function enter(page: Page, path: string, as: Account): Promise<void> {
  await page.goto(path);
  await signIn(page, as);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
}

/** The state of a browser in which that account is signed in on that site. */
async function signedIn(
  { browser, store, site }: Sites & { readonly browser: Browser },
  as: Account,
): Promise<Signed> {
  if (store === "embedded") return embeddedSession(site.url, as);
  const context = await browser.newContext({
    baseURL: site.url,
    // Else the one of the test that asks first would be taken.
    storageState: { cookies: [], origins: [] },
  });
  const page = await context.newPage();
  await enter(page, "/mls/admin-dashboard", as);
  const signed = await signedState(page);
  await context.close();
  return signed;
}

/** How the embedded store keeps who is signed in. */
const embeddedSession = (origin: string, { uid }: Account): Signed => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: SESSION, value: uid }] }],
});

interface People {
  /** The administrator's page: signed in for all leagues. */
  admin: Page;
  /** Another administrator in another browser, for football only. */
  colleague: Page;
}

interface Sessions {
  adminSession: Signed;
  colleagueSession: Signed;
}

/** Tests of the administrators' side; who signs in does so once for many tests. */
export const adminTest = test.extend<People, Sessions>({
  adminSession: [
    async ({ browser, store, site }, provide) =>
      provide(await signedIn({ browser, store, site }, accounts.admin)),
    { scope: "worker" },
  ],
  colleagueSession: [
    async ({ browser, store, site }, provide) =>
      provide(await signedIn({ browser, store, site }, accounts.football)),
    { scope: "worker" },
  ],
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
  const saved = page.getByText("Standing saved", { exact: true });
  await press(page, by);
  await expect(keep.or(saved)).toBeVisible();
  if (await keep.isVisible()) await keep.click();
  await expect(page).not.toHaveURL(/admin-dashboard\/[a-z]+\/[^/?]/);
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
