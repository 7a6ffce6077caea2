import type { Page } from "@playwright/test";
import {
  brokenWords,
  coveredHeight,
  cutTexts,
  enlargeText,
  layOutWhole,
  overlaps,
  runningAnimations,
  spaceText,
  twoWayScrollers,
} from "../harness/layout";
import {
  adminSamples,
  adminStates,
  enter,
  visitorPages,
  visitorSamples,
  visitorStates,
  type Scene,
} from "../harness/scenes";
import { adminTest } from "./administrator";
import { expect, test } from "./siteTest";

/*
 * Reflow (SC 1.4.10), large text (SC 1.4.4), text spacing (SC 1.4.12) and reduced motion on every route
 * and in every dialog, each page loaded once. 320 px is also what a window of 1280 px is at a zoom of 400 %.
 */

const NARROW = { width: 320, height: 640 };
/** 1280 by 1024 at a zoom of 400 %. */
const ZOOMED = { width: 320, height: 256 };
const WIDE = { width: 1280, height: 800 };
/** Widths in px with the browser's size of text in percent. */
const LARGE_TEXT = [
  [390, 150],
  [390, 200],
  [640, 200],
] as const;

test.use({ reducedMotion: "reduce" });
adminTest.use({ reducedMotion: "reduce" });

async function judge(page: Page, scene: Scene, large = false): Promise<void> {
  const { path, name, at } = scene;
  await page.setViewportSize(at === "wide" ? WIDE : NARROW);
  await enter(page, scene);
  await layOutWhole(page);
  expect.soft(await runningAnimations(page), `${path} (${name}) moves`).toEqual([]);
  if (at !== "wide") {
    expect.soft(await cutTexts(page), `${path} (${name}) at 320 px cuts`).toEqual([]);
    for (const size of [NARROW, ZOOMED]) {
      await page.setViewportSize(size);
      const where = `${path} (${name}) at ${size.width} by ${size.height}`;
      expect.soft(await twoWayScrollers(page), where).toEqual([]);
    }
    if (!scene.open) expect.soft(await coveredHeight(page), `${path} is covered`).toBeLessThan(0.5);
  }
  if (large) await judgeLargeText(page, scene);
  await spaceText(page);
  for (const size of [NARROW, WIDE]) {
    if (at && (at === "wide") !== (size === WIDE)) continue;
    await page.setViewportSize(size);
    const where = `${path} (${name}) at ${size.width} px, spaced out, cuts`;
    expect.soft(await cutTexts(page), where).toEqual([]);
    if (size === NARROW) expect.soft(await twoWayScrollers(page), where).toEqual([]);
  }
}

async function judgeLargeText(page: Page, { path, name, over }: Scene): Promise<void> {
  for (const [width, percent] of LARGE_TEXT) {
    await page.setViewportSize({ width, height: 844 });
    await enlargeText(page, percent);
    const where = `${path} (${name}) at ${width} px and ${percent} % text`;
    expect.soft(await brokenWords(page), `${where} breaks words`).toEqual([]);
    expect.soft(await overlaps(page, over), `${where} overlaps`).toEqual([]);
    expect.soft(await cutTexts(page), `${where} cuts`).toEqual([]);
    expect.soft(await twoWayScrollers(page), where).toEqual([]);
  }
  await enlargeText(page, 100);
}

/** A hall's screen fills one picture and is read from afar: large text and wide spacing are a reader's. */
const isForReaders = ({ path }: Scene) => !path.endsWith("/screen");

test("visitors' pages reflow, take large text and wide spacing, and hold still", async ({
  page,
}) => {
  test.setTimeout(600_000);
  const seen = new Set<string>();
  const scenes = [...visitorSamples, ...visitorPages, ...visitorStates];
  for (const scene of scenes.filter(isForReaders)) {
    const { name, sort = name, at } = scene;
    const isFirst = !seen.has(sort) && at !== "wide";
    seen.add(sort);
    await test.step(name, () => judge(page, scene, isFirst));
  }
});

test("the wider table scrolls sideways on the narrowest phone, rank and club stay", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/mls/standings");
  const table = page.getByRole("region", { name: "Group A" });
  await page.getByRole("button", { name: "More columns" }).first().click();
  const places = () =>
    table.evaluate((scroller) => {
      const cells = [...scroller.querySelectorAll("tbody tr:first-child > *")].filter(
        (cell) => cell.getClientRects().length > 0,
      );
      const edges = cells
        .map((cell) => cell.getBoundingClientRect())
        .filter(({ width }) => width > 0);
      const gaps = edges.slice(1).map(({ left }, nth) => left - (edges[nth]?.right ?? 0));
      const room = scroller.getBoundingClientRect().right;
      return {
        lefts: edges.map(({ left }) => left),
        gaps,
        beyond: (edges.at(-1)?.right ?? 0) - room,
        points:
          (scroller.querySelector("tbody [data-decisive]")?.getBoundingClientRect().right ??
            Infinity) - room,
      };
    });
  const wide = await places();
  expect(Math.max(...wide.gaps.map(Math.abs)), "stripes and overlaps").toBeLessThan(1);
  expect(wide.points, "points cut off at 390 px").toBeLessThan(1);

  await page.setViewportSize(NARROW);
  const start = await places();
  expect(start.beyond, "something to scroll to at 320 px").toBeGreaterThan(10);
  await table.evaluate((scroller) => (scroller.scrollLeft = scroller.scrollWidth));
  const end = await places();
  expect(end.lefts.slice(0, 2)).toEqual(start.lefts.slice(0, 2));
  expect(end.beyond, "the last column cut off at the end").toBeLessThan(1);
});

test("the bar goes on the way down and comes back on the way up, above the tabs", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/mls/results");
  await page.waitForLoadState("networkidle");
  const edges = () =>
    page.evaluate(() =>
      [document.querySelector("header"), document.querySelector("[data-sticky-tabs]")].map(
        (box) => box?.getBoundingClientRect().bottom,
      ),
    );
  await page.mouse.wheel(0, 700);
  await expect.poll(edges).toEqual([0, 49]);
  await page.mouse.wheel(0, -100);
  await expect.poll(edges).toEqual([60, 109]);
});

test("the footer is short, and the administrators' door stands in it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/mls/standings");
  for (const group of ["Group A", "Group B"])
    await expect(page.getByRole("heading", { name: group, exact: true })).toBeVisible();
  const footer = page.getByRole("contentinfo");
  expect((await footer.boundingBox())?.height).toBeLessThan(360);
  const door = footer.getByRole("link", { name: "For administrators" });
  expect((await door.boundingBox())?.height).toBeGreaterThan(23);
});

adminTest("administrators' pages reflow, take wide spacing and hold still", async ({ admin }) => {
  adminTest.setTimeout(600_000);
  for (const scene of [...adminSamples, ...adminStates]) {
    await adminTest.step(scene.name, () => judge(admin, scene));
  }
});
