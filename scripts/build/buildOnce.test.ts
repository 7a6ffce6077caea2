import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { removeBuiltSites } from "./builtSite";
import { buildOnce } from "./buildOnce";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "arena-built-"));
});
afterEach(() => rm(folder, { recursive: true }));

const site = (name = "site") => path.join(folder, name);
const left = async () => (await readdir(folder)).toSorted();

it("builds once for several suites, and leaves nothing but the build", async () => {
  const build = vi.fn((unfinished: string) => writeFile(path.join(unfinished, "a.html"), ""));
  await Promise.all([buildOnce(site(), build), buildOnce(site(), build)]);
  expect(build).toHaveBeenCalledOnce();
  expect(await readdir(site())).toEqual(["a.html"]);
  expect(await left()).toEqual(["site", "site-begun"]);
});

it("leaves no half of a build that failed, and fails in the suites that come later", async () => {
  const fail = (unfinished: string) =>
    writeFile(path.join(unfinished, "half.html"), "").then(() => {
      throw new Error("No build.");
    });
  await expect(buildOnce(site(), fail)).rejects.toThrow("No build.");
  expect(await left()).toEqual(["site-begun"]);
  await expect(buildOnce(site(), fail)).rejects.toThrow("The build failed in the suite");
});

it("takes the build of a suite that was faster", async () => {
  await buildOnce(site(), async () => {
    await mkdir(path.join(site(), "faster"), { recursive: true });
  });
  expect(await left()).toEqual(["site", "site-begun"]);
  expect(await readdir(site())).toEqual(["faster"]);
});

it("fails if the build cannot be put in its place", async () => {
  await writeFile(site(), "");
  await expect(buildOnce(site(), async () => {})).rejects.toThrow("ENOTDIR");
});

it("fails at once if its folder cannot be made, and waits for no other suite", async () => {
  const tooLong = site("x".repeat(252));
  await expect(buildOnce(tooLong, async () => {})).rejects.toThrow("ENAMETOOLONG");
});

it("removes all that a run has left, also of suites that were stopped, and nothing else", async () => {
  for (const name of ["1-2-embedded", "1-2-embedded-begun", "1-2-emulators-77", "1-23-embedded"])
    await mkdir(site(name));
  removeBuiltSites(site("1-2"));
  expect(await left()).toEqual(["1-23-embedded"]);
});
