import type { Page } from "@playwright/test";
import {
  coveredHeight,
  cutTexts,
  layOutWhole,
  runningAnimations,
  spaceText,
  twoWayScrollers,
} from "../harness/layout";
import {
  adminScenes,
  adminStates,
  enter,
  visitorPages,
  visitorScenes,
  visitorStates,
  type Scene,
} from "../harness/scenes";
import { adminTest } from "./administrator";
import { expect, test } from "./siteTest";

/*
 * Reflow (SC 1.4.10), text spacing (SC 1.4.12) and reduced motion on every route and in every dialog,
 * each page loaded once. 320 px is also what a window of 1280 px is at a zoom of 400 %.
 */

const NARROW = { width: 320, height: 640 };
/** 1280 by 1024 at a zoom of 400 %. */
const ZOOMED = { width: 320, height: 256 };
const WIDE = { width: 1280, height: 800 };

test.use({ reducedMotion: "reduce" });
adminTest.use({ reducedMotion: "reduce" });

async function judge(page: Page, scene: Scene): Promise<void> {
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
  await spaceText(page);
  for (const size of [NARROW, WIDE]) {
    if (at && (at === "wide") !== (size === WIDE)) continue;
    await page.setViewportSize(size);
    const where = `${path} (${name}) at ${size.width} px, spaced out, cuts`;
    expect.soft(await cutTexts(page), where).toEqual([]);
    if (size === NARROW) expect.soft(await twoWayScrollers(page), where).toEqual([]);
  }
}

test("visitors' pages reflow, take wide spacing and hold still", async ({ page }) => {
  test.setTimeout(600_000);
  for (const scene of [...visitorScenes, ...visitorPages, ...visitorStates]) {
    await test.step(scene.name, () => judge(page, scene));
  }
});

adminTest("administrators' pages reflow, take wide spacing and hold still", async ({ admin }) => {
  adminTest.setTimeout(600_000);
  for (const scene of [...adminScenes, ...adminStates]) {
    await adminTest.step(scene.name, () => judge(admin, scene));
  }
});
