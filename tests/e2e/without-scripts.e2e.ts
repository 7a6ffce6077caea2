import { expect, FULL, test } from "./siteTest";

test.use({ javaScriptEnabled: false });

const pages = [
  ["/", /Arena/],
  ["/mls/standings", /Standings/],
  ["/mls/clubs/kingsway-rovers", /Kingsway Rovers/],
  ["/help", /Help/],
  ["/privacy", /Privacy/],
] as const;

for (const [path, words] of pages) {
  test(
    `without JavaScript ${path} has its words, says what is missing, and waits for nothing`,
    { tag: path === "/" ? [] : FULL },
    async ({ page }) => {
      // No code comes that a test could wait for.
      await page.goto(path, { waitUntil: "commit" });
      await expect(
        page.getByText(/is shown by JavaScript, which this browser lacks/),
      ).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words);
      await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0);
      await expect(page.getByText(/^Loading/).filter({ visible: true })).toHaveCount(0);
    },
  );
}
