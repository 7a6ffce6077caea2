import { spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import path from "node:path";

/** Time that a stopped run has to end its emulators and browsers, in milliseconds. */
const LAST_MS = 20_000;

/**
 * How a program ended: without an error, with an error, or stopped (because its time was over or the run was stopped).
 */
export type RunEnd = "well" | "failed" | "late";

interface Run {
  /** A program of node_modules/.bin with its arguments. */
  readonly command: readonly string[];
  readonly root: string;
  /** The file for the program's output. */
  readonly log: string;
  readonly env: Readonly<Record<string, string>>;
  /** Maximum time in milliseconds. */
  readonly limit: number;
  /** Aborted if the program is to stop before its time is over. */
  readonly stopped: AbortSignal;
}

/** Runs a program in a folder for at most `limit`, and ends all processes that it started. */
export async function runIn({ command, root, log, env, limit, stopped }: Run): Promise<RunEnd> {
  if (limit <= 0 || stopped.aborted) return "late";
  const [program = "", ...args] = command;
  const output = openSync(log, "w");
  const bin = path.join(root, "node_modules/.bin");
  const child = spawn(path.join(bin, program), args, {
    cwd: root,
    env: {
      ...process.env,
      NO_COLOR: "1",
      ...env,
      PATH: `${bin}${path.delimiter}${process.env["PATH"] ?? ""}`,
    },
    stdio: ["ignore", output, output],
    // In a separate process group, so that one signal stops the program and all its processes.
    detached: true,
    shell: process.platform === "win32", // programs are .cmd files there
  });
  closeSync(output);
  let isLate = false;
  const stop = (signal: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
    } catch {
      // The processes have ended meanwhile.
    }
  };
  let end: NodeJS.Timeout | undefined;
  const onOver = () => {
    if (isLate) return;
    isLate = true;
    stop("SIGTERM");
    end = setTimeout(() => stop("SIGKILL"), LAST_MS);
  };
  stopped.addEventListener("abort", onOver, { once: true });
  const over = setTimeout(onOver, limit);
  const isWell = await new Promise<boolean>((resolve) => {
    child.once("error", () => resolve(false));
    child.once("exit", (code) => resolve(code === 0));
  });
  stopped.removeEventListener("abort", onOver);
  for (const timer of [over, end]) clearTimeout(timer);
  // Workers of the program must not keep running after its end.
  stop("SIGKILL");
  if (isLate) return "late";
  return isWell ? "well" : "failed";
}
