import { test as base, expect, type BrowserContext, type Page } from "@playwright/test";
import { countOnlyTouches, isUsable } from "../harness/usable";
import { database, restore, takeSnapshot, type Database } from "./database";

/**
 * Messages the browser itself writes, which no page can prevent: of what is not there, and of a poll that was on its
 * way when a live connection ended, which Firestore answers with 400.
 */
const EXPECTED = /status of 404|status of 400 .*\/(?:Listen|Write)\/channel\?/;

interface World {
  /** Messages that the failure a test provokes may write. */
  expectedErrors: RegExp | undefined;
  /** Begins to note the errors of a browser; an unexpected one fails the test. */
  watch: (context: BrowserContext) => Promise<void>;
  watched: void;
  /** Another person's browser, in which nobody is signed in. */
  openBrowser: () => Promise<BrowserContext>;
  /** The emulator's documents; after the test they are what they were before. */
  database: Database;
}

/** Tests in which a console error or an uncaught exception of any page fails. */
export const test = base.extend<World>({
  expectedErrors: [undefined, { option: true }],
  watch: async ({ expectedErrors }, provide) => {
    const errors: string[] = [];
    await provide(async (context) => {
      await context.addInitScript(countOnlyTouches);
      context.on("page", waitForCode);
      context.on("console", (message) => {
        if (message.type() === "error")
          errors.push(`${message.text()} ${message.location().url}`.trim());
      });
      context.on("weberror", (error) => errors.push(String(error.error())));
    });
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
  openBrowser: async ({ browser, watch }, provide) => {
    const opened: BrowserContext[] = [];
    await provide(async () => {
      const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
      await watch(context);
      opened.push(context);
      return context;
    });
    for (const context of opened) await context.close();
  },
  // Playwright wants a pattern here, although nothing is needed.
  database: async ({ browserName: _ }, provide) => {
    const before = await takeSnapshot();
    await provide(database);
    await restore(before);
  },
});

/**
 * Lets a test go on from a page that is drawn before its code is here only when it is. A test of
 * code that does not come goes on all the same.
 */
function waitForCode(page: Page): void {
  const { goto, reload } = page;
  const usable = () => expect.poll(() => page.evaluate(isUsable), { timeout: 5_000 }).toBe(true);
  page.goto = async (url, options) => {
    const answer = await goto.call(page, url, options);
    if (options?.waitUntil !== "commit") await usable().catch(() => {});
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload.call(page, options);
    await usable().catch(() => {});
    return answer;
  };
}

export { expect };

export const WIDTHS = [390, 1280] as const;

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
