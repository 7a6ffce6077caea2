import { inFirstLeague } from "../../scripts/firstLeague";
import { cutTexts, enlargeRoot, layOutWhole, overlaps } from "../harness/layout";
import { enter, roleScenes } from "../harness/scenes";
import { enter as enterAs } from "./administrator";
import { errorsOn, HEIGHT, judgeDesign } from "./designed";
import { expect, expectNoSidewaysScroll, test, WIDTHS } from "./siteTest";

/* Pages of captains and scorers wear the design, as those of visitors and administrators do in every-page.e2e.ts. */

test.use({ reducedMotion: "reduce" });

for (const { account, scenes } of roleScenes)
  test(`pages of ${account.email} wear the design`, async ({ page }) => {
    await enterAs(page, scenes[0]?.path ?? "/", account);
    const errors = errorsOn(page);
    for (const [nth, scene] of scenes.entries()) {
      await page.setViewportSize({ width: WIDTHS[0], height: HEIGHT });
      await enter(page, scene);
      await judgeDesign(page, scene, nth);
    }
    expect(errors).toEqual([]);
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
