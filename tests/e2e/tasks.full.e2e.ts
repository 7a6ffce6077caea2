import type { Page } from "@playwright/test";
import { houses } from "../../src/domain/houses";
import { closeGallery, expect, test } from "./siteTest";

/*
 * What students open the site for, counted in taps on a phone from a cold landing page. The gallery that greets once
 * in a session is closed before: a visitor's first task in it takes one tap more.
 */

// On a phone that moves as it does for most.
test.use({ reducedMotion: "no-preference" });

interface Task {
  readonly name: string;
  readonly most: number;
  /** A club is followed already. */
  readonly follows?: boolean;
  readonly run: (phone: Phone) => Promise<void>;
}

/** A page whose taps are counted. */
interface Phone {
  readonly page: Page;
  readonly tap: (name: string | RegExp, role?: "link" | "button") => Promise<void>;
}

const first = (page: Page, role: "link" | "button", name: string | RegExp) =>
  page.getByRole(role, { name }).first();
const days = (page: Page) => page.getByRole("region", { name: "Matches by day" });
const rows = (page: Page) => days(page).getByRole("listitem").getByRole("link");

/** The last day before today that has matches, as the strip calls it. */
async function lastDay(page: Page): Promise<string> {
  const buttons = page.getByRole("navigation", { name: "Days" }).getByRole("button");
  await expect(buttons.first()).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  const names = await buttons.evaluateAll((all) =>
    all.map((one) => one.getAttribute("aria-label") ?? ""),
  );
  const before = names.slice(
    0,
    names.findIndex((name) => name.startsWith("Today")),
  );
  return before.findLast((name) => / \d+ match/.test(name)) ?? "";
}

const tasks: readonly Task[] = [
  {
    name: "my club's next match, once followed",
    most: 1,
    follows: true,
    run: ({ page }) =>
      expect(first(page, "link", /Kingsway Rovers/)).toBeInViewport({ ratio: 0.5 }),
  },
  {
    name: "today across sports",
    most: 0,
    run: ({ page }) => expect(rows(page).first()).toBeInViewport({ ratio: 0.5 }),
  },
  {
    name: "last night's score",
    most: 1,
    run: async ({ page, tap }) => {
      await tap(await lastDay(page), "button");
      await expect(page.getByRole("heading", { name: /^Finished/ })).toBeVisible();
    },
  },
  {
    name: "top scorer",
    most: 3,
    run: async ({ page, tap }) => {
      await tap(/^Football\b/);
      await tap("Stats");
      await expect(page.getByRole("heading", { name: "Goals" })).toBeVisible();
    },
  },
  {
    name: "who goes through, and what is needed",
    most: 2,
    run: async ({ page, tap }) => {
      await tap(/^Football\b/);
      await tap("Standings");
      await expect(page.getByRole("heading", { name: "To go through" }).first()).toBeVisible();
    },
  },
  {
    name: "my timetable in my calendar",
    most: 3,
    follows: true,
    run: async ({ page, tap }) => {
      await tap("My clubs");
      await tap("Calendar of My clubs", "button");
      const file = page.waitForEvent("download");
      await tap("Save calendar file", "button");
      expect((await file).suggestedFilename()).toBe("my-clubs.ics");
    },
  },
  {
    name: "follow a club",
    most: 3,
    run: async ({ page, tap }) => {
      await tap("My clubs");
      await tap("Follow Kingsway Rovers", "button");
      await expect(page.getByRole("heading", { name: "Kingsway Rovers" })).toBeVisible();
    },
  },
  {
    name: "a result to a friend",
    most: 3,
    run: async ({ page, tap }) => {
      await tap(/^Football\b/);
      await tap(/full time|match details$/);
      const file = page.waitForEvent("download");
      await tap(/^Share/, "button");
      expect((await file).suggestedFilename()).toMatch(/\.png$/);
    },
  },
  {
    name: "a past champion of the arena",
    most: 3,
    run: async ({ page, tap }) => {
      await tap("Whole table");
      await tap("Past years", "button");
      await expect(
        page.getByRole("table", { name: new RegExp(`^The ${houses} in `) }).first(),
      ).toBeVisible();
    },
  },
  {
    name: "a player by name",
    most: 2,
    run: async ({ page, tap }) => {
      await tap("Search", "button");
      await page.getByRole("dialog").getByRole("combobox").fill("adebisi");
      await tap(/Adébísí/);
      await expect(page.getByRole("heading", { level: 1, name: /Adébísí/ })).toBeVisible();
    },
  },
];

test("ten tasks take few taps on a phone", async ({ openDevice }) => {
  const counted: string[] = [];
  for (const { name, most, follows, run } of tasks) {
    const page = await (await openDevice()).newPage();
    await page.setViewportSize({ width: 390, height: 844 });
    if (follows)
      await page.addInitScript(() =>
        localStorage.setItem("arena-mine", JSON.stringify({ clubs: ["mls/kingsway-rovers"] })),
      );
    await page.goto("/");
    await closeGallery(page);
    let taps = 0;
    await run({
      page,
      tap: async (target, role = "link") => {
        taps += 1;
        await first(page, role, target).click();
      },
    });
    counted.push(`${taps} of ${most}  ${name}`);
    expect.soft(taps, name).toBeLessThanOrEqual(most);
    await page.close();
  }
  console.log(`Taps from a cold landing page at 390 px:\n${counted.join("\n")}`);
});
