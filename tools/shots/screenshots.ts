import { mkdir } from "node:fs/promises";
import path from "node:path";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { enter } from "../../tests/harness/scenes";
import { ROOT } from "../../scripts/projectFiles";
import { screenshotFile, SCREENS, screenshots, sizes } from "../art/screenshots";
import { showEverything } from "./camera";
import { withoutDemoNote } from "./help";

/** Quality of the JPEG files. JPEG, because browsers accept no other small format in a manifest. */
const QUALITY = 74;

/** Takes the screenshots for the web app manifest, which browsers show to people who are about to install the app. */
export async function takeScreenshots(browser: Browser, url: string): Promise<void> {
  await mkdir(path.join(ROOT, SCREENS), { recursive: true });
  for (const one of screenshots) {
    const { width, height, perPixel } = sizes[one.form];
    const page = await browser.newPage({
      baseURL: url,
      colorScheme: "light",
      deviceScaleFactor: perPixel,
      locale: "en-GB",
      reducedMotion: "reduce",
      viewport: { width: width / perPixel, height: height / perPixel },
    });
    await enter(page, { name: one.label, path: one.page });
    await withoutDemoNote(page);
    await showEverything(page);
    await sharp(await page.screenshot({ animations: "disabled" }))
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toFile(path.join(ROOT, screenshotFile(one)));
    await page.close();
  }
}
