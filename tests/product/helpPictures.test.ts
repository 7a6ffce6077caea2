import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { helpScenes } from "../../tools/shots/help";
import { helpPictures } from "@/ui/help/pictures";

const FOLDER = path.resolve("public/help");
const names = Object.keys(helpPictures).toSorted();

it("are all taken by npm run shots, and no other stands there", () => {
  const taken = [...helpScenes(false), ...helpScenes(true)].map(({ name }) => name);
  expect(taken.toSorted()).toEqual(names);
  expect(readdirSync(FOLDER).toSorted()).toEqual(names.map((name) => `${name}.webp`));
});

it.each(Object.entries(helpPictures))("%s is as large as the page says", async (name, said) => {
  const { width, height } = await sharp(path.join(FOLDER, `${name}.webp`)).metadata();
  expect({ width, height }).toEqual({ width: said.width, height: said.height });
  expect(said.alt.length).toBeGreaterThan(20);
});

it("are less than 300 kB together", () => {
  const sizes = names.map((name) => statSync(path.join(FOLDER, `${name}.webp`)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(300_000);
});
