import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { launcherJar, manifest } from "./jar";

const folder = mkdtempSync(path.join(tmpdir(), "arena-jar-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("manifest", () => {
  it("wraps lines over 72 bytes, each continuation after one space", () => {
    const value = `file:///${"a".repeat(150)}/emulator.jar`;
    const lines = manifest({ "Class-Path": value }).split("\r\n");
    expect(lines.every((line) => Buffer.byteLength(line) <= 72)).toBe(true);
    expect(lines.slice(1, -2).join("").replaceAll(" ", "")).toBe(`Class-Path:${value}`);
    expect(lines.slice(2, -2).every((line) => line.startsWith(" "))).toBe(true);
  });

  it("counts bytes, not characters, and never cuts a character in two", () => {
    const text = manifest({ "Class-Path": "é".repeat(80) });
    for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(72);
    expect(text).not.toContain("\uFFFD");
  });

  it("ends with an empty line, without which Java ignores the last header", () => {
    expect(manifest({ "Main-Class": "a.B" })).toBe(
      "Manifest-Version: 1.0\r\nMain-Class: a.B\r\n\r\n",
    );
  });
});

describe("launcherJar", () => {
  const jar = launcherJar("file:///somewhere/emulator.jar", "a.Main");

  it("is the same file for the same input", () => {
    expect(launcherJar("file:///somewhere/emulator.jar", "a.Main").equals(jar)).toBe(true);
  });

  it("is a sound zip that holds the manifest", () => {
    const end = jar.subarray(-22);
    expect(end.readUInt32LE(0)).toBe(0x06054b50);
    const directory = end.readUInt32LE(16);
    expect(jar.readUInt32LE(directory)).toBe(0x02014b50);
    expect(directory + end.readUInt32LE(12)).toBe(jar.length - 22);
    expect(jar.subarray(directory + 46, jar.length - 22).toString()).toBe("META-INF/MANIFEST.MF");
  });

  it.runIf(spawnSync("java", ["-version"]).status === 0)("makes Java look for its class", () => {
    const file = path.join(folder, "launcher.jar");
    writeFileSync(file, jar);
    let message = "";
    try {
      execFileSync("java", ["-jar", file], { stdio: "pipe", encoding: "utf8" });
    } catch (error) {
      message = String(error);
    }
    expect(message).toContain("Could not find or load main class a.Main");
  });
});
