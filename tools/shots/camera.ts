import { mkdir } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { enter, type Scene } from "../../tests/harness/scenes";

export const WIDTHS = [390, 1280] as const;
export const SCHEMES = ["light", "dark"] as const;
const HEIGHTS: Record<number, number> = { 390: 844, 1280: 800 };

/** A screenshot. */
export interface Shot {
  readonly scene: string;
  readonly width: number;
  readonly scheme: (typeof SCHEMES)[number];
  readonly file: string;
}

/**
 * The folder for screenshots, and the moment at which each page is opened, in epoch milliseconds; undefined for now.
 */
interface Place {
  readonly folder: string;
  readonly at: number | undefined;
}

/** Takes screenshots of a scene at every width and in both schemes. The page is loaded only once. */
export async function takeScene(page: Page, { folder, at }: Place, scene: Scene): Promise<Shot[]> {
  if (at !== undefined) await page.clock.setSystemTime(at);
  const widths = WIDTHS.filter((width) => !scene.at || (scene.at === "wide") === width >= 960);
  const [firstWidth = WIDTHS[0]] = widths;
  await page.setViewportSize({ width: firstWidth, height: HEIGHTS[firstWidth] ?? 800 });
  await enter(page, scene);

  const shots: Shot[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHTS[width] ?? 800 });
    await showEverything(page);
    for (const scheme of SCHEMES) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
      const file = path.join(folder, `${scene.name}-${width}-${scheme}.png`);
      await mkdir(folder, { recursive: true });
      await page.screenshot({ path: file, fullPage: !scene.open, animations: "disabled" });
      shots.push({ scene: scene.name, width, scheme, file });
    }
  }
  return shots;
}

/** Scrolls through the page, so that lazy pictures load, and waits for them and for the fonts. */
export async function showEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
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
      new Promise((done) => setTimeout(done, 2000)),
    ]);
  });
}
