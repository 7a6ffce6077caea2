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

const paint = (file: string, background: string, height = 8) =>
  sharp({ create: { width: 8, height, channels: 3, background } })
    .png()
    .toFile(file);

it("finds pictures of another pixel, of another size and new ones, and no other", async () => {
  const shots = ["same", "colour", "height", "new"].map((scene) => ({
    scene,
    width: 390,
    scheme: "light" as const,
    file: path.join(folder, `${scene}-390-light.png`),
  }));
  for (const { file } of shots) await paint(file, "#fff");
  const old = (scene: string) => path.join(before, `${scene}-390-light.png`);
  await paint(old("same"), "#fff");
  await paint(old("colour"), "#fffffe");
  await paint(old("height"), "#fff", 9);
  const changed = await changedShots(shots, before);
  expect(changed.map(({ scene }) => scene)).toEqual(["colour", "height", "new"]);
});
