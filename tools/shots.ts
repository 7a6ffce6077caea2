import path from "node:path";
import type { Page } from "@playwright/test";
import { signIn, accounts } from "../tests/harness/desk";
import { inFirstLeague } from "../scripts/firstLeague";
import { commitNow } from "../scripts/test/reports";
import { PICTURES } from "../scripts/test/remarks";
import { takeBefore } from "./shots/before";
import type { Shot } from "./shots/camera";
import { changedShots, type ChangedShot } from "./shots/changed";
import { helpScenes, takeHelpPicture } from "./shots/help";
import { commitBefore, gitLines, hasShots, keepShots, shotsFolder } from "./shots/kept";
import { parseShotOptions, type ShotOptions } from "./shots/options";
import { takeScreenshots } from "./shots/screenshots";
import { writeSheets } from "./shots/sheet";
import { openStudio, type Studio } from "./shots/studio";
import { visits, type Visit } from "./shots/table";
import { takeAll } from "./shots/takeAll";
import { touchedRoles } from "./shots/touched";

/*
 * Takes the pictures of the table (tools/shots/table.ts), judges the design of each page, and says which pictures differ
 * from those of the commit before. It fails if a page does not come, if one does not wear the design, and if a picture
 * differs although no changed file belongs to its page.
 */

/** Pictures that are files of the site: they are taken only if they are named. */
const OF_THE_SITE = ["help", "screenshots"];

/** At most this many visits are repeated to see whether a difference is one of chance. */
const REPEATED = 60;

/** Signs in as the administrator of all leagues. All pages of the context stay signed in. */
async function enterAdministration(page: Page): Promise<void> {
  await page.goto(inFirstLeague("admin-auth"));
  await signIn(page, accounts.admin);
  // Waits for the address and not for the sign-out button, because on a narrow screen this button is in a menu.
  await page.waitForURL(/admin-dashboard/);
}

async function takePicturesOfTheSite(studio: Studio, only: readonly string[]): Promise<void> {
  const url = await studio.address();
  if (only.includes("help")) {
    const page = await studio.browser.newPage({
      baseURL: url,
      locale: "en-GB",
      timezoneId: "Africa/Lagos",
      reducedMotion: "reduce",
    });
    for (const scene of helpScenes(false)) await takeHelpPicture(page, scene);
    await enterAdministration(page);
    for (const scene of helpScenes(true)) await takeHelpPicture(page, scene);
    await page.close();
  }
  if (only.includes("screenshots")) await takeScreenshots(studio.browser, url);
}

/** The commit to compare with: the one that was asked for, else the latest one whose pictures are kept. */
function baseOf({ against, only }: ShotOptions, now: string, browser: string): string | undefined {
  if (against === undefined) return commitBefore(now, browser);
  const [commit = against] = gitLines("rev-parse", "--short=8", `${against}^{commit}`);
  if (!hasShots(shotsFolder(commit), browser))
    takeBefore(commit, ["--without-sheets", ...only.flatMap((text) => ["--only", text])]);
  return commit;
}

interface Comparison {
  readonly studio: Studio;
  readonly wanted: readonly Visit[];
  readonly shots: readonly Shot[];
  readonly folder: string;
  readonly base: string;
}

/** Returns the pictures that differ from those of a commit, also when they are taken once more. */
async function compare(comparison: Comparison): Promise<readonly ChangedShot[]> {
  const { studio, wanted, shots, folder, base } = comparison;
  const before = shotsFolder(base);
  const changed = await changedShots(shots, before);
  const again = wanted.filter(({ name }) => changed.some((one) => one.name === name));
  if (again.length === 0 || again.length > REPEATED) return changed;
  const repeated = await takeAll(studio, again, folder);
  return changedShots(repeated.shots, before);
}

const inPercent = (share: number) => `${(share * 100).toFixed(share < 0.1 ? 2 : 0)} %`;

/** Prints which pictures have changed. @returns those that no changed file can have changed */
function report(
  changed: readonly ChangedShot[],
  wanted: readonly Visit[],
  base: string,
): readonly ChangedShot[] {
  const files = [
    ...gitLines("diff", "--name-only", base),
    ...gitLines("ls-files", "--others", "--exclude-standard"),
  ];
  const touched = touchedRoles(files);
  const largestFirst = changed.toSorted((a, b) => b.share - a.share);
  for (const { file, share } of largestFirst)
    console.log(`  ${inPercent(share).padStart(7)}  ${path.basename(file)}`);
  return largestFirst.filter(({ name }) => {
    const role = wanted.find((visit) => visit.name === name)?.role;
    return role !== undefined && !touched.has(role);
  });
}

async function main(options: ShotOptions): Promise<void> {
  const { only, sheets } = options;
  const studio = await openStudio();
  const browser = studio.browser.version();
  const ofTheTable = only.filter((text) => !OF_THE_SITE.includes(text));
  await takePicturesOfTheSite(studio, only);
  const wanted = visits.filter(({ name }) =>
    only.length === 0 ? true : ofTheTable.some((text) => name.includes(text)),
  );
  if (wanted.length === 0) return studio.close();

  const now = commitNow();
  const folder = shotsFolder(now);
  const { shots, faults } = await takeAll(studio, wanted, folder);
  const where = path.relative(process.cwd(), folder);
  const base = baseOf(options, now, browser);
  const changed = base ? await compare({ studio, wanted, shots, folder, base }) : [];
  await studio.close();

  if (sheets) await writeSheets(shots, folder, "sheet");
  if (changed.length > 0) await writeSheets(changed, folder, "changed");
  const unexplained = base ? report(changed, wanted, base) : [];
  for (const { file } of unexplained)
    console.error(`✗ ${path.basename(file)} differs, but no changed file belongs to its page.`);
  for (const fault of faults) console.error(`✗ ${fault}`);
  if (only.length === 0 && faults.length === 0) keepShots(folder, browser);
  console.log(
    base
      ? `${PICTURES}${changed.length} of ${shots.length} differ from those of ${base}; all are in ${where}.`
      : `${PICTURES}${shots.length} taken, in ${where}; nothing to compare them with yet.`,
  );
  if (unexplained.length + faults.length > 0) process.exitCode = 1;
}

await main(parseShotOptions(process.argv.slice(2)));
process.exit();
