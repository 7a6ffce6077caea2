import { expect, test } from "./siteTest";

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
