import { test as base, expect, type BrowserContext, type Page } from "@playwright/test";
import type { BuiltStore } from "../../scripts/build/builtSite";
import { watchPolicy } from "../harness/contentPolicy";
import { accounts, type Signed } from "../harness/desk";
import { startSite, type RunningSite } from "../harness/e2eSite";
import { giveFirstTexts } from "../harness/firstTexts";
import { countOnlyTouches } from "../harness/usable";
import { waitForCode } from "../harness/waitForCode";
import type { Database } from "./database";
import { emulatedDatabase, restore, takeSnapshot } from "./emulatedDatabase";
import { embeddedDatabase } from "./embeddedDatabase";
import { signedIn } from "./sessions";
import { NOBODY, windowsOf, type Windows } from "./windows";

/**
 * Messages the browser itself writes, which no page can prevent: of what is not there, and of a poll that was on its
 * way when a live connection ended, which Firestore answers with 400.
 */
const EXPECTED = /status of 404|status of 400 .*\/(?:Listen|Write)\/channel\?/;

interface World {
  /** Messages that the failure a test provokes may write. */
  expectedErrors: RegExp | undefined;
  /** The test frames pages elsewhere, which the content policy has to refuse. */
  framesElsewhere: boolean;
  /** The site itself fills a browser's storage when it is opened for the first time. */
  fillsItself: boolean;
  /** Begins to note the errors of a browser; an unexpected one fails the test, and whatever the content policy blocks. */
  watch: (context: BrowserContext) => Promise<void>;
  watched: void;
  /** Another person's windows on the same data, in which nobody is signed in. */
  openBrowser: () => Promise<Windows>;
  /** A browser that has never been here; on the embedded store it has data of its own. */
  openDevice: () => Promise<BrowserContext>;
  /** The documents of the site's database; after the test they are what they were before. */
  database: Database;
}

interface Sites {
  /** Where the site under test keeps its data: the project says so. */
  store: BuiltStore;
  site: RunningSite;
  /** States of a browser in which somebody is signed in, who does so once for many tests. */
  adminSession: Signed;
  colleagueSession: Signed;
}

/** Tests in which a console error or an uncaught exception of any page fails. */
export const test = base.extend<World, Sites>({
  store: ["embedded", { option: true, scope: "worker" }],
  site: [
    async ({ store }, provide) => {
      const site = await startSite(store);
      await provide(site);
      await site.stop();
    },
    { scope: "worker", timeout: 1_800_000 },
  ],
  // Here and not where administrators are tested: other fixtures of a worker would be another worker, with emulators of its own.
  adminSession: [
    async ({ browser, store, site }, provide) =>
      provide(await signedIn(browser, store, site.url, accounts.admin)),
    { scope: "worker" },
  ],
  colleagueSession: [
    async ({ browser, store, site }, provide) =>
      provide(await signedIn(browser, store, site.url, accounts.football)),
    { scope: "worker" },
  ],
  baseURL: async ({ site }, provide) => provide(site.url),
  expectedErrors: [undefined, { option: true }],
  framesElsewhere: [false, { option: true }],
  fillsItself: [false, { option: true }],
  watch: async ({ expectedErrors, framesElsewhere, fillsItself, store, site }, provide) => {
    const errors: string[] = [];
    const blocked: string[] = [];
    await provide(async (context) => {
      await context.addInitScript(countOnlyTouches);
      if (store === "embedded" && !fillsItself) await giveFirstTexts(context, site.url);
      await watchPolicy(context, (message) => blocked.push(message));
      context.on("page", (page) => waitForCode(page));
      context.on("console", (message) => {
        if (message.type() === "error")
          errors.push(`${message.text()} ${message.location().url}`.trim());
      });
      context.on("weberror", (error) => errors.push(String(error.error())));
    });
    // No failure that a test provokes is the policy's.
    expect(blocked.filter((text) => !framesElsewhere || !/frame-ancestors/.test(text))).toEqual([]);
    const isExpected = (text: string) => EXPECTED.test(text) || expectedErrors?.test(text);
    expect(errors.filter((text) => !isExpected(text))).toEqual([]);
  },
  watched: [
    async ({ context, watch }, provide) => {
      await watch(context);
      await provide();
    },
    { auto: true },
  ],
  openDevice: async ({ browser, watch }, provide) => {
    const opened: BrowserContext[] = [];
    await provide(async () => {
      const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
      await watch(context);
      opened.push(context);
      return context;
    });
    for (const context of opened) await context.close();
  },
  // The embedded database is the browser's: who shares it has a window of the same browser.
  openBrowser: async ({ context, openDevice, store }, provide) =>
    provide(async () => (store === "embedded" ? windowsOf(context, NOBODY) : await openDevice())),
  database: async ({ context, store, site }, provide) => {
    if (store === "embedded") return provide(embeddedDatabase(context, site.url));
    const before = await takeSnapshot();
    await provide(emulatedDatabase);
    await restore(before);
  },
});

export { expect };

/** The tag of a test that only `npm run verify` runs. */
export { FULL } from "../harness/forms";

export const WIDTHS = [390, 1280] as const;
/** The height of a window whose width is judged. */
export const HEIGHT = 844;

/** Nothing on the page is wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wider, "the page scrolls sideways").toBeLessThanOrEqual(0);
}

/** Closes the gallery that opens on a full load of the landing page. */
export async function closeGallery(page: Page): Promise<void> {
  const gallery = page.getByRole("dialog");
  await gallery.getByRole("button", { name: "Close" }).click();
  await expect(gallery).toBeHidden();
}
