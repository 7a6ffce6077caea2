import type { Page } from "@playwright/test";

/** Collects the errors that a page's console shows from now on, except that there is nothing at its own address. */
export function consoleErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on("console", (message) => {
    const { url } = message.location();
    if (message.type() === "error" && new URL(url || page.url()).href !== page.url())
      errors.push(`${page.url()}: ${message.text()} ${url}`);
  });
  return errors;
}
