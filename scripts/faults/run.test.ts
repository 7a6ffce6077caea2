import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { runIn } from "./run";

const folders: string[] = [];
afterEach(() => {
  for (const one of folders.splice(0)) rmSync(one, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "arena-faults-run-"));
  folders.push(folder);
  return folder;
}

/** A folder whose node_modules/.bin holds one program. */
function folderWith(script: string): string {
  const root = newFolder();
  const bin = path.join(root, "node_modules/.bin");
  mkdirSync(bin, { recursive: true });
  writeFileSync(path.join(bin, "one"), `#!/bin/sh\n${script}\n`);
  chmodSync(path.join(bin, "one"), 0o755);
  return root;
}

const HOUR = 3_600_000;
const run = (root: string, stopped = new AbortController().signal, limit = HOUR) =>
  runIn({
    command: ["one", "two"],
    root,
    log: path.join(root, "log"),
    env: { FORM: "short" },
    limit,
    stopped,
  });

it("says how a program ended, and keeps what it printed", async () => {
  const root = folderWith('echo "$1 $FORM"');
  expect(await run(root)).toBe("well");
  expect(readFileSync(path.join(root, "log"), "utf8")).toBe("two short\n");
  expect(await run(folderWith("exit 3"))).toBe("failed");
});

it("stops a program with all that it started", async () => {
  const root = folderWith("sleep 600 &\necho $! > child\nwait");
  const child = () => Number(readFileSync(path.join(root, "child"), "utf8"));
  const time = new AbortController();
  const running = run(root, time.signal);
  await vi.waitFor(() => expect(child()).toBeGreaterThan(0), { timeout: 60_000 });
  time.abort();
  expect(await running).toBe("late");
  await vi.waitFor(() => expect(() => process.kill(child(), 0)).toThrow("ESRCH"), {
    timeout: 60_000,
  });
});

it("stops a program whose time is over", async () => {
  expect(await run(folderWith("exec sleep 600"), undefined, 10)).toBe("late");
});

it("begins nothing without time", async () => {
  const root = folderWith("true");
  expect(await run(root, AbortSignal.abort())).toBe("late");
  expect(await run(root, undefined, 0)).toBe("late");
  expect(existsSync(path.join(root, "log"))).toBe(false);
});
