import { spawnSync } from "node:child_process";
import { existsSync, realpathSync, renameSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { LOCAL_FOLDER } from "../../scripts/emulators/firebaseTools";
import { ROOT } from "../../scripts/projectFiles";
import { shotsFolder } from "./kept";

/**
 * Takes pictures with the code of a commit, in a separate working tree, and moves them to the folder of that commit.
 * @throws Error if that fails
 */
export function takeBefore(commit: string, args: readonly string[]): void {
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
  run(process.execPath, tsx, "tools/shots.ts", ...args);
  const taken = path.join(tree, path.relative(ROOT, shotsFolder(commit)));
  const isTaken = existsSync(taken);
  if (isTaken) {
    rmSync(shotsFolder(commit), { recursive: true, force: true });
    renameSync(taken, shotsFolder(commit));
  }
  remove();
  if (!isTaken) throw new Error(`The code of ${commit} takes no such pictures.`);
}
