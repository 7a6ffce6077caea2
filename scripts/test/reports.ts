import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { LOCAL_FOLDER, ROOT } from "../emulators/firebaseTools";
import type { Counts } from "./count";
import { COMMANDS, suitesOf, type Suite, type TestForm } from "./suites";

/** The folder for the logs and reports of one run. */
export interface Reports {
  readonly folder: string;
  /** Frees the folder for the next run. */
  release(): void;
}

const HOUR_MS = 3_600_000;
/** From this number of hours on, ages are shown in days. */
const BETWEEN = 48;

/** Returns the folder for the reports of a form's latest run. */
export const reportsFolder = (form: TestForm): string => path.join(LOCAL_FOLDER, "reports", form);

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/**
 * Reserves a folder for this run: the folder of its form, or a separate one while another run uses that folder. So two
 * runs in one checkout do not overwrite each other's reports.
 */
export function claimReports(form: TestForm, folder = reportsFolder(form)): Reports {
  const owner = path.join(folder, "running");
  const pid = existsSync(owner) ? Number(readFileSync(owner, "utf8")) : 0;
  if (pid > 0 && pid !== process.pid && isAlive(pid)) {
    return claimReports(form, `${folder}-${process.pid}`);
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(owner, String(process.pid));
  return { folder, release: () => rmSync(owner, { force: true }) };
}

/** The result of a suite that has ended. */
export interface SuiteResult {
  readonly name: string;
  readonly counts: Counts;
  readonly seconds: number;
}

/** The results of a run. The next run can continue from them, and estimates its progress with them. */
export interface RunResult {
  /** The tested commit, as `commitNow` returned it. */
  readonly commit: string;
  readonly at: string;
  readonly suites: readonly SuiteResult[];
}

const RESULT = "result.json";

/**
 * Returns the short hash of the checkout's commit; empty without git. If tracked files differ from it, a plus sign and a
 * hash of the differences follow.
 */
export function commitNow(): string {
  try {
    const git = (...args: string[]) =>
      execFileSync("git", args, {
        cwd: ROOT,
        encoding: "utf8",
        stdio: ["ignore", "pipe", "ignore"],
        maxBuffer: Infinity,
      });
    const changes = git("diff", "HEAD", "--binary");
    const hash = createHash("sha256").update(changes).digest("hex").slice(0, 4);
    return git("rev-parse", "--short=8", "HEAD").trim() + (changes === "" ? "" : `+${hash}`);
  } catch {
    return "";
  }
}

/** Loads the results of the last run in a folder; null if there was none. */
export function lastRun(folder: string): RunResult | null {
  try {
    // The type is safe: only keepRun writes this file.
    return JSON.parse(readFileSync(path.join(folder, RESULT), "utf8")) as RunResult;
  } catch {
    return null;
  }
}

/** Writes the results of a run beside its reports. */
export function keepRun(folder: string, result: RunResult): void {
  writeFileSync(path.join(folder, RESULT), `${JSON.stringify(result, null, 2)}\n`);
}

/**
 * Returns the results that a run with `--from` keeps of the last run: those of all other suites, but only if that run
 * tested the same code.
 */
export function keptResults(
  before: RunResult | null,
  commit: string,
  suites: readonly Suite[],
): readonly SuiteResult[] {
  if (commit === "" || before?.commit !== commit) return [];
  return before.suites.filter(({ name }) => suites.every((suite) => suite.name !== name));
}

/**
 * Formats a line about the last run of another form: its result, its commit, how long ago it was, and whether suites
 * are missing because it was stopped or began with a later suite.
 */
export function lastRunLine(form: TestForm, run: RunResult | null, now = Date.now()): string {
  const command = COMMANDS[form];
  if (!run) return `${command}: not run in this checkout yet`;
  const sum = (key: keyof Counts) => run.suites.reduce((all, { counts }) => all + counts[key], 0);
  const hours = Math.round((now - Date.parse(run.at)) / HOUR_MS);
  const ago = hours < BETWEEN ? `${hours} h` : `${Math.round(hours / 24)} days`;
  const [failed, passed] = [sum("failed"), sum("passed")];
  const found = failed > 0 ? `${failed} failed of ${failed + passed}` : `${passed} passed`;
  const isWhole = suitesOf(form).every(({ name }) => run.suites.some((one) => one.name === name));
  return `${command}: ${isWhole ? "" : "incomplete, "}${found} at ${run.commit}, ${ago} ago`;
}
