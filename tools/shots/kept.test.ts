import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { commitBefore, keepShots, shotsFolder } from "./kept";

let shots = "";
beforeEach(() => {
  shots = mkdtempSync(path.join(tmpdir(), "arena-kept-"));
});
afterEach(() => rmSync(shots, { recursive: true }));

const keep = (commit: string, at: number, browser = "150.0") =>
  keepShots(shotsFolder(commit, shots), browser, at);
const before = (now: string, ...history: readonly string[]) =>
  commitBefore(now, "150.0", { shots, history: () => history });

it("compares with the latest earlier commit that has pictures of the same browser", () => {
  expect(before("ccc", "ccc", "bbb", "aaa")).toBeUndefined();
  keep("aaa", 1);
  keep("bbb", 2, "149.0");
  keep("ccc", 3);
  expect(before("ccc", "ccc", "bbb", "aaa")).toBe("aaa");
  // Files that differ from the commit are compared with it.
  expect(before("ccc+1a2b", "ccc", "bbb", "aaa")).toBe("ccc");
});

it("deletes the pictures of all but the latest commits", () => {
  const commits = ["aaa", "bbb", "ccc", "ddd", "eee"];
  for (const [at, commit] of commits.entries()) keep(commit, at + 1);
  expect(commits.filter((commit) => existsSync(shotsFolder(commit, shots)))).toEqual([
    "bbb",
    "ccc",
    "ddd",
    "eee",
  ]);
});
