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

/** A clone of the repository at one commit, in which faults are tried. */
export interface Copy {
  readonly root: string;
  /** The full hash of the commit. */
  readonly commit: string;
  /** Writes a file of the clone. */
  readonly write: (file: SourceFile) => void;
  /** Returns the files of the commit that are changed or deleted; new files are not among them. */
  readonly changed: () => readonly string[];
  /** Restores all files of the commit and deletes new ones. */
  readonly restore: () => void;
  readonly remove: () => void;
}

/** Returns the full hash of a commit. @throws Error if there is no such commit */
export const commitOf = (revision: string): string =>
  execFileSync("git", ["rev-parse", "--verify", `${revision}^{commit}`], { cwd: ROOT })
    .toString()
    .trim();

/** Clones the repository at a commit into a temporary folder, with a link to this folder's node_modules. */
export function copyOf(commit: string): Copy {
  const root = mkdtempSync(path.join(realpathSync(tmpdir()), "arena-faults-"));
  const git = (...args: readonly string[]) =>
    execFileSync("git", args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] }).toString();
  git("clone", "--quiet", "--shared", "--no-checkout", ROOT, ".");
  git("checkout", "--quiet", "--detach", commit);
  symlinkSync(realpathSync(path.join(ROOT, "node_modules")), path.join(root, "node_modules"));
  // The entry "node_modules/" in .gitignore matches a folder and not a link.
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
