import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { LOCAL_FOLDER, ROOT } from "../emulators/firebaseTools";
import type { Counts } from "./count";
import { COMMANDS, type TestForm } from "./suites";

/** Where one run of a form leaves its logs and reports. */
export interface Reports {
  readonly folder: string;
  /** Frees the folder for the next run. */
  release(): void;
}

const HOUR_MS = 3_600_000;
const BETWEEN = 48;

/** The folder of the latest run of a form. */
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
 * The folder of this run: that of its form, or one of its own while another run uses that.
 * Two runs in one checkout do not write into each other's reports.
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

/** A suite's result in a run that has ended. */
export interface SuiteResult {
  readonly name: string;
  readonly counts: Counts;
  readonly seconds: number;
}

/** The results of a run: the next one continues from them and shows its progress by them. */
export interface RunResult {
  /** The commit that was tested; with a plus sign when files were changed since. */
  readonly commit: string;
  readonly at: string;
  readonly suites: readonly SuiteResult[];
}

const RESULT = "result.json";

/** The commit of the checkout, shortened; with a plus sign when tracked files differ from it; empty without git. */
export function commitNow(): string {
  try {
    const git = (...args: string[]) =>
      execFileSync("git", args, {
        cwd: ROOT,
        encoding: "utf8",
        stdio: ["ignore", "pipe", "ignore"],
      });
    const changed = git("status", "--porcelain", "--untracked-files=no").trim() !== "";
    return git("rev-parse", "--short=8", "HEAD").trim() + (changed ? "+" : "");
  } catch {
    return "";
  }
}

/** The last run that left its results in a folder; null where there was none. */
export function lastRun(folder: string): RunResult | null {
  try {
    // Written by keepRun alone.
    return JSON.parse(readFileSync(path.join(folder, RESULT), "utf8")) as RunResult;
  } catch {
    return null;
  }
}

/** Keeps the results of a run beside its reports. */
export function keepRun(folder: string, result: RunResult): void {
  writeFileSync(path.join(folder, RESULT), `${JSON.stringify(result, null, 2)}\n`);
}

/** One line about the last run of another form: what it found, at which commit, how long ago. */
export function lastRunLine(form: TestForm, run: RunResult | null, now = Date.now()): string {
  const command = COMMANDS[form];
  if (!run) return `${command}: not run in this checkout yet`;
  const sum = (key: keyof Counts) => run.suites.reduce((all, { counts }) => all + counts[key], 0);
  const hours = Math.round((now - Date.parse(run.at)) / HOUR_MS);
  const ago = hours < BETWEEN ? `${hours} h` : `${Math.round(hours / 24)} days`;
  const [failed, passed] = [sum("failed"), sum("passed")];
  const found = failed > 0 ? `${failed} failed of ${failed + passed}` : `${passed} passed`;
  return `${command}: ${found} at ${run.commit}, ${ago} ago`;
}
