import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { expect, FULL, test } from "./siteTest";

/* What televisions and other sites show. */

// What the browser says of the frame that it refuses.
test.use({ expectedErrors: /frame-ancestors/, framesElsewhere: true });

test("another site may frame a table, and nothing else of the site", async ({ page, baseURL }) => {
  const other = createServer(({ url }, answer) => {
    answer.setHeader("content-type", "text/html");
    answer.end(`<title>Elsewhere</title><iframe src="${baseURL}${url}" width="600"></iframe>`);
  }).listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  try {
    // Nothing of the site's own code is on such a page, which a test would wait for.
    await page.goto(`http://127.0.0.1:${port}/embed/mls/table`, { waitUntil: "commit" });
    const framed = page.frameLocator("iframe");
    await expect(framed.getByRole("table").first()).toContainText("Kingsway Rovers");
    const [opened] = await Promise.all([
      page.waitForEvent("popup"),
      framed.getByRole("link", { name: "Kingsway Rovers" }).click(),
    ]);
    await expect(opened.getByRole("heading", { level: 1 })).toContainText("Kingsway Rovers");
    await page.goto(`http://127.0.0.1:${port}/mls/standings`, { waitUntil: "commit" });
    await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/^chrome-error:/);
  } finally {
    other.closeAllConnections();
    other.close();
  }
});

/** Parts of the screen whose content does not fit into them, of which a television shows less than there is. */
const hidden = (page: Page) =>
  page
    .locator("main, main > :is(section, aside, footer)")
    .evaluateAll((parts) =>
      parts
        .filter(
          ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
            scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1,
        )
        .map(({ localName }) => localName),
    );

for (const { path, shows } of [
  { path: "/mls/screen", shows: "MLS group A table" },
  { path: "/mal/screen", shows: "MAL medals" },
]) {
  test(
    `a hall's television goes from scene to scene and shows all of each: ${path}`,
    { tag: path === "/mls/screen" ? [] : FULL },
    async ({ page }) => {
      await page.setViewportSize({ width: 1920, height: 1080 });
      await page.goto(path);
      await expect(page.getByText(/^Updated \d\d:\d\d$/)).toBeVisible();
      const seen = new Set<string>();
      for (let step = 0; step < 8; step += 1) {
        seen.add((await page.locator("main section").first().getAttribute("aria-label")) ?? "");
        expect(await hidden(page), [...seen].at(-1)).toEqual([]);
        await page.keyboard.press("ArrowRight");
      }
      expect([...seen].join()).toContain(shows);
      expect(seen.size).toBeGreaterThan(2);
    },
  );
}
