import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";

/**
 * Returns the open page with its data as one HTML file without code. No site that reads a database can be faster than
 * this file.
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

/** Writes such a file at the path of the page's address. */
export async function writeFloor(outDir: string, page: string, html: string): Promise<void> {
  const file = path.join(outDir, `${page}.html`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, html);
}
