import { spawnSync } from "node:child_process";
import { realpathSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { LOCAL_FOLDER } from "../../scripts/emulators/firebaseTools";
import { ROOT } from "../../scripts/projectFiles";

/** The screenshots of another commit. */
interface Before {
  /** The folder `.arena` of the commit's working tree, which has the screenshots. */
  readonly local: string;
  /** Deletes the screenshots and the working tree. */
  remove(): void;
}

/** Takes screenshots with the code of a commit, in a separate working tree. @throws Error if that fails */
export function takeBefore(commit: string, args: readonly string[]): Before {
  const tree = path.resolve(ROOT, LOCAL_FOLDER, "shots-before");
  const run = (command: string, ...rest: readonly string[]) =>
    spawnSync(command, rest, { cwd: tree, stdio: "inherit" }).status === 0;
  const git = (...rest: readonly string[]) =>
    spawnSync("git", rest, { cwd: ROOT, stdio: "inherit" }).status === 0;
  const remove = () => {
    rmSync(tree, { recursive: true, force: true });
    git("worktree", "prune");
  };
  remove();
  if (!git("worktree", "add", "--quiet", "--detach", tree, commit))
    throw new Error(`There is no commit ${commit}.`);
  symlinkSync(realpathSync(path.join(ROOT, "node_modules")), path.join(tree, "node_modules"));
  const tsx = path.join(tree, "node_modules/tsx/dist/cli.mjs");
  if (!run(process.execPath, tsx, "tools/shots.ts", ...args)) {
    remove();
    throw new Error(`The code of ${commit} did not take all of its pictures.`);
  }
  return { local: path.join(tree, ".arena"), remove };
}
