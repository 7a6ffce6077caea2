import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { backupName, pack, textOf } from "./backupFiles";

const lines = ['{"documents":[\n', '{"path":"mlsPlayers/ọ̀ṣun"}\n', "]}\n"];

it("packs lines into a file, and reads it again, packed or not", async () => {
  const { blob, isPacked } = await pack(lines);
  expect(isPacked).toBe(true);
  expect(new Uint8Array(await blob.arrayBuffer()).slice(0, 2)).toEqual(new Uint8Array([31, 139]));
  expect(await textOf(blob)).toBe(lines.join(""));
  expect(await textOf(new Blob(lines))).toBe(lines.join(""));
});

it("names a file after the day at the arena", () => {
  expect(backupName(Date.UTC(2026, 10, 22, 23, 30), true)).toBe("arena-backup-2026-11-23.json.gz");
  expect(backupName(Date.UTC(2026, 10, 22), false)).toBe("arena-backup-2026-11-22.json");
});

it("stops at a file that was made to fill memory", async () => {
  const bomb = gzipSync(Buffer.alloc(52e6, "0"));
  expect(bomb.length).toBeLessThan(100_000);
  await expect(textOf(new Blob([bomb]))).rejects.toThrow(/unpacks to far too much/);
});
