import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { LOCAL_FOLDER } from "../emulators/firebaseTools";
import { failedIn, type FailedTest } from "../test/count";
import type { TestForm } from "../test/suites";
import type { Copy } from "./copy";
import type { Fault } from "./fault";
import { nearestTests } from "./nearest";
import { exportersOf, faultyFile } from "./place";
import type { FaultOutcome } from "./result";
import { runIn, type RunEnd } from "./run";
import { sourcesIn } from "./sources";
import { stagesOf, suiteOf, type Stage } from "./stages";

const LOGS = path.join(LOCAL_FOLDER, "faults");
const MINUTE = 60_000;
/**
 * Maximum time to generate files from the schemas, and to run a failed test again without the fault, in milliseconds.
 */
const BESIDE_LIMIT = 3 * MINUTE;

/** Maximum number of tests that run first, before all tests that import the file. */
const MOST_NEAR = 8;

/** The files that `npm run rules` reads. */
const RULED = /^(?:scripts\/rules|src\/(?:records|arena|leagues|sports))\//;

/** The settings for trying faults. */
export interface Trial {
  readonly copy: Copy;
  readonly form: TestForm;
  /** Aborted if the whole run is stopped. */
  readonly stopped: AbortSignal;
  /** Maximum time for one fault, in milliseconds. */
  readonly limit: number;
}

/**
 * Puts a fault into the copy, and generates the files that depend on it again.
 * @returns the file with the fault; null if the fault's text is not found exactly once
 */
export async function applied(trial: Omit<Trial, "limit">, fault: Fault) {
  const { copy } = trial;
  const files = sourcesIn(copy.root);
  const faulty = faultyFile(fault, files, exportersOf(files));
  if (!faulty) return null;
  copy.write(faulty);
  if (RULED.test(faulty.file)) {
    await made(trial, ["tsx", "scripts/rules.ts"], "rules");
    const code = copy.changed().filter((file) => /\.tsx?$/.test(file));
    if (code.length > 0) await made(trial, ["oxfmt", ...code], "format");
  }
  return faulty.file;
}

async function made(
  { copy, form, stopped }: Omit<Trial, "limit">,
  command: readonly string[],
  name: string,
): Promise<void> {
  const log = logOf(name);
  const env = { ARENA_FORM: form };
  const ended = await runIn({ command, root: copy.root, log, env, limit: BESIDE_LIMIT, stopped });
  if (ended !== "well") throw new Error(`${command.join(" ")} failed: ${log}`);
}

function logOf(name: string): string {
  mkdirSync(LOGS, { recursive: true });
  return path.join(LOGS, `${name}.log`);
}

interface Tried {
  readonly ended: RunEnd;
  readonly failed: readonly FailedTest[];
}

async function tryOut(
  { copy, form, stopped }: Trial,
  { by }: Stage,
  command: (report: string) => readonly string[],
  { name, limit }: { readonly name: string; readonly limit: number },
): Promise<Tried> {
  const log = logOf(name);
  const report = path.join(LOGS, `${name}.json`);
  rmSync(report, { force: true });
  const env = { ARENA_FORM: form, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const ended = await runIn({
    command: command(report),
    root: copy.root,
    log,
    env,
    limit,
    stopped,
  });
  if (ended !== "failed") return { ended, failed: [] };
  const failed = existsSync(report) ? failedIn(JSON.parse(readFileSync(report, "utf8")), by) : [];
  if (failed.length === 0) throw new Error(`No test failed, and the run did not end well: ${log}`);
  return { ended, failed };
}

/**
 * Finds the suite that notices a fault: that of the first test that fails with the fault and passes without it. At the
 * end the copy is restored to its commit.
 */
export async function findNoticingSuite(trial: Trial, fault: Fault): Promise<FaultOutcome> {
  const { copy, form, limit } = trial;
  const { id, room } = fault;
  const began = Date.now();
  // The time of tests that ran again without the fault, in milliseconds; it does not count as the fault's time.
  let spared = 0;
  const spent = () => Date.now() - began - spared;
  const seconds = () => Math.round(spent() / 1000);
  const left: string[] = [];
  try {
    let file = await applied(trial, fault);
    if (file === null) return { id, room, outcome: "no place", seconds: 0 };
    const nearest = nearestTests(sourcesIn(copy.root, true), file, MOST_NEAR);
    const done = new Set<Stage["name"]>();
    for (;;) {
      const stage = stagesOf(fault, { file, nearest, left }, form).find(
        ({ name }) => !done.has(name),
      );
      if (!stage) return { id, room, outcome: "missed", seconds: seconds() };
      const name = `${id}-${stage.name}`;
      const own = limit - spent();
      const { ended, failed } = await tryOut(trial, stage, stage.command, { name, limit: own });
      if (ended === "late") return { id, room, outcome: "late", seconds: seconds() };
      const [first] = failed;
      const test = first && testFile(copy.root, stage, first.file);
      if (!first || test === undefined || left.includes(test)) {
        done.add(stage.name);
        continue;
      }
      const since = Date.now();
      copy.restore();
      const without = await tryOut(trial, stage, (report) => stage.alone(test, report), {
        name: `${name}-without`,
        limit: BESIDE_LIMIT,
      });
      spared += Date.now() - since;
      if (without.ended === "well") {
        const suite = suiteOf(stage.name, test);
        const { name: title, why } = first;
        return {
          id,
          room,
          outcome: "found",
          suite,
          test: `${test}: ${title}`,
          ...(why !== "" && { why: why.replaceAll(copy.root, "") }),
          seconds: seconds(),
        };
      }
      // The test also fails without the fault, or takes too long on this machine, so it shows nothing about the fault.
      left.push(test);
      file = (await applied(trial, fault)) ?? file;
    }
  } finally {
    copy.restore();
  }
}

/** Returns the path of a test's file from the project's folder. */
function testFile(root: string, { by }: Stage, file: string): string {
  return by === "vitest" ? path.relative(root, file) : `tests/e2e/${file}`;
}
