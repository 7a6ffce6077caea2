import { mkdir } from "node:fs/promises";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { arena } from "@arena/arena";
import { helpPictures, type HelpPictureName } from "../../src/ui/help/pictures";
import { enter } from "../../tests/harness/scenes";
import { firstClub, inFirstLeague } from "../../scripts/firstLeague";

/** The folder of the help pages' pictures. */
const FOLDER = path.resolve("public/help");
const QUALITY = 72;
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };

/** A picture of the help pages: the page it shows, and what is opened there. */
interface HelpScene {
  readonly name: HelpPictureName;
  readonly path: string;
  /** Whether the page is for administrators. */
  readonly signedIn?: true;
  readonly open?: (page: Page) => Promise<void>;
  /** Selector of the element at the top of the picture; undefined for the top of the window. */
  readonly from?: string;
}

const squad = [
  "Name\tNo.\tPosition\tClub",
  `Tobi Adeyemi\t14\tForward\t${firstClub.name}`,
  `Kwesi Boateng\t21\tDefender\t${firstClub.name}`,
  `Ngozi Eze\t33\tGoalkeeper\t${firstClub.name}`,
].join("\n");

const scenes: readonly HelpScene[] = [
  {
    name: "follow",
    path: inFirstLeague(`clubs/${firstClub.slug}`),
    open: async (page) => {
      await page
        .getByRole("button", { name: `Follow ${firstClub.name}` })
        .first()
        .click();
    },
  },
  {
    name: "calendar",
    path: inFirstLeague(`clubs/${firstClub.slug}`),
    from: "dialog[open]",
    open: async (page) => {
      await page
        .getByRole("button", { name: /^Calendar of / })
        .first()
        .click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "table",
    path: inFirstLeague("standings"),
    from: "main table",
    open: async (page) => {
      await page.getByRole("button", { name: "GD", exact: true }).first().click();
      await expect(page.getByRole("status").getByText("Goals scored minus")).toBeVisible();
    },
  },
  {
    name: "search",
    path: inFirstLeague("home"),
    open: async (page) => {
      await page.getByRole("button", { name: "Search" }).first().click();
      await page.getByRole("dialog").getByRole("combobox").fill(firstClub.name.slice(0, 4));
      await expect(page.getByRole("dialog").getByText(firstClub.name).first()).toBeVisible();
    },
  },
  {
    name: "result",
    path: inFirstLeague("admin-dashboard/match-day"),
    signedIn: true,
    open: async (page) => {
      const figures = page.locator("main input[inputmode=numeric]");
      const before = page.getByRole("button", { name: /^Previous match day/ });
      await expect(before).toBeEnabled();
      // If no match of today has begun, opens the match day before.
      if (!(await figures.first().isVisible())) await before.click();
      await figures.first().fill("2");
      await figures.nth(1).fill("1");
    },
  },
  {
    name: "postpone",
    path: inFirstLeague("admin-dashboard/match-day"),
    signedIn: true,
    open: async (page) => {
      // If today has no matches, opens the next day that has some.
      const next = page.getByText(/^Next: /);
      const menu = page.getByRole("button", { name: /^More for / }).first();
      await expect(next.or(menu).first()).toBeVisible();
      if (await next.isVisible()) await next.click();
      await menu.click();
      await page.getByRole("menuitem", { name: "Postpone…" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "invite",
    path: inFirstLeague("admin-dashboard/captains"),
    signedIn: true,
    open: async (page) => {
      await page.getByRole("button", { name: "Invite", exact: true }).click();
      const dialog = page.getByRole("dialog", { name: "Invite somebody" });
      await dialog.getByRole("option", { name: firstClub.name }).waitFor({ state: "attached" });
      await dialog.getByLabel("Club").selectOption({ label: firstClub.name });
      await dialog.getByRole("button", { name: "Create the invitation" }).click();
      await expect(page.getByRole("img", { name: "QR code of the link" })).toBeVisible();
      // Shows the link with the site's address instead of that of this machine.
      await page.getByRole("textbox", { name: "Link" }).evaluate((field, url) => {
        if (field instanceof HTMLInputElement)
          field.value = field.value.replace(location.origin, url);
        field.scrollLeft = 0;
      }, arena.url);
    },
  },
  {
    name: "paste",
    path: inFirstLeague("admin-dashboard/players/paste"),
    signedIn: true,
    open: async (page) => {
      await page.getByLabel("Cells").fill(squad);
      await expect(page.getByText("Tobi Adeyemi").first()).toBeVisible();
    },
  },
];

/** Returns the pictures of administrators' pages if `signedIn` is true, else those of visitors' pages. */
export const helpScenes = (signedIn: boolean): readonly HelpScene[] =>
  scenes.filter((scene) => (scene.signedIn ?? false) === signedIn);

/** Removes the note about demo data from the page, because the pictures should look like a real site. */
export async function withoutDemoNote(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const note of document.querySelectorAll("aside, main > p"))
      if (note.textContent.startsWith("Demo data")) note.remove();
  });
}

/** Takes a picture for the help pages, makes it smaller and writes it to their folder. */
export async function takeHelpPicture(page: Page, scene: HelpScene): Promise<void> {
  const { width, height } = helpPictures[scene.name];
  await page.setViewportSize(width < DESK.width / 2 ? PHONE : DESK);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await enter(page, { name: scene.name, path: scene.path });
  await withoutDemoNote(page);
  await scene.open?.(page);
  // Moves the pointer away, because a button under it looks different.
  await page.mouse.move(0, 0);
  const box = scene.from && (await page.locator(scene.from).first().boundingBox());
  const y = box ? Math.max(0, Math.min(box.y - 64, PHONE.height - height)) : 0;
  const full = width === PHONE.width ? PHONE.width : DESK.width;
  const clip = { x: 0, y, width: full, height: Math.round((height * full) / width) };
  const taken = await page.screenshot({ clip, animations: "disabled" });
  await mkdir(FOLDER, { recursive: true });
  const file = path.join(FOLDER, `${scene.name}.webp`);
  await sharp(taken).resize({ width, height }).webp({ quality: QUALITY, effort: 6 }).toFile(file);
}
