import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ROOT } from "../emulators/firebaseTools";
import type { SourceFile } from "./place";

/** A clone of one commit, in which faults are tried. */
export interface Copy {
  readonly root: string;
  /** The commit's whole name. */
  readonly commit: string;
  /** Writes a file of it. */
  readonly write: (file: SourceFile) => void;
  /** The files that are not as the commit has them. */
  readonly changed: () => readonly string[];
  /** Puts every file back as the commit has it. */
  readonly restore: () => void;
  readonly remove: () => void;
}

/** The whole name of a commit. @throws Error for one that is not known */
export const commitOf = (revision: string): string =>
  execFileSync("git", ["rev-parse", "--verify", `${revision}^{commit}`], { cwd: ROOT })
    .toString()
    .trim();

/** Clones a commit into a folder of the system's for passing files, with this folder's node_modules. */
export function copyOf(commit: string): Copy {
  const root = mkdtempSync(path.join(realpathSync(tmpdir()), "arena-faults-"));
  const git = (...args: readonly string[]) =>
    execFileSync("git", args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] }).toString();
  git("clone", "--quiet", "--shared", "--no-checkout", ROOT, ".");
  git("checkout", "--quiet", "--detach", commit);
  symlinkSync(realpathSync(path.join(ROOT, "node_modules")), path.join(root, "node_modules"));
  // A link is no folder, which is what .gitignore names.
  appendFileSync(path.join(root, ".git/info/exclude"), "/node_modules\n");
  return {
    root,
    commit,
    write: ({ file, text }) => writeFileSync(path.join(root, file), text),
    changed: () => git("diff", "--name-only").split("\n").filter(Boolean),
    restore: () => {
      git("checkout", "--quiet", "--", ".");
      git("clean", "--quiet", "--force", "-d");
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
