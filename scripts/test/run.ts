import { spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync, rmSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../emulators/firebaseTools";
import { countSuite, type Counts } from "./count";
import { REPORTS, reportOf, type Suite } from "./suites";

const MINUTE_MS = 60_000;
/** Time (ms) that a stopped suite has to end its browsers and emulators. */
const LAST_MS = 60_000;

/** How a suite ended. */
export interface Outcome {
  readonly suite: Suite;
  readonly counts: Counts;
  readonly seconds: number;
  /** Everything it printed; absent when it printed straight to the screen. */
  readonly log?: string;
  /** The limit that it ran into. */
  readonly stoppedAfter?: number;
}

/**
 * Runs a suite to its end. One that takes too long is stopped and has failed.
 * @param live print what it prints at once, instead of keeping it in a file
 */
export async function runSuite(suite: Suite, live: boolean): Promise<Outcome> {
  const [program = "", ...args] = suite.command;
  const log = path.join(REPORTS, `${suite.name}.log`);
  mkdirSync(REPORTS, { recursive: true });
  // The report of the last run must not speak for this one.
  rmSync(reportOf(suite), { force: true });

  const output = live ? "inherit" : openSync(log, "w");
  const bin = path.join(ROOT, "node_modules", ".bin");
  const began = Date.now();
  const child = spawn(program, args, {
    cwd: ROOT,
    env: {
      ...process.env,
      ...(live ? {} : { NO_COLOR: "1" }),
      PATH: `${bin}${path.delimiter}${process.env["PATH"] ?? ""}`,
    },
    stdio: ["ignore", output, output],
    shell: process.platform === "win32", // programs are .cmd files there
  });
  const { minutes = 20 } = suite;
  let isLate = false;
  const limit = setTimeout(() => {
    isLate = true;
    child.kill("SIGTERM");
  }, minutes * MINUTE_MS);
  const end = setTimeout(() => child.kill("SIGKILL"), minutes * MINUTE_MS + LAST_MS);
  const isWell = await new Promise<boolean>((resolve) => {
    child.once("error", () => resolve(false));
    child.once("exit", (code) => resolve(code === 0));
  });
  for (const timer of [limit, end]) clearTimeout(timer);
  if (typeof output === "number") closeSync(output);
  return {
    suite,
    counts: countSuite(suite, isWell && !isLate),
    seconds: (Date.now() - began) / 1000,
    ...(live ? {} : { log }),
    ...(isLate ? { stoppedAfter: minutes } : {}),
  };
}

/**
 * Runs suites in their order: first those that run beside others, as soon as one ends the next, then each that runs
 * alone.
 * @param atOnce how many run beside each other
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

/** One line for people: name, counts, time, and of one that failed where its output stands. */
export function outcomeLine({ suite, counts, seconds, log, stoppedAfter }: Outcome): string {
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : "";
  const mark = counts.failed > 0 ? "✗" : "✓";
  const why = [
    ...(stoppedAfter === undefined ? [] : [`stopped after ${stoppedAfter} minutes`]),
    ...(counts.failed > 0 && log ? [path.relative(ROOT, log)] : []),
  ];
  const text = `${counts.passed} passed, ${counts.failed} failed${skipped}`;
  const line = `${mark} ${suite.name.padEnd(11)} ${text} (${seconds.toFixed(1)} s)`;
  return [line, ...why].join(" · ");
}

/** The last line of `npm test`, which CI reads: nothing else may stand on it. */
export function closingLine(outcomes: readonly Outcome[]): string {
  const sum = (key: keyof Counts) => outcomes.reduce((total, { counts }) => total + counts[key], 0);
  return `${sum("passed")} passed, ${sum("failed")} failed`;
}
