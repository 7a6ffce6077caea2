import { test as base, expect, type Page } from "@playwright/test";

/** Messages the browser itself writes, which no page can prevent. */
const EXPECTED = [/Failed to load resource: the server responded with a status of 404/];

/**
 * Tests in which a console error or an uncaught exception fails the page that wrote it. A test that
 * provokes a failure says which messages it expects.
 */
export const test = base.extend<{ expectedErrors: RegExp[]; watched: void }>({
  expectedErrors: [[], { option: true }],
  watched: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(message.text());
      });
      page.on("pageerror", (error) => errors.push(String(error)));
      await use();
      const expected = [...expectedErrors, ...EXPECTED];
      expect(errors.filter((text) => !expected.some((one) => one.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export const WIDTHS = [390, 1280] as const;

/** Nothing on the page is wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wider, "the page scrolls sideways").toBeLessThanOrEqual(0);
}

/** Closes the gallery that opens on a full load of the landing page. */
export async function closeGallery(page: Page): Promise<void> {
  const gallery = page.getByRole("dialog");
  await gallery.getByRole("button", { name: "Close" }).click();
  await expect(gallery).toBeHidden();
}
