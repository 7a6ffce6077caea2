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
  readonly data: number;
  /** Bytes over the network, headers included, until it was quiet. */
  readonly bytes: number;
  /** Bytes of scripts over the network. */
  readonly script: number;
  readonly requests: number;
  /** Documents of Firestore. */
  readonly documents: number;
}

export interface Visit {
  readonly url: string;
  /** Text that stands on the page only once its data does. */
  readonly word: string;
}

/** Visits a page with nothing in any cache. @throws Error when its data do not come */
export async function load(browser: Browser, { url, word }: Visit): Promise<Load> {
  const context = await browser.newContext({
    viewport: slowPhone.viewport,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: "en-GB",
    timezoneId: "Africa/Lagos",
    // The floor's styles stand in the page itself, which the policy forbids.
    bypassCSP: true,
    serviceWorkers: "block",
  });
  await context.addInitScript("globalThis.__name = (named) => named");
  await context.addInitScript(watch, word);
  const reads = countReads(context);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const scripts = new Set<string>();
  let [bytes, script, requests] = [0, 0, 0];
  devtools.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Script") scripts.add(requestId);
  });
  devtools.on("Network.requestWillBeSent", () => (requests += 1));
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    if (scripts.has(requestId)) script += encodedDataLength;
  });
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", { offline: false, ...slowPhone });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowPhone.slower });
  try {
    await page.goto(url, { waitUntil: "commit" });
    await page
      .waitForFunction(() => Reflect.has(globalThis, "arenaData"), undefined, { timeout: 30_000 })
      .catch(async (error: unknown) => {
        const shown = await page.locator("body").innerText();
        throw new Error(`${url} shows no ${word}, but: ${shown.slice(0, 300)}`, { cause: error });
      });
    await page.waitForLoadState("load");
    // What comes after the data counts as bytes, and can be the largest paint.
    await page.waitForTimeout(2_500);
    const seen = await page.evaluate(() => {
      const number = (name: string) => Number(Reflect.get(globalThis, name) ?? Number.NaN);
      return {
        firstPaint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN,
        largestPaint: number("arenaLargest"),
        data: number("arenaData"),
        sdkReads: number("arenaReads"),
      };
    });
    const { documents } = await reads.take();
    return {
      firstPaint: seen.firstPaint,
      largestPaint: seen.largestPaint,
      data: seen.data,
      bytes,
      script,
      requests,
      documents: documents + (Number.isNaN(seen.sdkReads) ? 0 : seen.sdkReads),
    };
  } finally {
    await context.close();
  }
}

/** Runs in the page before anything else: notes the largest paint, and when the word is drawn. */
function watch(word: string): void {
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries())
      Reflect.set(globalThis, "arenaLargest", startTime);
  }).observe({ type: "largest-contentful-paint", buffered: true });
  const observer = new MutationObserver(look);
  function look(): void {
    if (!document.querySelector("main")?.textContent.includes(word)) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => Reflect.set(globalThis, "arenaData", performance.now())),
    );
  }
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}
