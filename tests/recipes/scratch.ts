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
      // Nobody follows a recipe in CI: there a build that writes the pages' hashes into firebase.json fails.
      const env = { ...process.env, CI: "" };
      const { status, stdout, stderr } = spawnSync(binary, args, {
        cwd: copy,
        encoding: "utf8",
        env,
      });
      expect(status, `${command} ${args.join(" ")}\n${stdout}\n${stderr}`).toBe(0);
    },
    list: (folder) => readdirSync(path.join(copy, folder)),
    remove: (file = ".") => rmSync(path.join(copy, file), { recursive: true, force: true }),
  };
}
