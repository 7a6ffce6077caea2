import { existsSync, statSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Maximum wait for the build of another suite, in milliseconds. A build takes half a minute on an idle machine, and ten
 * minutes on a busy one; after this time the other suite must have ended without a build.
 */
const BUILT_WITHIN_MS = 900_000;
const LOOK_EVERY_MS = 200;

/** Writes a build into a folder. @throws Error if the build fails */
type Build = (folder: string) => Promise<void>;

/** A suite creates the folder `begunIn` when it starts to build for all suites, and the file `failedIn` if it fails. */
const begunIn = (folder: string) => `${folder}-begun`;
const failedIn = (folder: string) => path.join(begunIn(folder), "failed");

const isFolder = (place: string) =>
  statSync(place, { throwIfNoEntry: false })?.isDirectory() === true;

/**
 * Builds into a folder that exists only once it is complete. Nothing is left of a build that fails.
 * @throws Error if the build fails
 */
export async function buildWhole(folder: string, build: Build): Promise<void> {
  const unfinished = `${folder}-${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  try {
    await build(unfinished);
    await rename(unfinished, folder).catch((error: unknown) => {
      // A suite that waited too long builds too, and another one may have been faster.
      if (!isFolder(folder)) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/**
 * Builds into a folder for several suites that run at the same time: the first one builds, the others wait for it.
 * @throws Error if the build fails, in this suite or in the first one
 */
export async function buildOnce(folder: string, build: Build): Promise<void> {
  await mkdir(path.dirname(folder), { recursive: true });
  if (await isBuiltByAnother(folder)) return;
  try {
    await buildWhole(folder, build);
  } catch (error) {
    await writeFile(failedIn(folder), "");
    throw error;
  }
}

/**
 * Makes sure that only the first of several parallel suites builds; the others wait here until its build is finished.
 * @returns false if this suite has to build: it is the first, or the wait was too long
 * @throws Error as soon as the other suite's build fails
 */
async function isBuiltByAnother(folder: string): Promise<boolean> {
  const isFirst = await mkdir(begunIn(folder)).then(
    () => true,
    (error: unknown) => {
      if (!isFolder(begunIn(folder))) throw error;
      return false;
    },
  );
  if (isFirst) return false;
  const giveUp = Date.now() + BUILT_WITHIN_MS;
  while (!existsSync(folder) && Date.now() < giveUp) {
    if (existsSync(failedIn(folder)))
      throw new Error("The build failed in the suite that began it.");
    await sleep(LOOK_EVERY_MS);
  }
  return existsSync(folder);
}
