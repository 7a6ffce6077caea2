import { setTimeout as sleep } from "node:timers/promises";
import * as v from "valibot";
import { routeAt } from "../../src/leagues/routes";
import { isFull } from "../harness/forms";
import { recordScenes, visitorSamples, visitorScenes } from "../harness/scenes";
import { isUsable } from "../harness/usable";
import type { OtherBrowser } from "./otherBrowser";

/** So long a page may take on a busy machine before it counts as broken. */
const PATIENCE_MS = 60_000;

const pageSchema = v.object({
  headings: v.array(v.string()),
  busy: v.number(),
  alerts: v.array(v.string()),
  sideways: v.number(),
  title: v.string(),
  path: v.string(),
  usable: v.boolean(),
});
type Page = v.InferOutput<typeof pageSchema>;

/** What a page is asked for; an expression, because every driver takes one. */
const LOOK = `({
  headings: [...document.querySelectorAll("h1")].map((one) => one.textContent),
  busy: document.querySelectorAll("[aria-busy=true]").length,
  alerts: [...document.querySelectorAll("[role=alert]")].map((one) => one.textContent).filter(Boolean),
  sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  title: document.title,
  path: location.pathname,
  usable: (${isUsable.toString()})(),
})`;

/** What is wrong with a page that should be; empty when nothing is. */
function faultsOf({ headings, busy, alerts, sideways, title, usable }: Page): string[] {
  return [
    ...(headings.length === 1 && headings[0]?.trim() ? [] : [`headings: ${headings.join(" | ")}`]),
    ...(busy === 0 ? [] : ["still loading"]),
    ...alerts.map((text) => `alert: ${text}`),
    ...(sideways <= 0 ? [] : [`scrolls sideways by ${sideways} px`]),
    ...(title.trim() ? [] : ["no title"]),
    ...(usable ? [] : ["its code does not run"]),
  ];
}

/** Looks until a condition holds, or until nobody would wait any longer. */
export async function until(holds: () => Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`);
    await sleep(50);
  }
}

async function faultsAt(browser: OtherBrowser, url: string): Promise<string[]> {
  const errorsBefore = browser.errors.length;
  await browser.open(url);
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const faults = faultsOf(v.parse(pageSchema, await browser.ask(LOOK)));
    if (faults.length === 0 || Date.now() > end) {
      return [...faults, ...browser.errors.slice(errorsBefore)];
    }
    await sleep(50);
  }
}

/**
 * A page of each layout, a match, a player and addresses that lead nowhere. Leagues draw the same parts with other data:
 * in full every address a visitor reaches.
 */
export const addresses = [...(isFull ? visitorScenes : visitorSamples), ...recordScenes].map(
  ({ path }) => path,
);

/**
 * Opens each of them once, cold, and tells what is wrong with which.
 * @param origin the site's, without a slash at its end
 */
export async function tour(browser: OtherBrowser, origin: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const path of addresses) {
    const faults = await faultsAt(browser, origin + path);
    // An address that leads nowhere says so with a page, and the server with its status.
    const known = routeAt(path) ? faults : faults.filter((text) => !text.includes("404"));
    found.push(...known.map((fault) => `${path}: ${fault}`));
  }
  return found;
}

export const has = (selector: string) =>
  `document.querySelector(${JSON.stringify(selector)}) !== null`;

/** Signs an administrator in and adds a player through the form, up to the notice that it is saved. */
export async function addPlayer(
  browser: OtherBrowser,
  origin: string,
  name: string,
): Promise<void> {
  const isThere = (selector: string) => async () => (await browser.ask(has(selector))) === true;
  const type = async (selector: string, text: string) => {
    await until(isThere(selector), selector);
    await browser.type(selector, text);
  };
  await browser.open(`${origin}/mls/admin-dashboard/players/new`);
  await type("input[autocomplete=username]", "admin@arena.example");
  await type("input[type=password]", "arena-admin-2026");
  await browser.press("main form button[type=submit]");
  await type("#field-name", name);
  await type("#field-jersey", "98");
  await type("#field-position", "Forward");
  await type("#field-club", "Savannah Stars");
  await browser.press("main form button[type=submit]");
  const isSaved = async () =>
    (await browser.ask(`document.body.innerText.includes("Player saved")`)) === true;
  await until(isSaved, "Player saved");
}
