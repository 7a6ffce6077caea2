import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { consoleErrors } from "../harness/consoleErrors";
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
  recordScenes,
  visitorPages,
  visitorSamples,
  visitorStates,
  type Scene,
} from "../harness/scenes";
import { unreadableStates } from "../harness/states";
import { routeAt } from "../../src/leagues/routes";
import { isShort } from "../harness/forms";
import { adminTest } from "./administrator";
import { expect, expectNoSidewaysScroll, FULL, HEIGHT, test, WIDTHS } from "./siteTest";

/*
 * One page of each layout and every dialog, menu and form, loaded once and judged from all sides: its heading and title,
 * axe, contrast of every state of its controls (SC 1.4.3), reflow (SC 1.4.10), large text (SC 1.4.4), text spacing
 * (SC 1.4.12) and reduced motion. That pages wear the design is judged where pictures of them are taken (tools/shots).
 * That all other addresses have a heading and a title of their own is shown without a browser (src/app/prerender.test.ts,
 * scripts/build/sitePages.test.ts).
 */

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

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

// Nothing is halfway through a fade when it is judged.
test.use({ reducedMotion: "reduce" });
adminTest.use({ reducedMotion: "reduce" });

/** A scene and what else is tried on it. */
interface Trial {
  readonly scene: Scene;
  readonly nth: number;
  /** The first of its sort takes large text, for all of them. */
  readonly takesLargeText: boolean;
  /** Its controls are ours, not MUI's: their states are judged. */
  readonly hasOwnControls: boolean;
}

/** Controls whose states were judged in a scheme. */
const judgedStates = { light: new Set<string>(), dark: new Set<string>() };

async function judge(page: Page, trial: Trial): Promise<void> {
  const { scene, nth, takesLargeText, hasOwnControls } = trial;
  const looks = looksAt(scene, nth);
  await page.setViewportSize({ width: looks[0]?.width ?? 390, height: HEIGHT });
  await enter(page, scene);
  await judgeWords(page, scene);
  for (const { width, colorScheme } of looks) {
    await resize(page, { width, height: HEIGHT });
    await page.emulateMedia({ colorScheme });
    await expectNoSidewaysScroll(page);
    const where = `${scene.path} (${scene.name}) at ${width} px, ${colorScheme}`;
    expect.soft(await violations(page, scene.over), where).toEqual([]);
    if (!hasOwnControls) continue;
    const states = await unreadableStates(page, judgedStates[colorScheme]);
    expect.soft(states, `${where}, with its controls hovered, pressed or on`).toEqual([]);
  }
  // A hall's screen fills one picture and is read from afar: large text and wide spacing are a reader's.
  if (!scene.path.endsWith("/screen")) await judgeLayout(page, scene, takesLargeText);
}

async function judgeWords(page: Page, { path, open }: Scene): Promise<void> {
  const headings = page.getByRole("heading", { level: 1, includeHidden: true });
  await expect.soft(headings, path).toHaveCount(1);
  await expect.soft(headings, path).not.toHaveText("");
  expect.soft(await page.title(), path).toMatch(/\S/);
  if (!open) await expect.soft(page.getByRole("alert"), path).toHaveCount(0);
}

interface Look {
  readonly width: number;
  readonly colorScheme: "light" | "dark";
}

/** Both widths and both schemes in two looks; a scene of one width is looked at in both schemes there. */
function looksAt({ at }: Scene, nth: number): readonly Look[] {
  const [phone, desk] = WIDTHS;
  const first = at === "wide" ? desk : phone;
  const looks: readonly Look[] = [
    { width: first, colorScheme: "light" },
    { width: at ? first : desk, colorScheme: "dark" },
  ];
  if (at || nth % 2 === 0) return looks;
  return looks.map(({ width, colorScheme }) => ({
    width,
    colorScheme: colorScheme === "light" ? "dark" : "light",
  }));
}

/** What axe has against the page as it is, or that part of it, in words that say where. */
async function violations(page: Page, part: string | undefined): Promise<string[]> {
  // Telling of what passes takes as long as judging.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  if (part) axe.include(part);
  const { violations: found } = await axe.withTags(TAGS).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ""}`),
  );
}

/** Gives the page that size, and time to lay itself out anew: a busy machine takes some. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  const root = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  await expect
    .poll(root, { timeout: 3_000 })
    .toBeLessThanOrEqual(0)
    // What is judged next says what is too wide.
    .catch(() => {});
}

/** 320 px is also what a window of 1280 px is at a zoom of 400 %. */
async function judgeLayout(page: Page, scene: Scene, takesLargeText: boolean): Promise<void> {
  const { path, name, at } = scene;
  await resize(page, at === "wide" ? WIDE : NARROW);
  await layOutWhole(page);
  expect.soft(await runningAnimations(page), `${path} (${name}) moves`).toEqual([]);
  if (at !== "wide") {
    expect.soft(await cutTexts(page), `${path} (${name}) at 320 px cuts`).toEqual([]);
    for (const size of [NARROW, ZOOMED]) {
      await resize(page, size);
      const where = `${path} (${name}) at ${size.width} by ${size.height}`;
      expect.soft(await twoWayScrollers(page), where).toEqual([]);
    }
    if (!scene.open) expect.soft(await coveredHeight(page), `${path} is covered`).toBeLessThan(0.5);
  }
  if (takesLargeText) await judgeLargeText(page, scene);
  await spaceText(page);
  for (const size of [NARROW, WIDE]) {
    if (at && (at === "wide") !== (size === WIDE)) continue;
    await resize(page, size);
    const where = `${path} (${name}) at ${size.width} px, spaced out, cuts`;
    expect.soft(await cutTexts(page), where).toEqual([]);
    if (size === NARROW) expect.soft(await twoWayScrollers(page), where).toEqual([]);
  }
}

async function judgeLargeText(page: Page, { path, name, over }: Scene): Promise<void> {
  for (const [width, percent] of LARGE_TEXT) {
    await resize(page, { width, height: HEIGHT });
    await enlargeText(page, percent);
    const where = `${path} (${name}) at ${width} px and ${percent} % text`;
    expect.soft(await brokenWords(page), `${where} breaks words`).toEqual([]);
    expect.soft(await overlaps(page, over), `${where} overlaps`).toEqual([]);
    expect.soft(await cutTexts(page), `${where} cuts`).toEqual([]);
    expect.soft(await twoWayScrollers(page), where).toEqual([]);
  }
  await enlargeText(page, 100);
}

function trialsOf(scenes: readonly Scene[]): readonly Trial[] {
  const sorts = scenes.map(({ name, sort = name, at }) => (at === "wide" ? undefined : sort));
  return scenes.map((scene, nth) => ({
    scene,
    nth,
    takesLargeText: sorts[nth] !== undefined && sorts.indexOf(sorts[nth]) === nth,
    hasOwnControls: true,
  }));
}

const pages = trialsOf([...visitorSamples, ...visitorPages]);
const groups: Record<string, readonly Trial[]> = {
  "visitors' pages, one half": pages.filter(({ nth }) => nth % 4 < 2),
  "visitors' pages, the other half": pages.filter(({ nth }) => nth % 4 >= 2),
  "dialogs and menus of visitors": trialsOf(visitorStates),
};

for (const [name, trials] of Object.entries(groups)) {
  test(`nothing is wrong with ${name}`, { tag: FULL }, async ({ page }) => {
    test.setTimeout(1_500_000);
    const errors = consoleErrors(page);
    for (const trial of trials) await test.step(trial.scene.name, () => judge(page, trial));
    expect(errors).toEqual([]);
  });
}

adminTest(
  "nothing is wrong with pages, forms and questions of administrators",
  { tag: FULL },
  async ({ admin }) => {
    adminTest.setTimeout(1_500_000);
    const errors = consoleErrors(admin);
    const judged = { takesLargeText: false, hasOwnControls: false };
    for (const [nth, scene] of [...adminSamples, ...adminStates].entries())
      await adminTest.step(scene.name, () => judge(admin, { scene, nth, ...judged }));
    expect(errors).toEqual([]);
  },
);

/** What kind of page a scene shows. */
function kindOf({ path, name }: Scene): string {
  const route = routeAt(path);
  if (route?.kind === "page") return `${route.pageKind} ${route.page}`;
  if (route?.kind === "adminSection") return route.section;
  return route?.kind ?? name;
}

const firsts = (scenes: readonly Scene[]) =>
  scenes.filter((scene, nth) => scenes.findIndex((one) => kindOf(one) === kindOf(scene)) === nth);

/** It has words and a link or two within the frame of all pages. */
function isOfWords({ path }: Scene): boolean {
  const route = routeAt(path);
  if (route?.kind === "page") return route.pageKind !== "real";
  return !route || route.kind === "comingSoon";
}

/** Heading, title, width and axe, once. */
async function glance(page: Page, nth: number, scene: Scene): Promise<void> {
  const [look] = looksAt(scene, nth);
  await page.emulateMedia({ colorScheme: look?.colorScheme ?? "light" });
  await page.setViewportSize({ width: look?.width ?? 390, height: HEIGHT });
  await enter(page, scene);
  await judgeWords(page, scene);
  await expectNoSidewaysScroll(page);
  expect.soft(await violations(page, scene.over), `${scene.path} (${scene.name})`).toEqual([]);
}

/** Half of them: a table, a list and a page of words among them. */
const everySecond = (scenes: readonly Scene[]) => scenes.filter((_, nth) => nth % 2 === 0);

// The short form looks at every second kind of page with more than words, one of each, from one side.
if (isShort) {
  const kinds = firsts(visitorSamples.concat(recordScenes)).filter((scene) => !isOfWords(scene));
  const seen = everySecond(kinds);
  const parts = 2;
  for (let part = 0; part < parts; part += 1)
    test(`a page of each kind is well made, part ${part + 1} of ${parts}`, async ({ page }) => {
      for (const [nth, scene] of seen.entries())
        if (nth % parts === part) await test.step(scene.name, () => glance(page, nth, scene));
    });

  adminTest("a page of each kind is well made, for administrators", async ({ admin }) => {
    for (const [nth, scene] of everySecond(firsts(adminSamples)).entries())
      await adminTest.step(scene.name, () => glance(admin, nth, scene));
  });
}
