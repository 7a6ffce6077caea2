import { existsSync, readdirSync, rmSync } from "node:fs";
import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { LOCAL_FOLDER } from "../emulators/firebaseTools";
import { LOCALHOST } from "../emulators/ports";
import { embeddedSiteEnv, emulatorSiteEnv, type SiteEnv } from "../siteEnv";
import { buildOnce, buildWhole } from "./buildOnce";
import type { WrittenReport } from "./report";
import { runBuild } from "./runBuild";

interface Ports {
  readonly auth: number;
  readonly firestore: number;
}

/**
 * Placeholders in the one build for emulators: its project and ports. `siteFor` replaces them in copies, so nothing
 * else in the build may contain them.
 */
const STAND_IN = { projectId: "demo-arena-built", ports: { auth: 64_901, firestore: 64_902 } };

const TEXT = /\.(?:html|js|json|txt|xml|webmanifest)$/;

/**
 * The environment variable with the beginning of the paths of the builds that the suites of one `npm test` share:
 * "-embedded" or "-emulators" follows.
 */
export const BUILT_SITE = "ARENA_BUILT_SITE";

/** Where a built site stores its data: in each browser, or on emulators. */
export type BuiltStore = "embedded" | "emulators";

const settings: Readonly<Record<BuiltStore, SiteEnv>> = {
  embedded: embeddedSiteEnv("demo-arena-embedded"),
  emulators: emulatorSiteEnv(STAND_IN.projectId, STAND_IN.ports),
};

const builds = new Map<BuiltStore, Promise<string>>();

/**
 * Returns the folder of the site built for a store with the command for production. It is built once for all suites of
 * a run, or once for this process if no run shares its builds.
 */
function built(store: BuiltStore): Promise<string> {
  const found = builds.get(store) ?? build(store);
  builds.set(store, found);
  return found;
}

const siteIn = (folder: string) => path.join(folder, "site");
const reportIn = (folder: string) => path.join(folder, "report.json");

/** Returns the folder with the files of the site built for a store. @throws Error if the build fails */
export const builtSite = async (store: BuiltStore): Promise<string> => siteIn(await built(store));

/** Returns the report of the build for emulators, with its folder. @throws Error if the build fails */
export async function builtReport(): Promise<WrittenReport> {
  const folder = await built("emulators");
  // The type is safe: scripts/build.ts wrote this file.
  const report = JSON.parse(await readFile(reportIn(folder), "utf8")) as WrittenReport;
  return { ...report, outDir: siteIn(folder) };
}

async function build(store: BuiltStore): Promise<string> {
  const shared = process.env[BUILT_SITE];
  const folder = `${shared ?? path.join(LOCAL_FOLDER, `built-${process.pid}`)}-${store}`;
  await (shared ? buildOnce : buildWhole)(folder, (unfinished) =>
    runBuild(siteIn(unfinished), settings[store], reportIn(unfinished)),
  );
  if (!shared) process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Removes the builds that the suites of a run have shared, once the run has ended. */
export function removeBuiltSites(shared: string): void {
  const folder = path.dirname(shared);
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (name.startsWith(`${path.basename(shared)}-`))
      rmSync(path.join(folder, name), { recursive: true, force: true });
}

/**
 * Copies the site for these emulators into a folder. The site is built only once. Each copy gets its project and ports
 * by replacing the placeholders, because builds for other projects differ in nothing else.
 * @throws Error if the build fails
 */
export async function siteFor(outDir: string, projectId: string, ports: Ports): Promise<void> {
  await cp(await builtSite("emulators"), outDir, { recursive: true });
  const replacements = [
    [STAND_IN.projectId, projectId],
    [`${LOCALHOST}:${STAND_IN.ports.auth}`, `${LOCALHOST}:${ports.auth}`],
    [`${LOCALHOST}:${STAND_IN.ports.firestore}`, `${LOCALHOST}:${ports.firestore}`],
  ] as const;
  for (const name of await readdir(outDir, { recursive: true })) {
    if (!TEXT.test(name)) continue;
    const file = path.join(outDir, name);
    const text = await readFile(file, "utf8");
    const replaced = replacements.reduce((all, [from, to]) => all.replaceAll(from, to), text);
    if (replaced !== text) await writeFile(file, replaced);
  }
}
