import type { Browser } from "@playwright/test";
import { countReads } from "../../tests/e2e/reads/countReads";

/** A slow phone: 1.6 Mbit/s down, 750 kbit/s up, 150 ms for each answer, a quarter of this machine's speed. */
const slowPhone = {
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  slower: 4,
  viewport: { width: 412, height: 823 },
} as const;

/** What one cold visit took. */
export interface Load {
  /** Milliseconds from the start of the visit. */
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** When the data is on screen, whatever has drawn it. */
  readonly data: number;
  /** The first moment from which the frame's buttons and what shows the data answer; NaN for a page without code. */
  readonly usable: number;
  /** Bytes over the network, headers included, until it was quiet. */
  readonly bytes: number;
  /** Bytes of scripts as sent, without headers. */
  readonly script: number;
  readonly requests: number;
  /** Documents of Firestore. */
  readonly documents: number;
}

export interface Visit {
  readonly url: string;
  /** Text that is on the page only once its data is. */
  readonly word: string;
  /** The page has code, so that its controls will answer. */
  readonly hasCode: boolean;
}

/** How long nothing is under way before a visit counts as quiet, in milliseconds; a listener's connection stays open. */
const QUIET_MS = 2_500;
const MOST_MS = 15_000;

/** Visits a page with nothing in any cache. @throws Error when its data do not come */
export async function load(browser: Browser, { url, word, hasCode }: Visit): Promise<Load> {
  const context = await browser.newContext({
    viewport: slowPhone.viewport,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: "en-GB",
    timezoneId: "Africa/Lagos",
    // The floor's styles are in the page itself, which the policy forbids.
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
    // What comes after the data counts as bytes, and can be the largest paint.
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

/** Runs in the page before anything else: notes the largest paint, when the word is drawn, and when the page answers. */
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
  /** Asked again after each frame, in a task of its own: what keeps the page busy keeps its controls from answering. */
  function answer(): void {
    if (answers()) note("arenaUsable");
    else requestAnimationFrame(() => setTimeout(answer));
  }
  /** Whether React holds the menu's button and what shows the word: what is drawn otherwise has no handlers. */
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
