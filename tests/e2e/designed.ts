import type { Page } from "@playwright/test";
import { strangersToDesign } from "../harness/design";
import { cutTexts, layOutWhole } from "../harness/layout";
import type { Scene } from "../harness/scenes";
import { expect, expectNoSidewaysScroll, WIDTHS } from "./siteTest";

/** The height of a window whose width is judged. */
export const HEIGHT = 844;

/**
 * The page that is open wears the design: sizes and families of type, colours and space are the tokens', on a phone and on
 * a desk, light or dark; nothing is cut or wider than the screen.
 */
export async function judgeDesign(
  page: Page,
  { path, name, at }: Scene,
  nth: number,
): Promise<void> {
  await page.emulateMedia({ colorScheme: nth % 2 === 0 ? "light" : "dark" });
  await layOutWhole(page);
  for (const width of WIDTHS) {
    if (at && (at === "wide") !== (width === WIDTHS[1])) continue;
    await page.setViewportSize({ width, height: HEIGHT });
    const where = `${path} (${name}) at ${width} px`;
    await expectNoSidewaysScroll(page);
    expect.soft(await cutTexts(page), `${where} cuts`).toEqual([]);
    // A hall's screen takes its sizes from the picture that it fills.
    if (!path.endsWith("/screen")) expect.soft(await strangersToDesign(page), where).toEqual([]);
  }
}

/** What pages write to the console of errors, but for the answer to an address that leads nowhere. */
export function errorsOn(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on("console", (message) => {
    const { url } = message.location();
    if (message.type() === "error" && new URL(url || page.url()).href !== page.url())
      errors.push(`${page.url()}: ${message.text()} ${url}`);
  });
  return errors;
}
