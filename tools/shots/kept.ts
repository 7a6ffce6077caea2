import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { LOCAL_FOLDER } from "../../scripts/emulators/firebaseTools";
import { ROOT } from "../../scripts/projectFiles";

/*
 * Pictures stay on the machine that took them, below .arena/shots, in a folder for each state of the code: the short hash
 * of its commit, with more behind it while files differ from that commit. None are in the repository: another machine has
 * other fonts and another browser.
 */

/** The number of commits whose pictures are kept. */
const KEPT = 4;
/** How many commits back to look for pictures. */
const BACK = 200;

const NOTE = "taken.json";

/** The note beside pictures of the whole table. */
interface Note {
  /** The version of the browser that took them: another one draws some letters in another way. */
  readonly browser: string;
  /** When they were taken, in epoch milliseconds. */
  readonly at: number;
}

/** Runs git in the project and returns its lines; none if git or the commit is not there. */
export function gitLines(...args: readonly string[]): readonly string[] {
  try {
    const text = execFileSync("git", args, {
      cwd: ROOT,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      maxBuffer: Infinity,
    });
    return text.split("\n").filter(Boolean);
  } catch {
    return [];
  }
}

/** The folder of all pictures. */
const SHOTS = path.join(LOCAL_FOLDER, "shots");

/** Returns the folder for the pictures of a commit. */
export const shotsFolder = (commit: string, shots = SHOTS): string =>
  path.join(shots, commit || "no-commit");

function noteIn(folder: string): Note | null {
  try {
    // The type is safe: only keepShots writes this file.
    return JSON.parse(readFileSync(path.join(folder, NOTE), "utf8")) as Note;
  } catch {
    return null;
  }
}

/** Writes that a folder has the pictures of the whole table, and deletes those of all but the latest commits. */
export function keepShots(folder: string, browser: string, at = Date.now()): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, NOTE), JSON.stringify({ browser, at } satisfies Note));
  const shots = path.dirname(folder);
  readdirSync(shots)
    .map((name) => path.join(shots, name))
    .toSorted((a, b) => (noteIn(b)?.at ?? 0) - (noteIn(a)?.at ?? 0))
    .slice(KEPT)
    .forEach((old) => rmSync(old, { recursive: true, force: true }));
}

/** Whether a folder has the pictures of the whole table, taken by this browser. */
export const hasShots = (folder: string, browser: string): boolean =>
  existsSync(folder) && noteIn(folder)?.browser === browser;

/**
 * Returns the latest commit before the present code whose pictures are kept; undefined if there is none.
 * @param now the present code, as `commitNow` says it
 */
export function commitBefore(
  now: string,
  browser: string,
  { shots = SHOTS, history = () => gitLines("log", "--format=%h", "--abbrev=8", `-${BACK}`) } = {},
): string | undefined {
  return history().find(
    (commit) => commit !== now && hasShots(shotsFolder(commit, shots), browser),
  );
}
