import path from "node:path";
import { chromium, type Browser, type Page } from "@playwright/test";
import { browserArgs, findBrowser } from "../tests/harness/browser";
import {
  adminScenes,
  adminStates,
  roleScenes,
  visitorPages,
  visitorScenes,
  visitorStates,
  type Scene,
} from "../tests/harness/scenes";
import { accounts, signIn, type Account } from "../tests/harness/desk";
import { LOCAL_FOLDER } from "../scripts/emulators/firebaseTools";
import { inFirstLeague } from "../scripts/firstLeague";
import { takeBefore } from "./shots/before";
import { changedShots } from "./shots/changed";
import { SCHEMES, takeScene, WIDTHS, type Shot } from "./shots/camera";
import { helpScenes, takeHelpPicture } from "./shots/help";
import { takeScreenshots } from "./shots/screenshots";
import { parseShotOptions, type ShotOptions } from "./shots/options";
import { writeSheet } from "./shots/sheet";
import { embeddedSite, emptySite } from "./shots/site";
import { answerData, states, stateScenes } from "./shots/states";

const gallery: Scene = { name: "gallery-of-states", path: "/__gallery?sport=football", busy: true };

/**
 * Signs in with a seeded account, by default the administrator of all leagues. All pages of the context stay signed in.
 */
async function enterAs(page: Page, account: Account = accounts.admin): Promise<void> {
  await page.goto(inFirstLeague("admin-auth"));
  await signIn(page, account);
  // Waits for the address and not for the sign-out button, because on a narrow screen this button is in a menu.
  await page.waitForURL(/admin-dashboard/);
}

/** Starts a browser to take screenshots; it is found as for the tests. */
async function launch(): Promise<Browser> {
  const { executablePath, env } = await findBrowser();
  return chromium.launch({
    executablePath,
    // No font hinting, so that text has the same widths as on a dense screen. Hinting to whole pixels removes narrow
    // spaces.
    args: [...browserArgs(), "--font-render-hinting=none"],
    env: { ...process.env, ...env } as Record<string, string>,
  });
}

/** Writes one contact sheet for each width and scheme. */
async function writeSheets(shots: readonly Shot[], folder: string, name: string): Promise<void> {
  for (const width of WIDTHS) {
    for (const scheme of SCHEMES) {
      const own = shots.filter((shot) => shot.width === width && shot.scheme === scheme);
      if (own.length > 0)
        await writeSheet(own, path.join(folder, `${name}-${width}-${scheme}.png`));
    }
  }
}

/**
 * Takes the same screenshots with the code of a commit, prints those that differ, and writes contact sheets of them.
 */
async function compare(
  shots: readonly Shot[],
  folder: string,
  { hardData, only, at = Date.now(), against = "HEAD" }: ShotOptions,
): Promise<void> {
  const before = takeBefore(against, [
    ...(hardData ? ["--hard-data"] : []),
    ...only.flatMap((text) => ["--only", text]),
    "--at",
    new Date(at).toISOString(),
  ]);
  const changed = await changedShots(shots, path.join(before.local, path.basename(folder)));
  before.remove();
  await writeSheets(changed, folder, "changed");
  console.log(`${changed.length} of ${shots.length} pictures differ from those of ${against}:`);
  for (const { file } of changed) console.log(path.basename(file));
}

async function main({ hardData, only, at, against }: ShotOptions): Promise<void> {
  const folder = path.join(LOCAL_FOLDER, hardData ? "shots-hard" : "shots");
  const wanted = (scenes: readonly Scene[]) =>
    scenes.filter(({ name }) => only.length === 0 || only.some((text) => name.includes(text)));
  const shots: Shot[] = [];
  const browser = await launch();

  const openPage = async (url: string) => {
    const context = await browser.newContext({
      baseURL: url,
      locale: "en-GB",
      timezoneId: "Africa/Lagos",
      reducedMotion: "reduce",
    });
    return context.newPage();
  };
  const visitors = wanted([gallery, ...visitorScenes, ...visitorPages, ...visitorStates]);
  const admins = wanted([...adminScenes, ...adminStates]);
  const others = roleScenes.map(({ account, scenes }) => [account, wanted(scenes)] as const);
  if ([visitors, admins, ...others.map(([, scenes]) => scenes)].some(({ length }) => length > 0)) {
    const site = await embeddedSite(hardData);
    const take = async (scenes: readonly Scene[], as?: Account) => {
      if (scenes.length === 0) return;
      const page = await openPage(site.url);
      if (as) await enterAs(page, as);
      for (const scene of scenes) {
        try {
          shots.push(...(await takeScene(page, { folder, at }, scene)));
        } catch (error) {
          console.error(`${scene.name}: ${String(error).split("\n")[0] ?? ""}`);
          process.exitCode = 1;
        }
      }
      await page.context().close();
    };
    await take(visitors);
    await take(admins, accounts.admin);
    for (const [account, scenes] of others) await take(scenes, account);
    await site.close();
  }

  if (wanted([{ name: "help", path: "/help" }]).length > 0 && !hardData) {
    const site = await embeddedSite(false);
    const page = await openPage(site.url);
    for (const scene of helpScenes(false)) await takeHelpPicture(page, scene);
    await enterAs(page);
    for (const scene of helpScenes(true)) await takeHelpPicture(page, scene);
    await page.context().close();
    await site.close();
  }

  if (wanted([{ name: "screenshots", path: "/" }]).length > 0 && !hardData) {
    const site = await embeddedSite(false);
    await takeScreenshots(browser, site.url);
    await site.close();
  }

  const stateful = states.map((state) => [state, wanted(stateScenes(state))] as const);
  if (stateful.some(([, scenes]) => scenes.length > 0)) {
    const site = await emptySite();
    for (const [state, scenes] of stateful) {
      const page = await openPage(site.url);
      await answerData(page, state);
      for (const scene of scenes) {
        shots.push(...(await takeScene(page, { folder, at }, scene)));
      }
      await page.context().close();
    }
    await site.close();
  }
  await browser.close();

  await writeSheets(shots, folder, "sheet");
  if (against !== undefined) await compare(shots, folder, { hardData, only, at, against });
  if (shots.length > 0)
    console.log(
      `${shots.length} pictures and their contact sheets are in ${path.relative(process.cwd(), folder)}.`,
    );
}

await main(parseShotOptions(process.argv.slice(2)));
process.exit();
