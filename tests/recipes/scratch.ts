import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { expect } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "../..");

/** A copy of the working tree, in which a recipe is followed. */
export interface Scratch {
  readonly read: (file: string) => string;
  readonly write: (file: string, content: string) => void;
  /** Replaces a part of a file. @throws Error where the file has none */
  readonly edit: (file: string, from: string | RegExp, to: string) => void;
  /** Runs a command of `node_modules/.bin`, and expects that it ends well. */
  readonly run: (command: string, ...args: readonly string[]) => void;
  /** The names in a folder. */
  readonly list: (folder: string) => readonly string[];
  /** Deletes a file; without a name the whole copy. */
  readonly remove: (file?: string) => void;
}

/** Copies what git knows of the working tree, changes included. */
export function scratchCopy(): Scratch {
  const copy = mkdtempSync(path.join(tmpdir(), "arena-recipes-"));
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], {
    cwd: ROOT,
  });
  for (const file of listed.toString().split("\0").filter(Boolean)) {
    if (file === "node_modules") continue;
    cpSync(path.join(ROOT, file), path.join(copy, file), { force: true });
  }
  symlinkSync(realpathSync(path.join(ROOT, "node_modules")), path.join(copy, "node_modules"));

  const read = (file: string) => readFileSync(path.join(copy, file), "utf8");
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    writeFileSync(path.join(copy, file), content);
  };
  return {
    read,
    write,
    edit: (file, from, to) => {
      const before = read(file);
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${file} has no ${String(from)}`);
      write(file, after);
    },
    run: (command, ...args) => {
      const binary = path.join(copy, "node_modules/.bin", command);
      // Nobody follows a recipe in CI: there a build that writes the pages' hashes into firebase.json fails. Nor in the
      // environment of a test: that build would write other hashes than a build for production.
      const env = { ...process.env, CI: "", NODE_ENV: undefined };
      // What a busy machine does to a test is judged where the suites run by themselves.
      const again = command === "vitest" ? ["--retry=1"] : [];
      const { status, stdout, stderr } = spawnSync(binary, [...args, ...again], {
        cwd: copy,
        encoding: "utf8",
        env,
      });
      const told = `${stdout}\n${stderr}`;
      // First what failed: a report's last lines show no more than the first line of a failure.
      const call = `${whatFailed(told)} in ${command} ${args.join(" ")}`;
      expect(status, `${call}\n${told}`).toBe(0);
      // vitest ends well too where a name or a path leaves no test to run.
      if (command === "vitest") {
        const counts = stripVTControlCharacters(told);
        expect(counts, `${call}: no test ran`).toMatch(/^ *Tests .*\b[1-9]\d* passed/m);
      }
    },
    list: (folder) => readdirSync(path.join(copy, folder)),
    remove: (file = ".") => rmSync(path.join(copy, file), { recursive: true, force: true }),
  };
}

/** The tests that a run of vitest says failed, each with its first line; else the first error that is told. */
function whatFailed(output: string): string {
  const lines = stripVTControlCharacters(output).split("\n");
  const failed = lines.flatMap((line, nth) =>
    /^ *FAIL /.test(line) ? [`${line.trim()}: ${lines[nth + 1]?.trim() ?? ""}`] : [],
  );
  return failed.join("; ") || (lines.find((line) => /error/i.test(line))?.trim() ?? "something");
}
