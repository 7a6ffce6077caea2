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

/**
 * A module preloaded into firebase-tools: it stops firebase-tools cleanly when its parent process ends, for any reason.
 */
const STOP_WITH_PARENT = `data:text/javascript,${encodeURIComponent(
  "process.on('disconnect', () => process.kill(process.pid, 'SIGINT'))",
)}`;

/** One firebase-tools process with the emulators it started. */
export interface FirebaseRun {
  /** Resolves when the emulators answer; rejects with the reason from firebase-tools if they cannot start. */
  ready: Promise<void>;
  /** Resolves when the process has ended, for any reason. */
  ended: Promise<void>;
  /** Writes the data of the emulators into a folder. */
  exportTo(folder: string): Promise<void>;
  /** Stops the emulators and waits until they have ended. */
  stop(): Promise<void>;
}

/** Finds the error message of firebase-tools in everything it printed; undefined if there is none. */
export function failureIn(output: string): string | undefined {
  const lines = stripVTControlCharacters(output).split("\n");
  const error = lines.findLast((line) => line.trim().startsWith("Error:"));
  return error?.replace("Error:", "").trim();
}

/** Runs `firebase` in a folder and writes its output to emulators.log there. */
export function runFirebase(run: {
  folder: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  /** The address of the emulators' hub. */
  hub: string;
  /** The addresses that must answer before `ready` resolves. */
  answering: string[];
  /** The program to run as firebase-tools; only tests set it. */
  program?: string;
  /** The time until it must be ready, in milliseconds; only tests set it. */
  readyWithin?: number;
}): FirebaseRun {
  const { program = firebaseProgram, readyWithin = READY_WITHIN_MS } = run;
  const logFile = path.join(run.folder, "emulators.log");
  const log = openSync(logFile, "w");
  const child = spawn(process.execPath, ["--import", STOP_WITH_PARENT, program, ...run.args], {
    cwd: run.folder,
    env: run.env,
    // In a separate process group, so that Ctrl-C reaches only this process and firebase-tools gets one signal, from
    // stop(). After a second signal it would exit without an export.
    detached: true,
    // The output goes to a file and not to a pipe: if the parent is killed, writing to its pipe would end
    // firebase-tools before it has stopped Java.
    stdio: ["ignore", log, log, "ipc"],
  });
  closeSync(log);

  let running = true;
  const ended = new Promise<void>((resolve) => {
    child.once("error", () => resolve());
    child.once("exit", () => resolve());
  }).then(() => void (running = false));

  const ready = untilReady(
    () => readFileSync(logFile, "utf8"),
    () => running,
    readyWithin,
  ).then(async () => {
    await Promise.all(run.answering.map(untilAnswered));
  });
  ready.catch(() => {}); // the caller awaits it later; until then Node must not report an unhandled rejection

  const stop = async () => {
    // firebase-tools starts Java in a separate process group. If firebase-tools is killed or was not ready yet, Java
    // may keep running, so its processes are ended here.
    const started = new Set(child.pid === undefined ? [] : childrenOf(child.pid));
    if (running) child.kill("SIGINT");
    const killTimer = setTimeout(() => {
      for (const pid of child.pid === undefined ? [] : childrenOf(child.pid)) started.add(pid);
      child.kill("SIGKILL");
    }, STOP_WITHIN_MS);
    await ended;
    clearTimeout(killTimer);
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

/** Waits for the line "All emulators ready" of firebase-tools. @throws Error if it ends or takes too long */
async function untilReady(
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

/**
 * Waits until an address answers. On a busy machine firebase-tools says that an emulator is ready before it listens.
 */
async function untilAnswered(address: string): Promise<void> {
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

/** Ends a process that must not run longer than this one, and waits until it has ended. */
async function endProcess(pid: number): Promise<void> {
  try {
    for (let tries = 0; tries < 40; tries += 1) {
      process.kill(pid, tries < 20 ? "SIGTERM" : "SIGKILL");
      await sleep(LOOK_EVERY_MS);
    }
  } catch {
    // The process has ended: there is no process to signal.
  }
}
