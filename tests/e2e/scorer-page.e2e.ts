import type { Page } from "@playwright/test";
import { accounts } from "../harness/desk";
import { adminTest, enter, title } from "./administrator";
import { expect, expectNoSidewaysScroll } from "./siteTest";

/* The scorer's page is drawn in the theme of the administration. */

const PHONE = { width: 390, height: 844 };

const sizeOfTitle = (page: Page) =>
  title(page).evaluate((heading) => getComputedStyle(heading).fontSize);

adminTest(
  "a scorer's page fits a phone, and its title is as large as others",
  async ({ admin, browser, watch }) => {
    await admin.setViewportSize(PHONE);
    await admin.goto("/mls/admin-dashboard");

    const context = await browser.newContext({
      storageState: { cookies: [], origins: [] },
      viewport: PHONE,
    });
    await watch(context);
    const scorer = await context.newPage();
    await enter(scorer, "/mls/admin-dashboard", accounts.scorer);
    await expect(scorer.getByRole("main").locator("[aria-busy]")).toHaveCount(0);

    expect(await sizeOfTitle(scorer)).toBe(await sizeOfTitle(admin));
    await expectNoSidewaysScroll(scorer);
    await context.close();
  },
);
