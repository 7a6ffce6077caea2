import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";

/**
 * The page that is open, with its data, as one file without any code: what no site that reads a
 * database can be faster than.
 */
export async function floorOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const root = document.documentElement.cloneNode(true);
    if (!(root instanceof HTMLElement)) throw new Error("The page has no root element.");
    const gone = "script, link[rel=modulepreload], link[rel=preload], link[rel=manifest]";
    for (const element of root.querySelectorAll(gone)) element.remove();
    for (const link of root.querySelectorAll("link[rel=stylesheet]")) {
      const style = document.createElement("style");
      style.textContent = await (await fetch(link.getAttribute("href") ?? "")).text();
      link.replaceWith(style);
    }
    return `<!doctype html>${root.outerHTML}`;
  });
}

/** Writes such a page where its address leads. */
export async function writeFloor(outDir: string, page: string, html: string): Promise<void> {
  const file = path.join(outDir, `${page}.html`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, html);
}
