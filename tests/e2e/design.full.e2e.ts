import type { Page } from "@playwright/test";
import { inFirstLeague } from "../../scripts/firstLeague";
import { strangersToDesign } from "../harness/design";
import { cutTexts, enlargeRoot, layOutWhole, overlaps } from "../harness/layout";
import {
  adminSamples,
  adminStates,
  enter,
  roleScenes,
  visitorPages,
  visitorSamples,
  type Scene,
} from "../harness/scenes";
import { adminTest, enter as enterAs } from "./administrator";
import { expect, expectNoSidewaysScroll, test, WIDTHS } from "./siteTest";

/*
 * A page of each kind, for everybody who has one, wears the design: sizes and families of type, colours and space are the
 * tokens', on a phone and on a desk, light or dark; nothing is cut or wider than the screen, and the console stays empty.
 */

test.use({ reducedMotion: "reduce" });
adminTest.use({ reducedMotion: "reduce" });

const HEIGHT = 844;

async function judge(page: Page, { path, name, at }: Scene, nth: number): Promise<void> {
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
function errorsOn(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on("console", (message) => {
    const { url } = message.location();
    if (message.type() === "error" && new URL(url || page.url()).href !== page.url())
      errors.push(`${page.url()}: ${message.text()} ${url}`);
  });
  return errors;
}

async function judgeAll(page: Page, scenes: readonly Scene[]): Promise<void> {
  const errors = errorsOn(page);
  for (const [nth, scene] of scenes.entries()) {
    await page.setViewportSize({ width: WIDTHS[scene.at === "wide" ? 1 : 0], height: HEIGHT });
    await enter(page, scene);
    await judge(page, scene, nth);
  }
  expect(errors).toEqual([]);
}

const visited = [...visitorSamples, ...visitorPages];
for (const half of [0, 1])
  test(`visitors' pages wear the design, half ${half + 1} of 2`, async ({ page }) => {
    await judgeAll(
      page,
      visited.filter((_, nth) => nth % 2 === half),
    );
  });

adminTest("administrators' pages wear the design", async ({ admin }) => {
  await judgeAll(admin, [...adminSamples, ...adminStates]);
});

for (const { account, scenes } of roleScenes)
  test(`pages of ${account.email} wear the design`, async ({ page }) => {
    await enterAs(page, scenes[0]?.path ?? "/", account);
    await judgeAll(page, scenes);
  });

test("letters twice as large lie over nothing on a phone", async ({ page }) => {
  const paths = ["/", "/today", "/championship", "/mls/matches/gw4-a2"].concat(
    ["home", "standings", "results"].map(inFirstLeague),
  );
  await page.setViewportSize({ width: WIDTHS[0], height: HEIGHT });
  for (const path of paths) {
    await enter(page, { name: path, path });
    await layOutWhole(page);
    await enlargeRoot(page, 200);
    await expectNoSidewaysScroll(page);
    expect.soft(await overlaps(page), `${path} overlaps`).toEqual([]);
    expect.soft(await cutTexts(page), `${path} cuts`).toEqual([]);
  }
});
