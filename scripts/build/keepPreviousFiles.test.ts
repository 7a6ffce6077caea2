import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, it } from "vitest";
import { buildKeepingPreviousFiles } from "./keepPreviousFiles";

const folder = mkdtempSync(path.join(tmpdir(), "arena-build-"));
const assets = path.join(folder, "assets");
afterEach(() => rmSync(folder, { recursive: true }));

/** A build empties its folder, as Vite does. */
const build = (...names: readonly string[]) =>
  buildKeepingPreviousFiles(folder, async () => {
    await rm(assets, { recursive: true, force: true });
    await mkdir(assets, { recursive: true });
    for (const name of names) await writeFile(path.join(assets, name), name);
  });

const failedBuild = () =>
  buildKeepingPreviousFiles(folder, async () => {
    await rm(assets, { recursive: true, force: true });
    throw new Error("The page / is not right.");
  });

const code = () => readdirSync(assets).filter((name) => name.endsWith(".js"));

it("keeps the code of the build before, and no longer", async () => {
  await build("a-1.js", "b-1.js");
  expect(code()).toEqual(["a-1.js", "b-1.js"]);
  await build("a-2.js", "b-1.js");
  expect(code()).toEqual(["a-1.js", "a-2.js", "b-1.js"]);
  await build("a-3.js", "b-1.js");
  expect(code()).toEqual(["a-2.js", "a-3.js", "b-1.js"]);
  await expect(failedBuild()).rejects.toThrow("not right");
  await build("a-4.js", "b-1.js");
  expect(code()).toEqual(["a-3.js", "a-4.js", "b-1.js"]);
});
