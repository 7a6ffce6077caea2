import { readFileSync, renameSync, writeFileSync } from "node:fs";

/** How far a suite has come. */
export interface Progress {
  readonly tests: number;
  readonly failed: number;
  /** Files that have ended, of all files; absent where tests are counted from the start. */
  readonly files?: number;
  readonly allFiles?: number;
  /** All tests of the suite, where the test program knows them. */
  readonly all?: number;
}

/** The variable that names the file in which a suite notes its progress. */
export const PROGRESS_FILE = "ARENA_PROGRESS";

/** A file that is written again this often (ms) at most. */
const WRITE_EVERY_MS = 500;

/** Notes progress in the file that the environment names; does nothing without one. */
export function progressNote(): (progress: Progress, isLast?: boolean) => void {
  const file = process.env[PROGRESS_FILE];
  let next = 0;
  return (progress, isLast = false) => {
    if (!file || (!isLast && Date.now() < next)) return;
    next = Date.now() + WRITE_EVERY_MS;
    // A reader never meets half a file.
    writeFileSync(`${file}.new`, JSON.stringify(progress));
    renameSync(`${file}.new`, file);
  };
}

/** The progress that a suite noted last; null before its first test. */
export function readProgress(file: string): Progress | null {
  try {
    // Written by progressNote alone.
    return JSON.parse(readFileSync(file, "utf8")) as Progress;
  } catch {
    return null;
  }
}

const grouped = (count: number) => count.toLocaleString("en-GB");

/**
 * One suite's progress in words: "unit 1,200 of 3,759 tests, 14 s".
 * @param before number of its tests in the last run, where there was one
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
