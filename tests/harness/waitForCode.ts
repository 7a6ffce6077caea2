import type { Page } from "@playwright/test";
import { isUsable } from "./usable";

/**
 * Makes a page's loading end only when its code is there: a page is drawn before that.
 * @param patience how long to wait at most, in milliseconds; then the page goes on all the same, for a test of code that
 *   does not come
 */
export function waitForCode(page: Page, patience = 5_000): void {
  const { goto, reload } = page;
  const usable = () =>
    page.waitForFunction(isUsable, undefined, { timeout: patience, polling: 50 });
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
