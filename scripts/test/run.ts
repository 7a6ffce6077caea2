import { spawn } from "node:child_process";
import { closeSync, openSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../emulators/firebaseTools";
import { countSuite, type Counts } from "./count";
import { PROGRESS_FILE } from "./progress";
import type { Suite, TestForm } from "./suites";

/** Maximum time of a suite in each form, in milliseconds. A suite that takes longer hangs: it is stopped and fails. */
const HANGS_AFTER_MS: Readonly<Record<TestForm, number>> = {
  short: 30 * 60_000,
  full: 90 * 60_000,
  soak: 12 * 60 * 60_000,
};
/** Time that a stopped suite has to end its browsers and emulators, in milliseconds. */
const GRACE_MS = 60_000;

/** The outcome of a suite. */
export interface Outcome {
  readonly suite: Suite;
  readonly counts: Counts;
  readonly seconds: number;
  /** The path of its JSON report. */
  readonly report: string;
  /** The path of the file with its output; undefined if it printed to the screen. */
  readonly log?: string;
  /** Whether it hung and was stopped. */
  readonly stopped?: true;
}

/** The options for running a suite. */
export interface RunOptions {
  readonly form: TestForm;
  /** The folder for logs and reports. */
  readonly folder: string;
  /** Whether its output goes to the screen at once instead of to a file. */
  readonly live?: boolean;
  readonly hangsAfterMs?: number;
}

/** Returns the path of the file for a suite's progress. */
export const progressFile = (folder: string, { name }: Suite): string =>
  path.join(folder, `${name}.progress.json`);

function reporters({ report }: Suite, file: string): readonly string[] {
  if (report !== "vitest") return [];
  const progress = path.join(ROOT, "scripts", "test", "vitestProgress.ts");
  return [
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
    `--reporter=${progress}`,
  ];
}

/** Runs a suite to its end. A suite that hangs is stopped and fails. */
export async function runSuite(
  suite: Suite,
  { form, folder, live = false, hangsAfterMs = HANGS_AFTER_MS[form] }: RunOptions,
): Promise<Outcome> {
  const report = path.join(folder, `${suite.name}.json`);
  const log = path.join(folder, `${suite.name}.log`);
  const progress = progressFile(folder, suite);
  // The files of the last run are deleted, so that nobody takes them for files of this run.
  for (const file of [report, progress]) rmSync(file, { force: true });

  const [program = "", ...args] = [...suite.command, ...reporters(suite, report)];
  const output = live ? "inherit" : openSync(log, "w");
  const bin = path.join(ROOT, "node_modules", ".bin");
  const began = Date.now();
  const child = spawn(program, args, {
    cwd: ROOT,
    env: {
      ...process.env,
      ...(live ? {} : { NO_COLOR: "1" }),
      ...suite.env,
      ARENA_FORM: form,
      ARENA_REPORT: report,
      [PROGRESS_FILE]: progress,
      PATH: `${bin}${path.delimiter}${process.env["PATH"] ?? ""}`,
    },
    stdio: ["ignore", output, output],
    shell: process.platform === "win32", // programs are .cmd files there
  });
  let stopped = false;
  const limit = setTimeout(() => {
    stopped = true;
    child.kill("SIGTERM");
  }, hangsAfterMs);
  const end = setTimeout(() => child.kill("SIGKILL"), hangsAfterMs + GRACE_MS);
  const isWell = await new Promise<boolean>((resolve) => {
    child.once("error", () => resolve(false));
    child.once("exit", (code) => resolve(code === 0));
  });
  for (const timer of [limit, end]) clearTimeout(timer);
  if (typeof output === "number") closeSync(output);
  return {
    suite,
    counts: countSuite(suite, isWell && !stopped, () => readFileSync(report, "utf8")),
    seconds: (Date.now() - began) / 1000,
    report,
    ...(live ? {} : { log }),
    ...(stopped ? { stopped } : {}),
  };
}

/**
 * Runs suites in their order: first those that can run at the same time, then those that run alone, one after the
 * other.
 * @param atOnce maximum number of suites at the same time
 */
export async function runAll(
  suites: readonly Suite[],
  atOnce: number,
  run: (suite: Suite) => Promise<Outcome>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const inLanes = async (waiting: Suite[], lanes: number) => {
    const lane = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) outcomes.push(await run(next));
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  };
  await inLanes(
    suites.filter(({ alone }) => !alone),
    atOnce,
  );
  await inLanes(
    suites.filter(({ alone }) => alone),
    1,
  );
  return outcomes;
}

const MINUTE = 60;

const inWords = (seconds: number, form: TestForm) =>
  form === "short" ? `${seconds.toFixed(1)} s` : `${(seconds / MINUTE).toFixed(1)} min`;

/**
 * Formats the line of a suite: name, counts, time; the file of its output if it failed; its limit if it took longer.
 */
export function outcomeLine(
  { suite, counts, seconds, log, stopped }: Outcome,
  form: TestForm = "short",
): string {
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : "";
  const mark = counts.failed > 0 ? "✗" : "✓";
  const remarks = [
    ...(stopped ? ["hung and was stopped"] : []),
    ...(!stopped && seconds > suite.limit ? [`over its ${inWords(suite.limit, form)}`] : []),
    ...(counts.failed > 0 && log ? [path.relative(ROOT, log)] : []),
  ];
  const text = `${counts.passed} passed, ${counts.failed} failed${skipped}`;
  const line = `${mark} ${suite.name.padEnd(11)} ${text} (${inWords(seconds, form)})`;
  return [line, ...remarks].join(" · ");
}

/** Formats the last line of `npm test`. CI reads this line, so it must contain nothing else. */
export function closingLine(outcomes: readonly { readonly counts: Counts }[]): string {
  const sum = (key: keyof Counts) => outcomes.reduce((total, { counts }) => total + counts[key], 0);
  return `${sum("passed")} passed, ${sum("failed")} failed`;
}
