import type { Page } from "@playwright/test";
import { countReads } from "../e2e/reads/countReads";
import { goal, isFull, measured } from "./goal";
import { openWindow } from "./world/browser";
import { emulated } from "./world/emulated";
import { inParallel } from "./world/inParallel";
import { navigate, oneOfEach, recordPaths, settled } from "./world/pages";

const MOST_AT_FIRST = 100;
const HOUR = 3_600_000;
const AT_ONCE = 3;
/** Whether a match of the next three hours is on already is asked every two minutes. */
const MOST_PEEKS = 30;

goal(
  {
    id: "L4",
    what: "Documents read by a first view, by going on, and by an hour without a touch",
    target:
      "≤ 100 at first, 0 for what is held and fresh, 0 an hour; before a match one every two minutes",
  },
  async () => {
    await (await emulated()).reset();
    const paths = oneOfEach(recordPaths, isFull);
    const wrong: string[] = [];
    let most = 0;
    const settle = async (page: Page) => {
      await settled(page);
      await page.waitForLoadState("networkidle");
    };
    // Pages wait for the network to fall silent more than for the machine.
    await inParallel([0, 1, 2], AT_ONCE, async (part) => {
      const window = await openWindow();
      const counter = countReads(window.context);
      const page = await window.context.newPage();
      for (const path of paths.filter((_, nth) => nth % AT_ONCE === part)) {
        await page.goto(path);
        await settle(page);
        const { documents } = await counter.take();
        most = Math.max(most, documents);
        if (documents > MOST_AT_FIRST) wrong.push(`${path} reads ${documents} documents`);
      }
      await window.close();
    });

    const window = await openWindow();
    const counter = countReads(window.context);
    const page = await window.context.newPage();
    // With the clock standing still everything held stays fresh.
    await page.clock.install();
    await page.goto("/mls/home");
    await settle(page);
    await page.clock.pauseAt(Date.now() + 1_000);
    const held = ["/mls/matches", "/mls/results", "/mls/home"];
    await counter.take();
    for (const path of held) await navigate(page, path);
    await page.waitForTimeout(500);
    const again = (await counter.take()).documents;
    if (again > 0) wrong.push(`going through held pages reads ${again} documents`);

    await page.clock.resume();
    await page.goto("/mls/standings");
    await settle(page);
    await counter.take();
    await page.clock.runFor(HOUR);
    await page.waitForLoadState("networkidle");
    const { documents: idle, peeks } = await counter.take();
    if (peeks > MOST_PEEKS) wrong.push(`an hour without a touch asks ${peeks} times who is on`);
    if (idle > 0) wrong.push(`an hour without a touch reads ${idle} documents`);
    await window.close();
    return measured(
      `first views of ${paths.length} pages: at most ${most}; through ${held.length} held pages: ${again}; idle hour: ${idle}`,
      wrong,
    );
  },
);
