import type { Page } from "@playwright/test";
import { goal, isFull, measured, sample } from "./goal";
import { openWindow, session } from "./world/browser";
import { inParallel } from "./world/inParallel";
import { adminPaths, lookDown, readingPaths, settled } from "./world/pages";
import { site, type Site } from "./world/site";
import { failureTold, noteWhatPagesTell, whatItTold } from "./world/watchPage";

/** How a server can be dead, and how soon a page must say so, in milliseconds. */
const DEATHS = [
  { how: "refused", within: 5_000, kill: ({ firestore }: Site) => firestore.die() },
  {
    how: "black-holed",
    within: 11_000,
    kill: ({ firestore }: Site) => Promise.resolve(firestore.mute()),
  },
] as const;

const RECOVERY = 30_000;
/** After this a page counts as one that says nothing, or that does not recover. */
const PATIENCE = 90_000;
/** Pages are opened so many at once, so that the wait for two cores is not taken for the site's. */
const AT_ONCE = 2;
/** One page in this many is looked at; in soak all are. */
const EVERY = isFull ? 3 : 6;
/**
 * So many are open together: a browser opens six connections to one address, and a page that
 * follows a league keeps one for itself.
 */
const TOGETHER = 5;

/** What is not as it should be, and what only takes longer than it should. */
interface Faults {
  readonly wrong: string[];
  readonly late: string[];
}

interface Seen {
  pages: number;
  slowest: number;
  recovery: number;
}

/** Whether the page shows its data: nothing failed, nothing loading. */
async function recovered(page: Page, until: number): Promise<boolean> {
  while (Date.now() < until) {
    const { messages } = await whatItTold(page);
    if (messages.length === 0 && (await settled(page, 200))) return true;
    await page.waitForTimeout(200);
  }
  return false;
}

function groupsOf(paths: readonly string[]): readonly (readonly string[])[] {
  const count = Math.ceil(paths.length / TOGETHER);
  return Array.from({ length: count }, (_, nth) =>
    paths.slice(nth * TOGETHER, (nth + 1) * TOGETHER),
  );
}

/** Opens every page on a dead server, then brings the server back and waits for all of them. */
async function visitDead(
  death: (typeof DEATHS)[number],
  paths: readonly string[],
  signed: boolean,
  { wrong, late }: Faults,
): Promise<Seen> {
  const world = await site();
  const window = await openWindow(signed ? { storageState: await session() } : {});
  await noteWhatPagesTell(window.context);
  const seen: Seen = { pages: 0, slowest: 0, recovery: 0 };
  try {
    await death.kill(world);
    const pages = await inParallel(paths, AT_ONCE, async (path) => {
      const page = await window.context.newPage();
      await page.goto(path, { waitUntil: "load" });
      await lookDown(page);
      return { path, page };
    });
    for (const { path, page } of pages) {
      const after = await failureTold(page, PATIENCE);
      seen.pages += 1;
      seen.slowest = Math.max(seen.slowest, after ?? 0);
      if (after === null) wrong.push(`${path} (${death.how}): says nothing`);
      else if (after > death.within) {
        late.push(`${path} (${death.how}): says so after ${Math.round(after)} ms`);
      }
    }
    await world.firestore.revive();
    const back = Date.now();
    await Promise.all(
      pages.map(async ({ path, page }) => {
        if (!(await recovered(page, back + PATIENCE))) {
          wrong.push(`${path} (${death.how}): did not recover by itself`);
          return;
        }
        const took = Date.now() - back;
        seen.recovery = Math.max(seen.recovery, took);
        if (took > RECOVERY) late.push(`${path} (${death.how}): back after ${took} ms`);
      }),
    );
    for (const { path, page } of pages) {
      const { empty } = await whatItTold(page);
      if (empty.length > 0) wrong.push(`${path} (${death.how}): said “${empty.join("”, “")}”`);
    }
    wrong.push(...window.uncaught);
  } finally {
    await world.firestore.revive();
    await window.close();
  }
  return seen;
}

/** Pages that have their data when the server dies: they must keep it, and say that it is old. */
async function dieBehind(paths: readonly string[], wrong: string[]): Promise<number> {
  const world = await site();
  const window = await openWindow();
  await noteWhatPagesTell(window.context);
  await window.context.clock.install();
  let kept = 0;
  try {
    const pages = await inParallel(paths, AT_ONCE, async (path) => {
      const page = await window.context.newPage();
      await page.goto(path);
      await lookDown(page);
      await settled(page);
      // What is asked for only when it is about to be seen.
      await page.waitForTimeout(1_000);
      if (!(await settled(page))) wrong.push(`${path}: does not settle`);
      return { path, page, before: await page.locator("main").innerText() };
    });
    await world.firestore.die();
    // A moment later, when what is shown no longer counts as fresh, the visitor comes back to each tab.
    await window.context.clock.fastForward(5_000);
    for (const { path, page, before } of pages) {
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      const told = await failureTold(page, PATIENCE);
      const after = await page.locator("main").innerText();
      const lost = before.split("\n").filter((line) => line.length > 3 && !after.includes(line));
      if (told === null) wrong.push(`${path}: does not say that its data is old`);
      else if (lost.length > 2) wrong.push(`${path}: lost “${lost.slice(0, 3).join("”, “")}”`);
      else kept += 1;
    }
  } finally {
    await world.firestore.revive();
    await window.close();
  }
  return kept;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

goal(
  {
    id: "F1",
    what: "Server dead at load, refused and black-holed, on every page (a sixth of them; a third in full, all in soak)",
    target:
      "told with retry ≤ 5 s refused, ≤ 11 s black-holed; words of the empty state never; recovery by itself ≤ 30 s",
    isSlow: true,
  },
  async () => {
    const faults: Faults = { wrong: [], late: [] };
    const parts: string[] = [];
    await session();
    for (const [nth, death] of DEATHS.entries()) {
      const [open, signedIn] = [readingPaths, adminPaths].map((all) => sample(all, EVERY, nth));
      const seen: Seen[] = [];
      for (const group of groupsOf(open ?? [])) {
        seen.push(await visitDead(death, group, false, faults));
      }
      for (const group of groupsOf(signedIn ?? [])) {
        seen.push(await visitDead(death, group, true, faults));
      }
      const pages = seen.reduce((sum, { pages: some }) => sum + some, 0);
      const slowest = Math.max(...seen.map((one) => one.slowest));
      const recovery = Math.max(...seen.map((one) => one.recovery));
      parts.push(
        `${death.how}: ${pages} pages, told within ${seconds(slowest)}, back within ${seconds(recovery)}`,
      );
    }
    const behind = sample(readingPaths, EVERY, 2);
    const kept = await dieBehind(behind, faults.wrong);
    parts.push(`${kept} of ${behind.length} pages kept their data when it died later`);
    return measured(parts.join("; "), faults.wrong, faults);
  },
);
