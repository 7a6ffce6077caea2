import { describe, expect, it } from "vitest";
import { holdsIn } from "./inBrowser";
import { findLowestChromium, startLowestChromium } from "./lowestChromium";

const chromium = await findLowestChromium();

describe.skipIf(!chromium)("Chromium 109", () => {
  holdsIn(chromium, startLowestChromium, "Lowe Stbrowser");

  it("shows colours, although it mixes none and knows no light-dark()", async () => {
    if (!chromium) return;
    const browser = await startLowestChromium(chromium);
    try {
      await browser.open(process.env["ARENA_E2E_URL"] ?? "");
      expect(await browser.ask("/Chrome.109\\./.test(navigator.userAgent)")).toBe(true);
      expect(await browser.ask('CSS.supports("color", "light-dark(red, red)")')).toBe(false);
      const colours = await browser.ask(`[...document.querySelectorAll("body, header, main a")].map(
        (one) => getComputedStyle(one).color + getComputedStyle(one).backgroundColor)`);
      expect(new Set(colours as string[]).size).toBeGreaterThan(2);
      expect(await browser.ask("getComputedStyle(document.body).backgroundColor")).toBe(
        "rgb(245, 246, 250)",
      );
    } finally {
      await browser.close();
    }
  });
});
