import type { Page } from "@playwright/test";
import { mls } from "../../arena/leagues/mls";
import { picture, pictureDigest } from "../../factories/pictures";
import { makeNews, makePlayer } from "../../factories/records";
import { countReads } from "../reads/countReads";
import { expect, test } from "../siteTest";

/* Pictures are read once, and where they are shown alone. */

const pictures = (page: Page) => page.locator('img[src^="blob:"]');

test("pictures in every place cost home, today and lists nothing", async ({
  openDevice,
  database,
}) => {
  const text = picture();
  const digest = pictureDigest("mls", text);
  const crest = `crests/mls/${digest}`;
  await database.write("crests", "mls", { crests: { [digest]: text }, lastId: digest });
  await database.write("pictures", digest, { league: "mls", picture: text, at: new Date() });
  await database.alterAll("mlsTeams", { logo: crest });
  await database.alterAll("mlsPlayers", { picture: `pictures/${digest}` });
  const player = makePlayer({
    id: "pictured",
    name: "Pictured Player",
    picture: `pictures/${digest}`,
  });
  await database.keep(mls, "players", player);
  await database.keep(mls, "news", makeNews({ id: "pictured", picture: `pictures/${digest}` }));

  const context = await openDevice();
  const reads = countReads(context);
  const page = await context.newPage();
  const asked = async (path: string) => {
    await page.goto(path);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await page.waitForLoadState("networkidle");
    const { requests } = await reads.take();
    return requests
      .filter((one) => /^(crests|pictures)\//.test(one))
      .map((one) => one.split("/")[0]);
  };
  /** Pictures that were read on a page are kept by the device, once it has had the time to. */
  const kept = async (path: string, kind: string) => {
    const [first] = await asked(path);
    expect(first).toBe(kind);
    await expect(async () => expect(await asked(path)).toEqual([])).toPass();
  };
  // Once for the crests of the league.
  await page.goto("/mls/standings");
  await expect(pictures(page).first()).toBeVisible();
  await kept("/mls/standings", "crests");
  for (const path of ["/", "/today", "/mls/home", "/mls/players", "/mls/clubs", "/mls/stats"])
    expect(await asked(path), path).toEqual([]);
  // One where it is shown alone.
  await page.goto("/mls/players/pictured");
  await expect(pictures(page)).not.toHaveCount(0);
  await kept("/mls/players/pictured", "pictures");
});
