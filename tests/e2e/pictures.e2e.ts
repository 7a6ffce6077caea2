import type { Page } from "@playwright/test";
import { mls } from "../arena/leagues/mls";
import { makeNews, makePlayer } from "../factories/records";
import { picture, pictureDigest } from "../factories/pictures";
import { adminTest, button, link } from "./administrator";
import { counted, countEvents, tellCount } from "./counting";
import { countReads } from "./reads/countReads";
import { expect } from "./siteTest";
import { openVisitor } from "./visitor";

/* Pictures from a device: kept in few taps, shown everywhere, and read where they are shown alone. */

/** A picture as cameras make them, larger than anything that is kept, drawn by the browser. */
const drawn = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [1600, 1200];
    const pen = canvas.getContext("2d");
    if (!pen) throw new Error("This browser draws nothing.");
    for (let at = 0; at < 600; at += 1) {
      pen.fillStyle = `hsl(${at * 7} 70% 50%)`;
      pen.fillRect((at * 97) % 1600, (at * 61) % 1200, 120, 90);
    }
    return canvas.toDataURL("image/png").split(",")[1] ?? "";
  });

const pictures = (page: Page) => page.locator('img[src^="blob:"]');

adminTest("a crest from the device takes four taps", async ({ admin, openBrowser, database }) => {
  await admin.addInitScript(countEvents);
  await admin.goto("/mls/admin-dashboard/clubs");
  const buffer = Buffer.from(await drawn(admin), "base64");
  await link(admin, /Kingsway Rovers/)
    .first()
    .click();
  const chooser = admin.waitForEvent("filechooser");
  await button(admin, "Choose logo").click();
  await (await chooser).setFiles({ name: "crest.png", mimeType: "image/png", buffer });
  await button(admin, "Use this picture").click();
  await expect(admin.getByRole("dialog")).toHaveCount(0);
  await button(admin, "Update").click();
  await expect(admin.getByText("Club saved")).toBeVisible();
  const count = await counted(admin);
  const most = { clicks: 4, keys: 0 };
  tellCount("a crest from the device", count, most);
  expect(count.clicks).toBeLessThanOrEqual(most.clicks);

  const stored = await database.read("crests", "mls");
  const [[digest, text] = ["", ""]] = Object.entries(stored?.["crests"] ?? {});
  expect(digest).toBe(pictureDigest("mls", text));
  expect(Buffer.from(text, "base64").byteLength).toBeLessThanOrEqual(4096);
  const visitor = await openVisitor(await openBrowser(), "/mls/standings");
  await expect(pictures(visitor).first()).toBeVisible();
});

adminTest(
  "pictures in every place cost home, today and lists nothing",
  async ({ openDevice, database }) => {
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
  },
);
