import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from "@playwright/test";
import { browserArgs, findBrowser } from "../../harness/browser";
import type { GoalRun } from "../../../scripts/verify/goalRun";
import { site } from "./site";

/** A browser's window with everything noted that must not happen in it. */
export interface Watched {
  readonly context: BrowserContext;
  /** Exceptions nobody caught, in any page. */
  readonly uncaught: string[];
  /** What the content security policy refused. */
  readonly violations: string[];
  close(): Promise<void>;
}

export type Signed = Awaited<ReturnType<BrowserContext["storageState"]>>;

function browser(goalRun: GoalRun): Promise<Browser> {
  return goalRun.once("browser", async () => {
    const found = await findBrowser();
    const launched = await chromium.launch({
      executablePath: found.executablePath,
      args: browserArgs(),
      env: { ...process.env, ...found.env },
    });
    goalRun.onClose(() => launched.close());
    return launched;
  });
}

/** A context of its own, with nothing in it: its pages share no connection with others. */
export async function newContext(goalRun: GoalRun): Promise<BrowserContext> {
  return (await browser(goalRun)).newContext();
}

const POLICY = /content security policy/i;

/** A fresh window at the site; nobody is signed in unless a session is given. */
export async function openWindow(
  goalRun: GoalRun,
  options: BrowserContextOptions = {},
): Promise<Watched> {
  const { url } = await site(goalRun);
  const context = await (
    await browser(goalRun)
  ).newContext({
    baseURL: url,
    locale: "en-GB",
    timezoneId: "Africa/Lagos",
    viewport: { width: 1280, height: 800 },
    // It would answer in the place of what a goal breaks; F10 allows it.
    serviceWorkers: "block",
    ...options,
  });
  // tsx wraps named functions in this, also those that run in the page.
  await context.addInitScript("globalThis.__name = (named) => named");
  const uncaught: string[] = [];
  const violations: string[] = [];
  context.on("weberror", (error) => uncaught.push(`${error.page()?.url()}: ${error.error()}`));
  context.on("console", (message) => {
    if (POLICY.test(message.text())) violations.push(message.text());
  });
  return { context, uncaught, violations, close: () => context.close() };
}

/** The local accounts. */
export const accounts = {
  admin: { email: "admin@arena.example", password: "arena-admin-2026", uid: "local-admin" },
  football: {
    email: "football@arena.example",
    password: "arena-football-2026",
    uid: "local-football",
  },
} as const;
export type AccountName = keyof typeof accounts;

/** Fills in the sign-in form and waits for the dashboard. */
export async function signIn(page: Page, who: AccountName = "admin"): Promise<void> {
  const { email, password } = accounts[who];
  await page.goto("/mls/admin-auth");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL(/admin-dashboard/);
  await page.getByRole("button", { name: "Sign out" }).waitFor();
}

/** The session of an administrator who has signed in once, for any number of windows. */
export function session(goalRun: GoalRun, who: AccountName = "admin"): Promise<Signed> {
  return goalRun.once(`session of ${who}`, async () => {
    const window = await openWindow(goalRun);
    const page = await window.context.newPage();
    await signIn(page, who);
    // Firebase keeps who is signed in there.
    const signed = await window.context.storageState({ indexedDB: true });
    await window.close();
    return signed;
  });
}
