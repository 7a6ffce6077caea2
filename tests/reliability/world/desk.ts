import type { BrowserContextOptions, Page } from "@playwright/test";
import { decodeFields } from "../../../src/data/rest/decode";
import { field } from "../../harness/desk";
import { openWindow, session, type AccountName, type Watched } from "./browser";
import { emulated } from "./emulated";

/** An administrator at work in a window of their own. */
export interface Desk {
  readonly window: Watched;
  readonly page: Page;
}

/** Opens a window in which somebody is signed in, at an address. */
export async function sitDown(
  path: string,
  who: AccountName = "admin",
  options: BrowserContextOptions = {},
): Promise<Desk> {
  const storageState = await session(who);
  const window = await openWindow({ ...options, storageState });
  const page = await window.context.newPage();
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  return { window, page };
}

export const NEW_PLAYER = "/mls/admin-dashboard/players/new";

/** Whether the form of a record is open: its address lies below its list's. */
export const isOnForm = (page: Page): boolean =>
  /\/admin-dashboard\/[^/?]+\/[^/?]/.test(page.url());

/** Types a new player, all but the press of the button. */
export async function typePlayer(page: Page, name: string, jersey: string): Promise<void> {
  await field(page, "Name").fill(name);
  await field(page, "Club").fill("Kingsway Rovers");
  await field(page, "Jersey number").fill(jersey);
}

/** Waits until the browser keeps a draft that holds the text: it is written shortly after a pause in typing. */
export async function draftKept(page: Page, text: string): Promise<void> {
  const isKept = (typed: string) =>
    [localStorage, sessionStorage].some((storage) =>
      Object.entries(storage).some(
        ([key, draft]) => key.startsWith("arena-draft/") && String(draft).includes(typed),
      ),
    );
  await page.waitForFunction(isKept, JSON.stringify(text), { timeout: 90_000 });
}

/** @param timeout how long to wait for the button, in milliseconds; 30 s unless told */
export const pressSave = (page: Page, timeout = 30_000): Promise<void> =>
  page.getByRole("button", { name: "Save", exact: true }).click({ timeout });

/** What the form says went wrong with a save; null when it says nothing. */
async function saveFailure(page: Page): Promise<string | null> {
  const alert = page.getByRole("alert").filter({ hasText: /^Error (adding|updating)/ });
  return (await alert.count()) > 0 ? alert.first().innerText() : null;
}

/** How a save ended for the person at the desk. */
export type Outcome =
  | { readonly told: "failed"; readonly text: string; readonly after: number }
  | { readonly told: "saved"; readonly after: number }
  | { readonly told: "nothing" };

/** Waits until the form says that the save failed, or closes because it succeeded. */
export async function outcomeOf(page: Page, since: number, ms: number): Promise<Outcome> {
  while (Date.now() - since < ms) {
    const text = await saveFailure(page);
    const after = Date.now() - since;
    if (text !== null) return { told: "failed", text, after };
    if (!isOnForm(page)) return { told: "saved", after };
    await page.waitForTimeout(50);
  }
  return { told: "nothing" };
}

/** Presses Retry until the save goes through; false when it does not within `ms`. */
export async function retryUntilSaved(page: Page, ms: number): Promise<boolean> {
  const end = Date.now() + ms;
  while (Date.now() < end) {
    const retry = page.getByRole("button", { name: "Retry" });
    if ((await retry.count()) > 0 && (await retry.isEnabled())) await retry.click();
    const { told } = await outcomeOf(page, Date.now(), Math.min(25_000, end - Date.now()));
    if (told === "saved") return true;
  }
  return false;
}

/** The stored players of that name, as plain values. */
export async function playersNamed(name: string): Promise<Readonly<Record<string, unknown>>[]> {
  const all = await (await emulated()).list("mlsPlayers");
  return [...all.values()].map(decodeFields).filter((player) => player["name"] === name);
}
