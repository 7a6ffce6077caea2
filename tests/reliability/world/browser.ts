import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from "@playwright/test";
import { browserArgs, findBrowser } from "../../harness/browser";
import { watchPolicy } from "../../harness/contentPolicy";
import { accounts, signedState, signIn, type Signed } from "../../harness/desk";
import { site } from "./site";

/** A browser's window with everything noted that must not happen in it. */
export interface Watched {
  readonly context: BrowserContext;
  /** Exceptions nobody caught, in any page. */
  readonly uncaught: string[];
  /** What the content security policy refused. */
  readonly violations: string[];
  /** @throws Error when the content security policy has refused anything */
  close(): Promise<void>;
}

async function launch(): Promise<Browser> {
  const found = await findBrowser();
  return chromium.launch({
    executablePath: found.executablePath,
    args: browserArgs(),
    env: { ...process.env, ...found.env },
  });
}

let launched: Promise<Browser> | undefined;

/** The browser of all goals; it ends with their process. */
const browser = (): Promise<Browser> => (launched ??= launch());

/** A context of its own, with nothing in it: its pages share no connection with others. */
export async function newContext(): Promise<BrowserContext> {
  return (await browser()).newContext();
}

/** A fresh window at the site; nobody is signed in unless a session is given. */
export async function openWindow(options: BrowserContextOptions = {}): Promise<Watched> {
  const { url } = await site();
  const context = await (
    await browser()
  ).newContext({
    baseURL: url,
    locale: "en-GB",
    timezoneId: "Africa/Lagos",
    viewport: { width: 1280, height: 800 },
    // It would answer in the place of what a goal breaks; F10 allows it.
    serviceWorkers: "block",
    ...options,
  });
  const uncaught: string[] = [];
  const violations: string[] = [];
  context.on("weberror", (error) => uncaught.push(`${error.page()?.url()}: ${error.error()}`));
  await watchPolicy(context, (message) => violations.push(message));
  const close = async () => {
    await context.close();
    // No goal provokes one.
    if (violations.length > 0) throw new Error(violations.join("\n"));
  };
  return { context, uncaught, violations, close };
}

export type AccountName = "admin" | "football";

/** Signs in at the football league and waits for the dashboard. */
export async function enter(page: Page, who: AccountName = "admin"): Promise<void> {
  await page.goto("/mls/admin-auth");
  await signIn(page, accounts[who]);
  await page.waitForURL(/admin-dashboard/);
  await page.getByRole("button", { name: "Sign out" }).waitFor();
}

async function signedIn(who: AccountName): Promise<Signed> {
  const window = await openWindow();
  const page = await window.context.newPage();
  await enter(page, who);
  const signed = await signedState(page);
  await window.close();
  return signed;
}

const sessions: Partial<Record<AccountName, Promise<Signed>>> = {};

/** The session of an administrator who has signed in once, for any number of windows. */
export const session = (who: AccountName = "admin"): Promise<Signed> =>
  (sessions[who] ??= signedIn(who));
