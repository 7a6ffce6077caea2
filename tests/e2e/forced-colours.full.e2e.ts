import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./siteTest";

/* Where a reader's own few colours take the place of ours, shapes must still tell what ours told. */

test.use({ forcedColors: "active", reducedMotion: "reduce" });

/** A system colour as the browser computes it. */
async function systemColour(page: Page, name: string): Promise<string> {
  return page.evaluate((colour) => {
    const probe = document.body.appendChild(document.createElement("span"));
    probe.style.color = colour;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);
}

/** Whether an element has an edge that shows on a page of that colour. */
async function hasEdge(element: Locator, canvas: string): Promise<boolean> {
  return element.evaluate((box, page) => {
    const style = getComputedStyle(box);
    return ["top", "right", "bottom", "left"].some((side) => {
      const colour = style.getPropertyValue(`border-${side}-color`);
      return (
        style.getPropertyValue(`border-${side}-style`) !== "none" &&
        Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) >= 1 &&
        colour !== page &&
        !/^rgba.*, 0\)$/.test(colour)
      );
    });
  }, canvas);
}

async function expectEdges(elements: Locator, canvas: string, what: string): Promise<void> {
  await expect(elements.filter({ visible: true }).first()).toBeVisible();
  for (const element of await elements.all()) {
    if (!(await element.isVisible())) continue;
    await expect.poll(() => hasEdge(element, canvas), `${what} keeps an edge`).toBe(true);
  }
}

test("tables, pips, cards, controls and dialogs keep their edges", async ({ page }) => {
  await page.goto("/mls/standings");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Show points by game week" }).click();
  const canvas = await systemColour(page, "Canvas");
  await expectEdges(main.locator("[data-outcome]"), canvas, "a pip of the form");
  await expectEdges(main.locator("tr[data-zone] td:first-child"), canvas, "a zone of the table");
  await expectEdges(main.getByRole("button"), canvas, "a button");
  await expectEdges(main.getByRole("combobox"), canvas, "a select");

  const zones = await main
    .locator("tr[data-zone]")
    .evaluateAll((rows) =>
      rows.map((row) => [
        (row as HTMLElement).dataset["zone"],
        getComputedStyle(row.querySelector("td") ?? row).borderLeftStyle,
      ]),
    );
  expect(new Map(zones.map(([zone, style]) => [zone, style])).size).toBe(2);
  expect(new Set(zones.map(([, style]) => style)).size, "the zones differ").toBe(2);

  await page.goto("/mls/results?result=");
  await main
    .getByRole("link", { name: /full time/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await expectEdges(dialog, canvas, "a dialog");
  await expectEdges(dialog.getByRole("button"), canvas, "a button of a dialog");
  const shares = dialog.getByRole("img", { name: /^Possession/ }).locator("i");
  await expect(shares.first()).toBeVisible();
  const colours = await shares.evaluateAll((parts) =>
    parts.map((part) => getComputedStyle(part).backgroundColor),
  );
  expect(new Set([...colours, canvas]).size, "the two shares differ").toBe(3);
});

test("the focus, the current tab and the chosen scheme show", async ({ page }) => {
  await page.goto("/mls/players");
  const highlight = await systemColour(page, "Highlight");
  await page.keyboard.press("Tab");
  const ring = await page.evaluate(() => {
    const { outlineStyle, outlineColor, outlineWidth } = getComputedStyle(
      document.activeElement ?? document.body,
    );
    return { outlineStyle, outlineColor, outlineWidth };
  });
  expect(ring).toEqual({ outlineStyle: "solid", outlineColor: highlight, outlineWidth: "3px" });

  const tab = page.getByRole("navigation", { name: /MLS football/ }).locator("[aria-current=page]");
  expect(await tab.evaluate((link) => getComputedStyle(link).borderBlockEndColor)).toBe(highlight);

  const choices = page.getByRole("group", { name: "Colour scheme" }).locator("label");
  const looks = await choices.evaluateAll((labels) =>
    labels.map((label) => {
      const { backgroundColor, borderTopColor, outlineStyle, forcedColorAdjust } =
        getComputedStyle(label);
      return [backgroundColor, borderTopColor, outlineStyle, forcedColorAdjust].join(" ");
    }),
  );
  expect(new Set(looks).size, "the chosen one looks different").toBe(2);
});
