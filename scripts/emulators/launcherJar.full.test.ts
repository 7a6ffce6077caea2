import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { launcherJar } from "./launcherJar";

const folder = mkdtempSync(path.join(tmpdir(), "arena-jar-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("launcherJar", () => {
  const url = `file:///${"somewhere/".repeat(15)}emulator.jar`;
  const jar = launcherJar(url, "a.Main");

  it("wraps the manifest's lines over 72 bytes, each continuation after one space", () => {
    const lines = jar.toString("latin1").split("\r\n").slice(1, -1);
    expect(lines.every((line) => line.length <= 72)).toBe(true);
    expect(lines.join("\n").replaceAll("\n ", "")).toContain(
      `Class-Path: ${url}\nMain-Class: a.Main\n`,
    );
  });

  it.runIf(spawnSync("java", ["-version"]).status === 0)("makes Java look for its class", () => {
    const file = path.join(folder, "launcher.jar");
    writeFileSync(file, jar);
    const { stderr } = spawnSync("java", ["-jar", file], { encoding: "utf8" });
    expect(stderr).toContain("Could not find or load main class a.Main");
  });
});
