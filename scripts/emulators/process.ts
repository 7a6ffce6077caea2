import { spawn } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { stripVTControlCharacters } from "node:util";
import { firebaseProgram } from "./firebaseTools";
import { childrenOf } from "./processes";

const READY_WITHIN_MS = 300_000;
const ANSWER_WITHIN_MS = 60_000;
const STOP_WITHIN_MS = 30_000;
const LOOK_EVERY_MS = 150;

/** Preloaded into firebase-tools: when its parent has ended, however that was, it stops in order. */
const STOP_WITH_PARENT = `data:text/javascript,${encodeURIComponent(
  "process.on('disconnect', () => process.kill(process.pid, 'SIGINT'))",
)}`;

/** One firebase-tools process with the emulators it started. */
export interface FirebaseRun {
  /** Rejects with firebase-tools' own reason when the emulators can't start. */
  ready: Promise<void>;
  ended: Promise<void>;
  exportTo(folder: string): Promise<void>;
  stop(): Promise<void>;
}

/** firebase-tools' own words for a failure, out of everything it printed. */
export function failureIn(output: string): string | undefined {
  const lines = stripVTControlCharacters(output).split("\n");
  const error = lines.findLast((line) => line.trim().startsWith("Error:"));
  return error?.replace("Error:", "").trim();
}

/** Runs `firebase` in a folder; its output goes to emulators.log there. */
export function runFirebase(run: {
  folder: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  hub: string;
  /** The addresses that must take connections before anybody uses them. */
  answering: string[];
  /** What is run as firebase-tools, and time (ms) until it must be ready, so that tests can hand in others. */
  program?: string;
  readyWithin?: number;
}): FirebaseRun {
  const { program = firebaseProgram, readyWithin = READY_WITHIN_MS } = run;
  const logFile = path.join(run.folder, "emulators.log");
  const log = openSync(logFile, "w");
  const child = spawn(process.execPath, ["--import", STOP_WITH_PARENT, program, ...run.args], {
    cwd: run.folder,
    env: run.env,
    // A group of its own: Ctrl-C reaches only us, and firebase-tools hears of it once, from
    // stop(). Hearing of it twice, it would exit without exporting.
    detached: true,
    // A file, not a pipe: writing to the pipe of a parent that was killed would end firebase-tools
    // before it has stopped Java.
    stdio: ["ignore", log, log, "ipc"],
  });
  closeSync(log);

  let running = true;
  const ended = new Promise<void>((resolve) => {
    child.once("error", () => resolve());
    child.once("exit", () => resolve());
  }).then(() => void (running = false));

  const ready = saysReady(
    () => readFileSync(logFile, "utf8"),
    () => running,
    readyWithin,
  ).then(async () => {
    await Promise.all(run.answering.map(answers));
  });
  ready.catch(() => {}); // the caller awaits it; until then it must not count as unhandled

  const stop = async () => {
    // firebase-tools starts Java in a group of its own, and may leave it behind: where it is killed, or was not yet ready.
    const started = new Set(child.pid === undefined ? [] : childrenOf(child.pid));
    if (running) child.kill("SIGINT");
    const late = setTimeout(() => {
      for (const pid of child.pid === undefined ? [] : childrenOf(child.pid)) started.add(pid);
      child.kill("SIGKILL");
    }, STOP_WITHIN_MS);
    await ended;
    clearTimeout(late);
    await Promise.all([...started].map(endProcess));
  };
  let stopping: Promise<void> | undefined;
  return {
    ready,
    ended,
    exportTo: (folder) => exportThrough(run.hub, folder),
    stop: () => (stopping ??= stop()),
  };
}

/** Waits for the line that firebase-tools prints when every emulator answers. */
async function saysReady(
  output: () => string,
  running: () => boolean,
  within: number,
): Promise<void> {
  const giveUp = Date.now() + within;
  while (!output().includes("All emulators ready")) {
    if (!running()) {
      throw new Error(failureIn(output()) ?? "The emulators ended before they were ready.");
    }
    if (Date.now() > giveUp) {
      throw new Error(`The emulators did not answer within ${within / 1000} seconds.`);
    }
    await sleep(LOOK_EVERY_MS);
  }
}

/** On a busy machine an emulator is said to be ready before it listens. */
async function answers(address: string): Promise<void> {
  const giveUp = Date.now() + ANSWER_WITHIN_MS;
  for (;;) {
    try {
      await fetch(address);
      return;
    } catch (error) {
      if (Date.now() > giveUp) throw new Error(`${address} does not answer.`, { cause: error });
      await sleep(LOOK_EVERY_MS);
    }
  }
}

async function exportThrough(hub: string, folder: string): Promise<void> {
  const answer = await fetch(`${hub}/_admin/export`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ path: path.resolve(folder), initiatedBy: "arena" }),
  });
  if (!answer.ok) throw new Error(`The local data could not be saved: ${await answer.text()}`);
}

/** Ends a process that must not outlive us, and waits until it has ended. */
async function endProcess(pid: number): Promise<void> {
  try {
    for (let tries = 0; tries < 40; tries += 1) {
      process.kill(pid, tries < 20 ? "SIGTERM" : "SIGKILL");
      await sleep(LOOK_EVERY_MS);
    }
  } catch {
    // It has ended.
  }
}
