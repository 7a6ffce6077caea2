import { readFileSync, renameSync, writeFileSync } from "node:fs";

/** The progress of a suite. */
export interface Progress {
  readonly tests: number;
  readonly failed: number;
  /** Numbers of finished files and of all files; undefined if the number of all tests is known from the start. */
  readonly files?: number;
  readonly allFiles?: number;
  /** Number of all tests of the suite; undefined if the test program does not know it. */
  readonly all?: number;
}

/** The environment variable that names the file for a suite's progress. */
export const PROGRESS_FILE = "ARENA_PROGRESS";

/** Minimum time between two writes of the file, in milliseconds. */
const WRITE_EVERY_MS = 500;

/**
 * Returns a function that writes progress to the file named by the environment; it does nothing without such a file.
 */
export function progressNote(): (progress: Progress, isLast?: boolean) => void {
  const file = process.env[PROGRESS_FILE];
  let next = 0;
  return (progress, isLast = false) => {
    if (!file || (!isLast && Date.now() < next)) return;
    next = Date.now() + WRITE_EVERY_MS;
    // Written under another name and then renamed, so that no reader gets an incomplete file.
    writeFileSync(`${file}.new`, JSON.stringify(progress));
    renameSync(`${file}.new`, file);
  };
}

/** Loads the progress that a suite wrote last; null before its first test. */
export function readProgress(file: string): Progress | null {
  try {
    // The type is safe: only progressNote writes this file.
    return JSON.parse(readFileSync(file, "utf8")) as Progress;
  } catch {
    return null;
  }
}

const grouped = (count: number) => count.toLocaleString("en-GB");

/**
 * Formats the progress of one suite: "unit 1,200 of 3,759 tests, 14 s".
 * @param before number of its tests in the last run; undefined if there was none
 */
export function progressText(
  name: string,
  progress: Progress | null,
  seconds: number,
  before?: number,
): string {
  const time = `${Math.round(seconds)} s`;
  if (!progress) return `${name} ${time}`;
  const { tests, failed, files, allFiles, all } = progress;
  const known = all ?? (before !== undefined && before >= tests ? before : undefined);
  const of = known === undefined ? "" : ` of ${grouped(known)}`;
  const inFiles =
    known === undefined && files !== undefined && allFiles !== undefined
      ? ` in ${files} of ${allFiles} files`
      : "";
  const failures = failed > 0 ? `, ${failed} failed` : "";
  return `${name} ${grouped(tests)}${of} tests${inFiles}${failures}, ${time}`;
}
