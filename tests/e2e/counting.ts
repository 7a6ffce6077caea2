import { test, type Page } from "@playwright/test";
import { COUNTED, type CountedJob } from "./countReporter";

/** What a job took of somebody. */
export interface Count {
  readonly clicks: number;
  readonly keys: number;
}

/**
 * Counts what reaches a page, so that no helper of a test can do a step unseen; for `addInitScript`. On the document: a
 * press that Playwright withholds at the window, because its target moved away, is made again and counts once.
 */
export const countEvents = () => {
  const count = { clicks: 0, keys: 0 };
  Object.assign(window, { counted: count });
  document.addEventListener("pointerdown", () => (count.clicks += 1), true);
  document.addEventListener("keydown", () => (count.keys += 1), true);
};

/** What was counted since the page was opened. */
export const counted = (page: Page) =>
  page.evaluate(() => ({ ...(window as unknown as { counted: Count }).counted }));

/** Puts a job into the table that is under the report, whichever file counted it. */
export function tellCount(job: string, took: Count, most: Count): void {
  const line: CountedJob = { job, took, most };
  test.info().annotations.push({ type: COUNTED, description: JSON.stringify(line) });
}
