import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { failureIn, runFirebase } from "./process";

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), "arena-firebase-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a program in the place of firebase-tools. */
function start(script: string, readyWithin: number) {
  const program = path.join(folder, "firebase.cjs");
  writeFileSync(program, script);
  const [hub, answering] = ["http://127.0.0.1:1", []];
  return runFirebase({ folder, args: [], env: process.env, hub, answering, program, readyWithin });
}

function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** As firebase-tools starts Java, and hangs before it is ready. */
const HANGING = `
const { spawn } = require("node:child_process");
const { writeFileSync } = require("node:fs");
const java = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { detached: true, stdio: "ignore" });
writeFileSync("java.pid", String(java.pid));
process.on("SIGINT", () => process.exit(0));
setInterval(() => {}, 1000);
`;

describe("a run of firebase-tools", () => {
  it("ends the Java of a start that took too long, so that the next start finds its ports", async () => {
    const run = start(HANGING, 500);
    await expect(run.ready).rejects.toThrow("The emulators did not answer within 0.5 seconds.");
    const file = path.join(folder, "java.pid");
    await vi.waitFor(() => expect(existsSync(file)).toBe(true));
    const java = Number(readFileSync(file, "utf8"));
    expect(runs(java)).toBe(true);
    await run.stop();
    expect(runs(java)).toBe(false);
  });

  it("gives firebase-tools' own reason where it ends before it is ready", async () => {
    const run = start(`console.log("Error: Could not start it."); process.exit(1);`, 60_000);
    await expect(run.ready).rejects.toThrow("Could not start it.");
    await run.stop();
  });
});

describe("failureIn", () => {
  it("finds the reason among everything firebase-tools printed", () => {
    const output =
      "i  emulators: Starting\n\n\u001b[1mError:\u001b[22m Could not start it, port taken.\n";
    expect(failureIn(output)).toBe("Could not start it, port taken.");
    expect(failureIn("all is well")).toBeUndefined();
  });
});
