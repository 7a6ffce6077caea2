import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { buildNaive } from "./buildNaive";

const folder = mkdtempSync(path.join(tmpdir(), "arena-naive-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("builds one empty page that answers every address", async () => {
  await buildNaive(folder, ["mls/home"]);
  const page = readFileSync(path.join(folder, "mls/home.html"), "utf8");
  expect(page).toContain('<div id="root"></div>');
  expect(readdirSync(path.join(folder, "assets")).join()).toMatch(/\.js\b/);
});
