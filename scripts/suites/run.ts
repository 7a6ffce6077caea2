import { spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../emulators/firebaseTools";
import { countSuite } from "./count";
import { REPORTS } from "./list";
import type { Outcome, Suite } from "./suite";

const MINUTE_MS = 60_000;

/**
 * Runs a suite to its end. One that takes too long is stopped and has failed.
 * @param live print what it prints at once, instead of keeping it
 */
export async function runSuite(suite: Suite, live: boolean): Promise<Outcome> {
  mkdirSync(REPORTS, { recursive: true });
  // The report of the last run must not speak for this one.
  if ("report" in suite.counts) rmSync(suite.counts.report, { force: true });

  const started = Date.now();
  const { ok, output } = await runCommand(suite.command, live, (suite.minutes ?? 20) * MINUTE_MS);
  return {
    suite,
    counts: countSuite(suite, ok),
    seconds: (Date.now() - started) / 1000,
    output,
  };
}

function runCommand(
  [program = "", ...args]: string[],
  live: boolean,
  timeout: number,
): Promise<{ ok: boolean; output: string }> {
  const bin = path.join(ROOT, "node_modules", ".bin");
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: {
        ...process.env,
        ...(live ? {} : { NO_COLOR: "1" }),
        PATH: `${bin}${path.delimiter}${process.env["PATH"] ?? ""}`,
      },
      stdio: ["ignore", live ? "inherit" : "pipe", live ? "inherit" : "pipe"],
      shell: process.platform === "win32", // programs are .cmd files there
      timeout,
    });
    let output = "";
    const keep = (text: Buffer) => (output += text.toString());
    child.stdout?.on("data", keep);
    child.stderr?.on("data", keep);
    child.once("error", (error) => resolve({ ok: false, output: `${output}${error.message}\n` }));
    child.once("close", (code) => resolve({ ok: code === 0, output }));
  });
}
