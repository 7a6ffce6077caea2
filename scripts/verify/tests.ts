import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { LOCAL_FOLDER, ROOT } from "../emulators/firebaseTools";
import { countVitest } from "../suites/count";

/** What a run of tests found. */
export interface TestRun {
  readonly passed: number;
  readonly failed: number;
  /** The figures the tests reported, under the goals they named. */
  readonly figures: readonly (readonly [goal: string, figure: string])[];
  /** The end of what was printed, when something failed. */
  readonly output: readonly string[];
}

const SHOWN_LINES = 40;

function readLines(file: string): string[] {
  try {
    return readFileSync(file, "utf8").split("\n").filter(Boolean);
  } catch {
    // No test of this run has reported anything.
    return [];
  }
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    // It ended before it ran a test.
    return undefined;
  }
}

let runs = 0;

/** Runs test files with vitest, in the given environment besides our own. */
export async function runTests(
  project: "unit" | "emulator",
  files: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<TestRun> {
  mkdirSync(LOCAL_FOLDER, { recursive: true });
  runs += 1;
  const name = path.join(LOCAL_FOLDER, `verify-${process.pid}-${runs}`);
  const [report, figures] = [`${name}.json`, `${name}.figures`];
  const args = ["run", "--project", project, "--reporter=default", "--reporter=json"];
  const child = spawn(
    process.execPath,
    [
      path.join(ROOT, "node_modules", "vitest", "vitest.mjs"),
      ...args,
      `--outputFile.json=${report}`,
      ...files,
    ],
    {
      cwd: ROOT,
      env: { ...process.env, NO_COLOR: "1", ...env, ARENA_FIGURES: figures },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let output = "";
  const keep = (text: Buffer) => (output += text.toString());
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));

  const { passed, failed } = countVitest(readReport(report));
  const found = readLines(figures).map((line): readonly [string, string] => {
    // Written by `report` in tests/rules/tally.ts.
    const [goal, figure] = JSON.parse(line) as [string, string];
    return [goal, figure];
  });
  for (const file of [report, figures]) rmSync(file, { force: true });
  return {
    passed,
    failed: code === 0 ? failed : Math.max(1, failed),
    figures: found,
    output: code === 0 ? [] : output.trimEnd().split("\n").slice(-SHOWN_LINES),
  };
}

/** The number before a word in a figure such as "4,210 tried, 0 passed"; 0 when it is not there. */
export function countIn(figure: string, word: string): number {
  const found = new RegExp(`([\\d,]+) (?:[a-z]+ )*?${word}`).exec(figure)?.[1];
  return Number((found ?? "0").replaceAll(",", ""));
}
