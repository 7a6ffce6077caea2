import type { BrowserContext, Page } from "@playwright/test";
import { emptyWords } from "./emptyWords";

/** What a page has told of since it was opened. */
export interface Told {
  /** When it first said that something failed and offered to try again, in ms after the visit began. */
  readonly failedAfter: number | null;
  /** Words of empty states that was on it at any moment. */
  readonly empty: readonly string[];
  /** The messages that are on it now: each with its heading and its reason. */
  readonly messages: readonly string[];
}

declare global {
  var arenaTold: () => Told;
}

/** Makes every page of a window note, at each change of it, what it tells people. */
export async function noteWhatPagesTell(context: BrowserContext): Promise<void> {
  await context.addInitScript((words) => {
    const empty = new Set<string>();
    let failedAfter: number | null = null;
    const messages = () =>
      [...document.querySelectorAll("[role=alert],[role=status]")]
        .filter((box) =>
          [...box.querySelectorAll("button")].some((button) =>
            /^(Try again|Trying again…|Retry)$/.test(button.textContent ?? ""),
          ),
        )
        .map((box) => box.textContent ?? "");
    const note = () => {
      const text = document.body?.textContent ?? "";
      for (const word of words) if (text.includes(word)) empty.add(word);
      if (failedAfter === null && messages().length > 0) failedAfter = performance.now();
    };
    new MutationObserver(note).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    globalThis.arenaTold = () => ({ failedAfter, empty: [...empty], messages: messages() });
  }, emptyWords());
}

export const whatItTold = (page: Page): Promise<Told> => page.evaluate(() => arenaTold());

/** Waits until the page says that something failed; null when it does not within `ms`. */
export async function failureTold(page: Page, ms: number): Promise<number | null> {
  const found = page.waitForFunction(() => arenaTold().failedAfter, undefined, {
    timeout: ms,
    polling: 100,
  });
  return found.then(
    (handle) => handle.jsonValue(),
    () => null,
  );
}
