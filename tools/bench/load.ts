import type { Browser } from "@playwright/test";
import { countReads } from "../../tests/e2e/reads/countReads";

/** A slow phone: 1.6 Mbit/s download, 750 kbit/s upload, 150 ms latency, a quarter of this machine's speed. */
const slowPhone = {
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  slower: 4,
  viewport: { width: 412, height: 823 },
} as const;

/** The measurements of one visit with empty caches. */
export interface Load {
  /** This and the next three times are in milliseconds from the start of the visit. */
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** When the data is on the screen. */
  readonly data: number;
  /** When the buttons of the frame and the elements with the data can be used; NaN for a page without code. */
  readonly usable: number;
  /** Bytes over the network, with headers, until the page requests nothing more. */
  readonly bytes: number;
  /** Bytes of scripts over the network, without headers. */
  readonly script: number;
  readonly requests: number;
  /** Number of Firestore documents that were read. */
  readonly documents: number;
}

/** The page to visit. */
export interface Visit {
  readonly url: string;
  /** A text that is on the page only when its data has arrived. */
  readonly word: string;
  /** Whether the page has code, so that its controls can be used. */
  readonly hasCode: boolean;
}

/**
 * A visit ends when no request has run for this time, in milliseconds. It ends after `MOST_MS` in any case, because the
 * connection of a live query stays open.
 */
const QUIET_MS = 2_500;
const MOST_MS = 15_000;

/** Visits a page with empty caches. @throws Error if its data does not arrive */
export async function load(browser: Browser, { url, word, hasCode }: Visit): Promise<Load> {
  const context = await browser.newContext({
    viewport: slowPhone.viewport,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: "en-GB",
    timezoneId: "Africa/Lagos",
    // The styles of the floor are inside the HTML, which the content security policy forbids.
    bypassCSP: true,
    serviceWorkers: "block",
  });
  await context.addInitScript("globalThis.__name = (named) => named");
  await context.addInitScript(watch, word);
  const reads = countReads(context);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const scripts = new Set<string>();
  const underWay = new Set<string>();
  let lastAt = Date.now();
  let [bytes, script, requests] = [0, 0, 0];
  devtools.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Script") scripts.add(requestId);
  });
  devtools.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) script += encodedDataLength;
  });
  devtools.on("Network.requestWillBeSent", ({ requestId }) => {
    requests += 1;
    underWay.add(requestId);
    lastAt = Date.now();
  });
  const ended = ({ requestId }: { readonly requestId: string }) => {
    underWay.delete(requestId);
    lastAt = Date.now();
  };
  devtools.on("Network.loadingFailed", ended);
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    ended({ requestId });
    bytes += encodedDataLength;
  });
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", { offline: false, ...slowPhone });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowPhone.slower });
  try {
    await page.goto(url, { waitUntil: "commit" });
    const last = hasCode ? "arenaUsable" : "arenaData";
    await page
      .waitForFunction((name) => Reflect.has(globalThis, name), last, { timeout: 60_000 })
      .catch(async (error: unknown) => {
        const shown = await page.locator("body").innerText();
        throw new Error(`${url} shows no ${word}, but: ${shown.slice(0, 300)}`, { cause: error });
      });
    await page.waitForLoadState("load");
    // Files that arrive after the data count for `bytes`, and can change the largest paint.
    const end = Date.now() + MOST_MS;
    lastAt = Date.now();
    while ((underWay.size > 0 || Date.now() - lastAt < QUIET_MS) && Date.now() < end)
      await page.waitForTimeout(100);
    const seen = await page.evaluate(() => {
      const number = (name: string) => Number(Reflect.get(globalThis, name) ?? Number.NaN);
      return {
        firstPaint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN,
        largestPaint: number("arenaLargest"),
        data: number("arenaData"),
        usable: number("arenaUsable"),
        sdkReads: number("arenaReads"),
      };
    });
    const { documents } = await reads.take();
    return {
      firstPaint: seen.firstPaint,
      largestPaint: seen.largestPaint,
      data: seen.data,
      usable: seen.usable,
      bytes,
      script,
      requests,
      documents: documents + (Number.isNaN(seen.sdkReads) ? 0 : seen.sdkReads),
    };
  } finally {
    await context.close();
  }
}

/**
 * Records the largest paint, when the word is drawn, and when the page can be used. Runs in the page before its code.
 */
function watch(word: string): void {
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries())
      Reflect.set(globalThis, "arenaLargest", startTime);
  }).observe({ type: "largest-contentful-paint", buffered: true });
  const observer = new MutationObserver(look);
  const note = (name: string) => {
    if (!Reflect.has(globalThis, name)) Reflect.set(globalThis, name, performance.now());
  };
  function look(): void {
    if (!document.querySelector("main")?.textContent.includes(word)) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        note("arenaData");
        answer();
      }),
    );
  }
  /** Checks after each frame in a new task, because a page that is busy cannot be used yet. */
  function answer(): void {
    if (answers()) note("arenaUsable");
    else requestAnimationFrame(() => setTimeout(answer));
  }
  /**
   * Whether React has hydrated the menu's button and the element with the word; before, they have no event handlers.
   */
  function answers(): boolean {
    const held = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith("__reactProps")) &&
      element.closest("[inert]") === null;
    const menu = document.querySelector("header button[aria-expanded]");
    const shown = [...document.querySelectorAll("main *")].filter(
      ({ childElementCount, textContent }) => childElementCount === 0 && textContent.includes(word),
    );
    return menu !== null && held(menu) && shown.some(held);
  }
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}
