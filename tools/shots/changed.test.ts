import { mkdtempSync, mkdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, expect, it } from "vitest";
import { changedShots } from "./changed";

const folder = mkdtempSync(path.join(tmpdir(), "arena-shots-"));
const before = path.join(folder, "before");
mkdirSync(before);
afterAll(() => rmSync(folder, { recursive: true }));

const paint = (file: string, background: string, [width, height] = [8, 8]) =>
  sharp({ create: { width: width ?? 8, height: height ?? 8, channels: 3, background } })
    .png()
    .toFile(file);

it("finds pictures of another pixel or size and new ones, each with the share that differs", async () => {
  const names = ["same", "colour", "height", "width", "new"];
  const look = { width: 390, scheme: "light" } as const;
  const shots = names.map((name) => ({ name, look, file: path.join(folder, `${name}.png`) }));
  for (const { file } of shots) await paint(file, "#fff");
  const old = (name: string) => path.join(before, `${name}.png`);
  await paint(old("same"), "#fff");
  await paint(old("colour"), "#fffffe");
  await paint(old("height"), "#fff", [8, 10]);
  await paint(old("width"), "#fff", [9, 8]);
  const changed = await changedShots(shots, before);
  expect(changed.map(({ name, share }) => [name, share])).toEqual([
    ["colour", 1],
    ["height", 0.2],
    ["width", 1],
    ["new", 1],
  ]);
});
