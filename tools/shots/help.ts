import { mkdir } from "node:fs/promises";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { arena } from "@arena/arena";
import { helpPictures, type HelpPictureName } from "../../src/ui/help/pictures";
import { enter } from "../../tests/harness/scenes";
import { firstClub, inFirstLeague } from "../../scripts/firstLeague";

/** Where the help pages find them. */
const FOLDER = path.resolve("public/help");
const QUALITY = 72;
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };

/** What a picture of the help pages shows. */
interface HelpScene {
  readonly name: HelpPictureName;
  readonly path: string;
  /** For administrators. */
  readonly signedIn?: true;
  readonly open?: (page: Page) => Promise<void>;
  /** What is at the top of the picture; without it the top of the window. */
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
      await page.getByRole("searchbox").fill(firstClub.name.slice(0, 4));
      await expect(page.getByRole("dialog").getByText(firstClub.name).first()).toBeVisible();
    },
  },
  {
    name: "result",
    path: inFirstLeague("admin-dashboard/results/new?fixture=gw5-a1"),
    signedIn: true,
    open: async (page) => {
      const figures = page.locator("main input[inputmode=numeric]");
      await figures.first().fill("2");
      await figures.nth(1).fill("1");
    },
  },
  {
    name: "postpone",
    path: inFirstLeague("admin-dashboard/match-day"),
    signedIn: true,
    open: async (page) => {
      // A day without matches leads to the next one that has some.
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
      // The link of the site, not of the machine that takes the picture.
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

/** The names of the pictures that are taken, of visitors' pages or of the administrators'. */
export const helpScenes = (signedIn: boolean): readonly HelpScene[] =>
  scenes.filter((scene) => (scene.signedIn ?? false) === signedIn);

/** Takes away that the site runs on data of the browser, which is true of the pictures only. */
export async function withoutDemoNote(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const note of document.querySelectorAll("aside, main > p"))
      if (note.textContent.startsWith("Demo data")) note.remove();
  });
}

/** Takes a picture of the help pages, small, and puts it where they find it. */
export async function takeHelpPicture(page: Page, scene: HelpScene): Promise<void> {
  const { width, height } = helpPictures[scene.name];
  await page.setViewportSize(width < DESK.width / 2 ? PHONE : DESK);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await enter(page, { name: scene.name, path: scene.path });
  await withoutDemoNote(page);
  await scene.open?.(page);
  // What was pressed would look as it does under the pointer.
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
