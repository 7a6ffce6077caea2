import { inFirstLeague } from "../../scripts/firstLeague";
import { cutTexts, enlargeRoot, layOutWhole, overlaps } from "../harness/layout";
import { enter } from "../harness/scenes";
import { expect, expectNoSidewaysScroll, HEIGHT, test, WIDTHS } from "./siteTest";

test.use({ reducedMotion: "reduce" });

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
