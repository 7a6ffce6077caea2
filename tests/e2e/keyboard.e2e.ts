import type { Page } from "@playwright/test";
import { keyboardOf } from "../harness/keyboard";
import { accounts, field } from "../harness/desk";
import { adminTest, row } from "./administrator";
import { expect, FULL, test } from "./siteTest";

/*
 * Every job of a visitor and of an administrator without a mouse. On the way to each control every
 * stop of the focus is looked at: it shows, and nothing lies over it.
 */

// What moves can be paused.
test.use({ reducedMotion: "no-preference" });

const dialogOf = (page: Page) => page.getByRole("dialog");
const main = (page: Page) => page.getByRole("main");

test("the landing page: gallery, skip link, pause and menus", async ({ page }) => {
  const keyboard = keyboardOf(page);
  await page.goto("/");
  const gallery = dialogOf(page);
  await expect(gallery.getByRole("button", { name: "Close" })).toBeFocused();
  await keyboard.press("ArrowRight");
  await expect(gallery).toContainText("2 of 5");
  await keyboard.press("Escape");
  await expect(gallery).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await keyboard.enter(
    main(page)
      .getByRole("button", { name: /^Pause/ })
      .first(),
  );
  await expect(main(page).getByRole("button", { name: /^Play/ }).first()).toBeFocused();
  await keyboard.enter(main(page).getByRole("button", { name: "Open the gallery" }));
  await expect(gallery).toBeVisible();
  await page.goBack();
  await expect(gallery).toBeHidden();
  await expect(main(page).getByRole("button", { name: "Open the gallery" })).toBeFocused();

  await keyboard.tabTo(page.getByRole("link", { name: "Skip to content" }), "Shift+Tab");
  await keyboard.press("Enter");
  await expect(main(page)).toBeFocused();
  const menu = page.getByRole("navigation", { name: "Main menu" });
  await keyboard.tabTo(menu.getByRole("button", { name: "Football", exact: true }), "Shift+Tab");
  await keyboard.press("ArrowRight");
  await expect(menu.getByRole("button", { name: "Basketball", exact: true })).toBeFocused();
  await keyboard.press("ArrowDown", "ArrowDown");
  await keyboard.press("Escape");
  await expect(menu.getByRole("button", { name: "Basketball", exact: true })).toBeFocused();
  await keyboard.press("Enter", "Tab");
  await keyboard.look();
  await keyboard.press("Enter");
  await expect(page).toHaveURL("/mbl/home");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(keyboard.stops()).toBeGreaterThan(15);
});

test("the drawer on phones: opens, unfolds, leads on, and back closes it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const keyboard = keyboardOf(page);
  await page.goto("/mls/standings");
  const menu = page.getByRole("button", { name: "Sports menu" });
  const drawer = page.getByRole("dialog", { name: "Sports" });
  for (const close of [() => keyboard.press("Escape"), () => page.goBack()]) {
    await keyboard.enter(menu);
    await expect(drawer).toBeVisible();
    await close();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL("/mls/standings");
    await expect(menu).toBeFocused();
  }
  await keyboard.enter(menu);
  await keyboard.enter(drawer.getByText("Chess", { exact: true }));
  await keyboard.enter(drawer.getByRole("link", { name: /Convo Week/ }));
  await expect(page).toHaveURL("/chess/convoweek");
  await expect(drawer).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/mls/standings");
});

/** Somebody without a mouse in a league, who goes from tab to tab. */
function leagueByKeyboard(page: Page) {
  const keyboard = keyboardOf(page);
  const tabs = page.getByRole("navigation", { name: /MLS football/ });
  const follow = async (tab: string) => {
    await keyboard.press("Shift+Tab");
    await keyboard.tabTo(tabs.getByRole("link", { name: tab, exact: true }), "Shift+Tab");
    await keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(tab);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  };
  return { keyboard, follow };
}

test("a league: tabs, weeks, filters and details", { tag: FULL }, async ({ page }) => {
  const { keyboard, follow } = leagueByKeyboard(page);
  await page.goto("/mls/home");
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  const award = main(page).getByRole("link", { name: /^Top scorer: / });
  await keyboard.enter(award);
  await expect(dialogOf(page)).toContainText("2 of 3");
  await keyboard.press("ArrowRight");
  await expect(dialogOf(page)).toContainText("3 of 3");
  await keyboard.press("Escape");
  await expect(award).toBeFocused();

  await follow("Matches");
  const picker = page.getByRole("combobox", { name: "Game week" });
  const week = await picker.inputValue();
  await keyboard.enter(page.getByRole("button", { name: /previous game week/i }));
  await expect(picker).not.toHaveValue(week);
  await keyboard.tabTo(picker);
  await keyboard.press("ArrowDown");
  await expect(picker).toHaveValue(week);
  await keyboard.tabTo(page.getByRole("combobox", { name: /club/i }));
  await page.keyboard.type("Kingsway");
  const fixture = main(page).getByRole("link", { name: / v / });
  await expect(fixture).toHaveCount(1);
  await keyboard.enter(fixture);
  await expect(dialogOf(page)).toContainText("Starting XI");
  await page.goBack();
  await expect(dialogOf(page)).toBeHidden();
  await expect(fixture).toBeFocused();

  await follow("Results");
  const played = main(page).getByRole("link", { name: /full time/ });
  await keyboard.enter(played.nth(1));
  await expect(dialogOf(page)).toContainText("Possession");
  const saved = page.waitForEvent("download");
  await keyboard.enter(dialogOf(page).getByRole("button", { name: "Share result" }));
  expect((await saved).suggestedFilename()).toMatch(/\.png$/);
  await expect(dialogOf(page).getByRole("status")).toContainText("saved");
  await keyboard.press("Escape");
  await expect(played.nth(1)).toBeFocused();
  expect(keyboard.stops()).toBeGreaterThan(30);
});

test("a league: players, table, statistics and clubs", { tag: FULL }, async ({ page }) => {
  const { keyboard, follow } = leagueByKeyboard(page);
  await page.goto("/mls/results");
  await follow("Players");
  await keyboard.type(page.getByRole("searchbox", { name: "Search players" }), "a");
  await keyboard.tabTo(page.getByRole("combobox", { name: "Position" }));
  await page.keyboard.type("Goal");
  await expect(page).toHaveURL(/position=Goalkeeper/);
  const card = main(page)
    .getByRole("button", { name: /Goalkeeper/ })
    .first();
  await keyboard.enter(card);
  await expect(dialogOf(page)).toContainText(/1 of \d+/);
  await keyboard.press("ArrowRight");
  await expect(dialogOf(page)).toContainText(/2 of \d+/);
  await keyboard.press("Escape");
  await expect(card).toBeFocused();

  await follow("Standings");
  const table = page.waitForEvent("download");
  await keyboard.enter(page.getByRole("button", { name: "Share table" }));
  await table;
  await keyboard.enter(page.getByRole("button", { name: "Show points by game week" }));
  await keyboard.enter(page.getByText("Show as a table"));
  await expect(page.getByRole("table", { name: /Points by game week/ })).toBeVisible();

  await follow("Stats");
  await keyboard.enter(page.getByRole("button", { name: /^Show all/ }).first());

  await follow("Clubs");
  await keyboard.enter(main(page).getByRole("link", { name: /Harbour Eagles/ }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Harbour Eagles");
  await keyboard.enter(page.getByRole("radio", { name: "System" }));
  await keyboard.press("ArrowRight", "ArrowRight");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(keyboard.stops()).toBeGreaterThan(30);
});

/** What is typed into the fields of a form, by their labels, in their order. */
type Typed = Readonly<Record<string, string>>;

const jobs: readonly {
  readonly section: string;
  readonly noun: string;
  /** What the list calls the record. */
  readonly name: string;
  readonly add: Typed;
  readonly change: Typed;
}[] = [
  {
    section: "fixtures",
    noun: "fixture",
    name: "Kingsway Rovers v Lagoon City",
    add: {
      "Team A": "Kingsway Rovers",
      "Team B": "Lagoon City",
      "Game week": "42",
    },
    change: { Status: "Postponed" },
  },
  {
    section: "players",
    noun: "player",
    name: "Zubairu Danladi",
    add: { Name: "Zubairu Danladi", Club: "Savannah Stars", "Jersey number": "77", Goals: "3" },
    change: { Goals: "12" },
  },
  {
    section: "results",
    noun: "result",
    name: "Mount Trojans v Old Library FC",
    add: {
      "Team A": "Mount Trojans",
      "Team A score": "2",
      "Team B": "Old Library FC",
      "Team B score": "1",
      "Game week": "43",
    },
    change: { "Team A score": "3" },
  },
  {
    section: "standings",
    noun: "standing",
    name: "Riverside United",
    add: { "Team name": "Riverside United", Group: "A", Points: "90" },
    change: { Points: "80" },
  },
];

adminTest.describe("an administrator", () => {
  adminTest.use({ storageState: { cookies: [], origins: [] } });

  adminTest(
    "signs in, and adds, changes, deletes and brings back a record of each kind",
    { tag: FULL },
    async ({ page, database: _ }) => {
      adminTest.setTimeout(900_000);
      const keyboard = keyboardOf(page);
      await page.goto("/mls/admin-dashboard");
      await expect(page).toHaveURL(/admin-auth/);
      await keyboard.type(page.getByLabel("Email"), accounts.admin.email);
      await keyboard.type(page.getByLabel("Password", { exact: true }), accounts.admin.password);
      await keyboard.press("Enter");
      await expect(page).toHaveURL("/mls/admin-dashboard");

      const fillIn = async (typed: Typed) => {
        for (const [label, text] of Object.entries(typed)) {
          await keyboard.type(field(page, label), text);
          // A list of suggestions is open under some fields; its first one is what was typed.
          if (await page.getByRole("listbox").isVisible())
            await keyboard.press("ArrowDown", "Enter");
        }
      };

      for (const { section, noun, name, add, change } of jobs) {
        await adminTest.step(section, async () => {
          await page.goto(`/mls/admin-dashboard/${section}`);
          await keyboard.enter(page.getByRole("link", { name: `Add ${noun}` }));
          await fillIn(add);
          await keyboard.enter(page.getByRole("button", { name: "Save", exact: true }));
          // A computed season asks what a typed figure means.
          if (["standings", "players"].includes(section))
            await keyboard.enter(
              page.getByRole("button", { name: /^Keep .* by hand from now on/ }),
            );
          await expect(page).not.toHaveURL(/\/new$/);

          await keyboard.type(page.getByRole("searchbox"), name.replace(" v ", " "));
          const listed = row(page, name);
          await expect(listed).toHaveCount(1);
          await keyboard.enter(listed.getByRole("link", { name: /^Edit / }));
          await fillIn(change);
          await keyboard.enter(page.getByRole("button", { name: "Update", exact: true }));
          await expect(page).toHaveURL(new RegExp(`/${section}(?:\\?|$)`));

          await keyboard.enter(listed.getByRole("button", { name: /^Delete / }));
          const dialog = dialogOf(page);
          await expect(dialog.getByRole("button", { name: `Keep ${noun}` })).toBeFocused();
          await keyboard.enter(dialog.getByRole("button", { name: `Delete ${noun}` }));
          await expect(listed).toHaveCount(0);
          await keyboard.enter(page.getByRole("button", { name: "Undo" }));
          await expect(listed).toHaveCount(1);
        });
      }
      expect(keyboard.stops()).toBeGreaterThan(60);
    },
  );
});
