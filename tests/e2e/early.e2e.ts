import type { Page } from "@playwright/test";
import { listingTimes } from "../../src/data/listingEntry";
import { leagues } from "../../src/leagues";
import { countReads } from "./reads/countReads";
import { expect, test } from "./siteTest";

/*
 * Pages that are drawn with their data before the site's own code is here: they look the same before
 * and after, and nothing of the first drawing stays.
 */

/** Each kind of page that waits for data, in each league that has it. The day's matches are drawn so among the rest. */
const paths = [
  "/",
  "/today",
  ...["home", "players", "matches", "results", "standings", "stats"].map((page) => `/mls/${page}`),
  ...["home", "players", "matches", "results", "standings"].map((page) => `/mbl/${page}`),
  "/student-week-football/home",
  "/mls/clubs/savannah-stars",
  "/mbl/clubs/hilltop-hawks",
  "/student-week-football/clubs/A1",
  "/mls/matches/gw4-a2",
  "/mls/matches/gw6-b2",
  "/mttl/matches/gw3-b1",
  "/mls/players/kingsway-rovers-9",
  "/mal/players/engineering-harriers-101",
];

/** Lets the site's own code through only when told to. */
async function holdSite(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  // Both drawings in the same font, however soon the web font would come.
  await page.route("**/fonts/*", (route) => route.fulfill({ status: 404 }));
  await page.route(/\/assets\/(?!early-)[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/**
 * What is drawn of a page, line by line: elements with their attributes, and texts.
 * @param placed elements also with where they stand
 */
function linesOf(page: Page, which: "early" | "site", placed: boolean): Promise<string[]> {
  return page.evaluate(
    ([drawn, withPlace]) => {
      // Numbered differently by whoever draws them; React chooses options without the attribute; and
      // what is drawn early cannot be used yet.
      const ignored = new Set([
        "id",
        "for",
        "aria-labelledby",
        "aria-describedby",
        "aria-controls",
        "selected",
        "inert",
      ]);
      const place = document.getElementById("early-page");
      if (!place?.parentElement) return [];
      const after = [...place.parentElement.children];
      const tops = drawn === "early" ? place.children : after.slice(after.indexOf(place) + 1);
      const lines: string[] = [];
      const write = (node: Node, indent: string): void => {
        if (node instanceof Element) {
          // What comes later still.
          if (node.matches('[aria-busy="true"], [data-later]')) return;
          const attributes = [...node.attributes].filter(({ name }) => !ignored.has(name));
          const words = attributes
            .map(({ name, value }) => `${name}="${value.replace(/^url\(#.*\)$/, "url(#)")}"`)
            .toSorted();
          const { x, y, width, height } = node.getBoundingClientRect();
          // A page may open at now, by scrolling.
          const top = width || height ? y + scrollY : y;
          if (withPlace) words.push(`at ${[x, top, width, height].map(Math.round).join()}`);
          lines.push([`${indent}${node.tagName.toLowerCase()}`, ...words].join(" "));
          // React leaves comments between texts.
          const comments = [...node.childNodes].filter((child) => child instanceof Comment);
          for (const comment of comments) comment.remove();
          node.normalize();
          for (const child of node.childNodes) write(child, `${indent} `);
        } else if (node instanceof Text) {
          lines.push(indent + node.data);
        }
      };
      for (const top of tops) write(top, "");
      return lines;
    },
    [which, placed] as const,
  );
}

/** The first of the lines that does not stand in the others in their order. */
function missingIn(lines: readonly string[], others: readonly string[]): string | undefined {
  const rest = [...lines];
  for (const other of others) if (other === rest[0]) rest.shift();
  return rest[0];
}

for (const path of paths) {
  test(`${path} is drawn the same by what comes early and by the site itself`, async ({ page }) => {
    const release = await holdSite(page);
    await page.goto(path, { waitUntil: "commit" });
    const place = page.locator("#early-page");
    await place.locator("> *").first().waitFor({ state: "attached" });
    // What the site loads later still moves what stands below it.
    const isWhole = (await place.locator('[aria-busy="true"]').count()) === 0;
    const early = await linesOf(page, "early", isWhole);
    expect(early.length).toBeGreaterThan(10);

    const controls = place.locator(":is(button, input, select):not([inert])");
    await expect(controls, "controls without code").toHaveCount(0);

    release();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(place.locator("> *")).toHaveCount(0);
    const site = await linesOf(page, "site", isWhole);
    if (isWhole) expect(site).toEqual(early);
    else expect(missingIn(early, site)).toBeUndefined();
  });
}

for (const [path, documents] of [
  ["/", leagues.length],
  ["/mls/home", 3],
] as const) {
  test(`${path} reads nothing twice when its code comes long after its data`, async ({ page }) => {
    const counter = countReads(page.context());
    const release = await holdSite(page);
    await page.goto(path, { waitUntil: "commit" });
    await page.locator("#early-page > *").first().waitFor({ state: "attached" });
    await page.waitForTimeout(listingTimes.fresh);
    release();
    await expect(page.locator("#early-page > *")).toHaveCount(0);
    await page.waitForLoadState("networkidle");
    expect((await counter.take()).documents).toBe(documents);
  });
}

test("a page that was drawn early has the web font once it is taken over", async ({ page }) => {
  await page.goto("/mls/home");
  await expect(page.locator("html")).toHaveAttribute("data-fonts", "on");
  await expect(page.locator("#early-page > *")).toHaveCount(0);
});
