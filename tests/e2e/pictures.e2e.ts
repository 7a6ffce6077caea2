import type { Page } from "@playwright/test";
import { pictureDigest } from "../factories/pictures";
import { adminTest, button, link } from "./administrator";
import { counted, countEvents, tellCount } from "./counting";
import { expect } from "./siteTest";
import { openVisitor } from "./visitor";

/* Pictures from a device: kept in few taps, and shown everywhere. */

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
