import { mkdir } from "node:fs/promises";
import path from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { consoleErrors } from "../../tests/harness/consoleErrors";
import { designFaults } from "../../tests/harness/design";
import { layOutWhole } from "../../tests/harness/layout";
import { enter } from "../../tests/harness/scenes";
import { endWaitsUntil } from "./heldTime";
import type { Look, Visit } from "./table";

const HEIGHTS: Readonly<Record<Look["width"], number>> = { 390: 844, 1280: 800 };

/** How long a page has to stay the same before a picture of it is taken, and how long to wait for that, in ms. */
const STILL = { still: 100, within: 1_500 };
/** The same for a page that says all the time that it loads, also while its own code does. */
const STILL_LOADING = { still: 1_000, within: 6_000 };

/** A picture. */
export interface Shot {
  /** The name of its visit. */
  readonly name: string;
  readonly look: Look;
  readonly file: string;
}

/** The pictures of a visit, and what is wrong with the page, a text for each fault. */
export interface Taken {
  readonly shots: readonly Shot[];
  readonly faults: readonly string[];
}

const fileName = (name: string, { width, scheme }: Look) => `${name}-${width}-${scheme}.png`;

/** Opens the page of a visit, and in each of its looks judges its design and takes a picture of it. */
export async function takeVisit(
  context: BrowserContext,
  { name, state, scene, looks }: Visit,
  folder: string,
): Promise<Taken> {
  const page = await context.newPage();
  const thrown: string[] = [];
  page.on("pageerror", (error) => thrown.push(String(error)));
  // Where requests fail, and where pictures of another host are missing, the browser itself writes an error for each.
  const written = state === "full" || state === "empty" ? consoleErrors(page) : [];
  const shots: Shot[] = [];
  const found: string[] = [];
  await mkdir(folder, { recursive: true });
  try {
    const [first] = looks;
    if (first) await show(page, first);
    const entered = enter(page, scene);
    await (state === "broken" ? endWaitsUntil(page, entered) : entered);
    await layOutWhole(page);
    const judge = async (look: Look) => {
      await show(page, look);
      await showEverything(page, state === "loading" ? STILL_LOADING : STILL);
      const faults = await designFaults(page, new URL(page.url()).pathname);
      found.push(...faults.map((fault) => `${fileName(name, look)}: ${fault}`));
    };
    for (const look of looks) {
      await judge(look);
      const file = path.join(folder, fileName(name, look));
      const fullPage = !scene.open || scene.isPage === true;
      await page.screenshot({ path: file, fullPage, animations: "disabled" });
      shots.push({ name, look, file });
    }
    const other = looks.every(({ width }) => width === 390) ? 1280 : 390;
    if (first && !scene.at && !looks.some(({ width }) => width === other))
      await judge({ width: other, scheme: first.scheme });
  } catch (error) {
    found.push(`${name}: ${String(error).split("\n")[0] ?? ""}`);
  }
  found.push(...[...thrown, ...written].map((error) => `${name} has an error: ${error}`));
  await page.close();
  return { shots, faults: found };
}

async function show(page: Page, { width, scheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHTS[width] });
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
}

/** Scrolls through the page, so that what loads near the screen loads, and waits for it, for pictures and for fonts. */
export async function showEverything(page: Page, patience = STILL): Promise<void> {
  await page.evaluate(async ({ still, within }) => {
    const height = document.documentElement.scrollHeight;
    for (let top = 0; top < height; top += 600) {
      scrollTo({ top, behavior: "instant" });
      await new Promise((done) => requestAnimationFrame(() => done(undefined)));
    }
    scrollTo({ top: 0, behavior: "instant" });
    await document.fonts.ready;
    const pictures = [...document.images].filter(({ complete }) => !complete);
    await Promise.race([
      Promise.all(pictures.map((picture) => picture.decode().catch(() => {}))),
      new Promise((done) => setTimeout(done, 1_500)),
    ]);
    let changed = performance.now();
    const changes = new MutationObserver(() => (changed = performance.now()));
    changes.observe(document, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
    const end = changed + within;
    while (performance.now() < Math.min(changed + still, end))
      await new Promise((done) => setTimeout(done, still / 4));
    changes.disconnect();
  }, patience);
}
