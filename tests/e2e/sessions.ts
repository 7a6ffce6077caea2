import { expect, type Browser, type Page } from "@playwright/test";
import type { BuiltStore } from "../../scripts/build/builtSite";
import { SESSION } from "../../src/demo/embedded/embeddedIdentity";
import { signedState, signIn, type Account, type Signed } from "../harness/desk";

/** Goes to an administrator's page and signs in on the way there. */
export async function enter(page: Page, path: string, as: Account): Promise<void> {
  await page.goto(path);
  await signIn(page, as);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
}

/** The state of a browser in which that account is signed in on that site. */
export async function signedIn(
  browser: Browser,
  store: BuiltStore,
  url: string,
  as: Account,
): Promise<Signed> {
  if (store === "embedded") return embeddedSession(url, as);
  const context = await browser.newContext({
    baseURL: url,
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
