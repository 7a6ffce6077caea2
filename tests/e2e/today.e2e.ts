import { expect, FULL, test } from "./siteTest";

// As in a browser of a visitor of the local site.
test.use({ fillsItself: true });

test("the first match of the day stands on a phone's first screen of the landing page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const days = page.getByRole("region", { name: "Matches by day" });
  const row = days.getByRole("listitem").getByRole("link").first();
  await expect(row).toBeVisible();
  const box = await row.boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
});

test(
  "a part with one league takes the whole width beside the table",
  { tag: FULL },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto("/today?sport=volleyball");
    const parts = page.getByRole("region", { name: /^(Next|Coming up|Latest results)$/ });
    await expect(parts.first()).toBeVisible();
    const empty = await parts.evaluateAll((all) =>
      all.map((part) => {
        const card = part.querySelector("ul")?.getBoundingClientRect();
        return part.getBoundingClientRect().right - (card?.right ?? 0);
      }),
    );
    expect(Math.max(...empty), "px left empty").toBeLessThan(4);
  },
);
