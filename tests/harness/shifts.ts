import type { BrowserContext, Page } from "@playwright/test";

/** A phone far from the mast: DevTools' "Slow 4G" (throughput in bytes, latency in ms). */
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 90_000,
};

declare global {
  /** Layout shifts of the page so far. */
  var arenaShifts: { value: number; nodes: string[] }[];
}

/** A page of its own context, and so with an empty cache, on a slow network. */
export async function openSlowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW);
  await page.addInitScript(() => {
    globalThis.arenaShifts = [];
    const describe = (node: unknown) =>
      node instanceof Element ? `${node.tagName}.${String(node.className)}` : String(node);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // The DOM's types do not know this entry yet.
        const { value, hadRecentInput, sources } = entry as unknown as {
          value: number;
          hadRecentInput: boolean;
          sources: { node: unknown }[];
        };
        if (hadRecentInput) continue;
        globalThis.arenaShifts.push({ value, nodes: sources.map(({ node }) => describe(node)) });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return page;
}

/** How much of the page has moved by itself, with what moved most; waits for data, pictures and fonts. */
export async function measureShift(page: Page): Promise<{ total: number; worst: string[] }> {
  await page.waitForFunction(
    () =>
      document.querySelector("h1") !== null &&
      document.querySelector("main [aria-busy=true]") === null &&
      document.documentElement.dataset["fonts"] === "on" &&
      document.fonts.status === "loaded",
    undefined,
    { timeout: 60_000 },
  );
  await page.evaluate(async () => {
    const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
    for (let top = 0; top < document.documentElement.scrollHeight; top += 500) {
      scrollTo({ top, behavior: "instant" });
      await pause(60);
    }
    await pause(500);
  });
  const shifts = await page.evaluate(() => globalThis.arenaShifts);
  const worst = shifts.toSorted((a, b) => b.value - a.value).slice(0, 2);
  return {
    total: shifts.reduce((sum, { value }) => sum + value, 0),
    worst: worst.map(({ value, nodes }) => `${value.toFixed(3)} ${nodes.join(", ")}`),
  };
}
