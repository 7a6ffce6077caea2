import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { hashes } from "@/ui/art/hashes";
import { spotHashes } from "@/ui/art/spotHashes";
import { filesOf, isPicture } from "../../tools/art";
import { readCatalogue } from "../../tools/art/catalogue";
import { ROOT } from "../../scripts/projectFiles";
import { shareMasters } from "../../tools/art/share";

/* That no page asks for a picture or font that is not there; tools/art.full.test.ts says that they are drawn right. */

const catalogue = readCatalogue();
const hashList: Readonly<Record<string, string>> = hashes;
const missing = (files: readonly string[]) =>
  files.filter((file) => !existsSync(path.join(ROOT, "public", file)));

it("has every file of every picture that pages show", () => {
  const files = catalogue
    .filter(isPicture)
    .flatMap((master) => filesOf(master, hashList[master.id] ?? ""));
  expect(files.length).toBeGreaterThan(50);
  expect(missing(files)).toEqual([]);
});

it("has every spot, and a picture of each sport for whoever shares a page", () => {
  const spots = Object.entries(spotHashes).map(([id, hash]) => `art/${id}.${hash}.svg`);
  const shared = shareMasters(catalogue).map(({ sport }) => `share/${sport}.jpg`);
  expect(spots).not.toEqual([]);
  expect(missing([...spots, ...shared])).toEqual([]);
});

it("has every font file of the style sheet", () => {
  const css = readFileSync(path.join(ROOT, "src/ui/tokens/fonts.css"), "utf8");
  const fonts = [...css.matchAll(/\/(fonts\/[\w-]+\.woff2)/g)].map(([, file = ""]) => file);
  expect(fonts.length).toBeGreaterThan(1);
  expect(missing(fonts)).toEqual([]);
});
