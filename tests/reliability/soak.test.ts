import type { Page } from "@playwright/test";
import { goal, isSoak, measured } from "./goal";
import { field } from "../harness/desk";
import { sitDown } from "./world/desk";
import { openWindow, type Watched } from "./world/browser";
import { emulated } from "./world/emulated";
import { navigate, recordPaths, settled } from "./world/pages";

const MINUTES = isSoak ? 60 : 2;

/** Notes what the console calls an error, beside what nobody caught. */
function listen(window: Watched, wrong: string[]): void {
  window.context.on("console", (message) => {
    const text = message.text();
    if (message.type() === "error" && !text.startsWith("Failed to load resource")) wrong.push(text);
  });
}

/** Changes a player's rating and number over and over. */
async function edit(page: Page, until: number, wrong: string[]): Promise<number> {
  let saves = 0;
  while (Date.now() < until) {
    await page
      .getByRole("link", { name: /^Edit / })
      .first()
      .click();
    await field(page, "Rating").waitFor();
    await field(page, "Rating").fill(String(saves % 10));
    await field(page, "Jersey number").fill(String(((saves * 7) % 50) + 1));
    await page.getByRole("button", { name: "Update", exact: true }).click();
    const closed = await page
      .waitForURL((url) => !url.search.includes("edit="), { timeout: 60_000 })
      .then(
        () => true,
        () => false,
      );
    if (!closed) {
      const says = (await page.locator("main").innerText()).replaceAll(/\s+/g, " ");
      wrong.push(`save ${saves + 1} did not close the form, which says: ${says.slice(0, 600)}`);
      return saves;
    }
    saves += 1;
  }
  return saves;
}

/** Goes from page to page as a visitor does. */
async function visit(page: Page, until: number, wrong: string[]): Promise<number> {
  let views = 0;
  while (Date.now() < until) {
    const path = recordPaths[views % recordPaths.length] ?? "/";
    // Every now and then somebody arrives from outside.
    if (views % 25 === 0) await page.goto(path);
    else await navigate(page, path);
    if (!(await settled(page))) wrong.push(`${path} does not settle`);
    views += 1;
  }
  return views;
}

goal(
  {
    id: "L6",
    what: "Soak: visits and edits over and over (2 minutes; 1 hour in soak)",
    target: "0 uncaught errors, 0 unhandled rejections",
    isLong: true,
  },
  async () => {
    await (await emulated()).reset();
    const wrong: string[] = [];
    const until = Date.now() + MINUTES * 60_000;
    const visitor = await openWindow();
    const desk = await sitDown("/mls/admin-dashboard/players");
    for (const window of [visitor, desk.window]) listen(window, wrong);
    const [views, saves] = await Promise.all([
      visit(await visitor.context.newPage(), until, wrong),
      edit(desk.page, until, wrong),
    ]);
    wrong.push(...visitor.uncaught, ...desk.window.uncaught);
    await visitor.close();
    await desk.window.close();
    await (await emulated()).reset();
    return measured(
      `${MINUTES} minutes: ${views} page views, ${saves} saves, ${wrong.length} errors`,
      wrong,
      { enough: views > 0 && saves > 0 },
    );
  },
);
