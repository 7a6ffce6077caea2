import type { CDPSession, Page } from "@playwright/test";
import { goal, measured } from "./goal";
import { openWindow } from "./world/browser";
import { navigate, recordPaths, settled } from "./world/pages";

const CHANGES = 200;
const MAX_GROWTH = 0.1;

interface Held {
  readonly heap: number;
  readonly listeners: number;
  readonly nodes: number;
}

/** What the page holds once everything that can be forgotten is. */
async function heldBy(devtools: CDPSession): Promise<Held> {
  // What the first collection finalizes, the second one frees.
  for (let turn = 0; turn < 3; turn += 1) await devtools.send("HeapProfiler.collectGarbage");
  const { metrics } = await devtools.send("Performance.getMetrics");
  const value = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return {
    heap: value("JSHeapUsedSize"),
    listeners: value("JSEventListeners"),
    nodes: value("Nodes"),
  };
}

async function goThrough(page: Page, paths: readonly string[], count: number): Promise<string[]> {
  const wrong: string[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const path = paths[nth % paths.length] ?? "/";
    await navigate(page, path);
    if (!(await settled(page))) wrong.push(`${path} did not settle`);
  }
  return wrong;
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

goal(
  {
    id: "L5",
    what: "200 route changes leave nothing behind",
    target: "event listeners back to baseline, heap growth at most 10 %",
    isSlow: true,
  },
  async () => {
    const window = await openWindow();
    const page = await window.context.newPage();
    const devtools = await window.context.newCDPSession(page);
    await devtools.send("Performance.enable");
    const paths = recordPaths.filter((path) => !/\/clubs\/.+[^1s]$/.test(path));
    const end = "/mls/standings";
    await page.goto(end);
    const wrong: string[] = [];
    // Until it has its data it may not have been taken over yet, and its address must not change before.
    if (!(await settled(page))) wrong.push(`${end} did not settle`);
    // As often as what is measured: by then caches are full, and V8 has compiled most of what it will.
    wrong.push(...(await goThrough(page, [...paths, end], CHANGES)));
    wrong.push(...(await goThrough(page, [end], 1)));
    const before = await heldBy(devtools);
    wrong.push(...(await goThrough(page, paths, CHANGES - 1)));
    wrong.push(...(await goThrough(page, [end], 1)));
    const after = await heldBy(devtools);
    wrong.push(...window.uncaught);
    await window.close();

    const growth = after.heap / before.heap - 1;
    const more = after.listeners - before.listeners;
    const figure =
      `${CHANGES} changes over ${paths.length} pages: listeners ${before.listeners} → ${after.listeners}, ` +
      `heap ${megabytes(before.heap)} → ${megabytes(after.heap)} (${(100 * growth).toFixed(1)} %), ` +
      `nodes ${before.nodes} → ${after.nodes}`;
    return measured(figure, wrong, { enough: more <= 0 && growth <= MAX_GROWTH });
  },
);
