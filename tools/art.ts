/**
 * The command `npm run art`: makes all pictures, icons and fonts under `public/`, and the files under `src/ui` that
 * refer to them, from the original pictures in `artwork/`. Pictures that have not changed are not drawn again.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { arena } from "@arena/arena";
import { artPath, crops } from "../src/ui/art/crops";
import { type Master, readCatalogue, readMaster } from "./art/catalogue";
import { buildFont } from "./art/font";
import { artCss, galleryList, hashesModule, postersList } from "./art/generated";
import { drawIcons } from "./art/icons";
import {
  coloursCss,
  recoloured,
  refuseIllegible,
  withThemeColours,
} from "../scripts/colours/palette";
import { hashOf, ROOT, sweep, write } from "../scripts/projectFiles";
import { recipe, renderPicture, variantsOf } from "./art/render";
import { screenshotFile, SCREENS, screenshots } from "./art/screenshots";
import { drawSharePictures } from "./art/share";
import { spotForeground } from "./art/spots";

/** The entry of a picture in `artwork/rendered.json`. */
export interface Drawing {
  /** Hash of everything that the files are made from: the original picture, its focal point and the recipe. */
  source: string;
  /** Hash of the bytes of all files; it is part of their names. */
  hash: string;
}

export type Drawings = { [id: string]: Drawing };

export const RECORDS = "artwork/rendered.json";

type Picture = Master & { kind: "poster" | "gallery" };

/** Whether an original picture is rendered to files of several sizes. */
export function isPicture(master: Master): master is Picture {
  return master.kind === "poster" || master.kind === "gallery";
}

/** Returns a hash that changes if a picture has to be drawn again. */
export function sourceOf(master: Picture, svg: string): string {
  const variants = variantsOf(master.kind).map(({ crop, width, format }) => [
    crop,
    crops[crop].ratio,
    width,
    format,
  ]);
  return hashOf([svg, JSON.stringify([master.focal, variants, recipe])], 16);
}

/** Returns the paths of a picture's files under `public/`. */
export function filesOf(master: Picture, hash: string): string[] {
  return variantsOf(master.kind).map(({ crop, width, format }) =>
    artPath(master.id, hash, crop, width, format).slice(1),
  );
}

/** Loads the entries of the last run; empty before the first run. */
export function readDrawings(): Drawings {
  const file = path.join(ROOT, RECORDS);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Drawings) : {};
}

async function drawPicture(master: Picture, known: Drawing | undefined): Promise<Drawing> {
  const svg = readMaster(master);
  const source = sourceOf(master, svg);
  const complete =
    known?.source === source &&
    filesOf(master, known.hash).every((file) => existsSync(path.join(ROOT, "public", file)));
  if (complete) return known;

  const { hash, files } = await renderPicture(master.id, master.kind, svg, master.focal);
  let size = 0;
  for (const [file, bytes] of files) {
    write(`public/${file}`, bytes);
    size += bytes.length;
  }
  console.log(`${master.file}: ${files.size} files, ${Math.round(size / 1024)} KiB`);
  return { source, hash };
}

async function main(): Promise<void> {
  refuseIllegible(arena.colours);
  const masters = readCatalogue();
  const known = readDrawings();
  const records: Drawings = {};
  const hashes = new Map<string, string>();
  const spotHashes = new Map<string, string>();
  const art = new Set<string>();

  for (const master of masters.filter(isPicture)) {
    const record = await drawPicture(master, known[master.id]);
    records[master.id] = record;
    hashes.set(master.id, record.hash);
    for (const file of filesOf(master, record.hash)) art.add(`public/${file}`);
  }
  for (const master of masters.filter(({ kind }) => kind === "spot")) {
    const svg = spotForeground(readMaster(master));
    const hash = hashOf([svg]);
    spotHashes.set(master.id, hash);
    const file = `public/art/${master.id}.${hash}.svg`;
    write(file, svg);
    art.add(file);
  }
  sweep("public/art", art);

  const brand = new Map(masters.filter(({ kind }) => kind === "brand").map((m) => [m.id, m]));
  const icons = await drawIcons((id) => {
    const master = brand.get(id);
    if (!master) throw new Error(`artwork/art.json names no brand picture "${id}".`);
    return recoloured(readMaster(master), arena.colours);
  });
  for (const [file, bytes] of icons) write(`public/${file}`, bytes);

  const share = await drawSharePictures(masters, readMaster);
  for (const [file, bytes] of share) write(`public/${file}`, bytes);
  sweep("public/share", new Set([...share.keys()].map((file) => `public/${file}`)));

  // Deletes screenshots of another arena, which `npm run shots` took before the arena's name changed.
  sweep(SCREENS, new Set(screenshots.map(screenshotFile)));

  const font = await buildFont();
  for (const [file, bytes] of font.files) write(`public/${file}`, bytes);
  sweep("public/fonts", new Set([...font.files.keys()].map((file) => `public/${file}`)));

  const pictures = masters.filter(isPicture);
  const modules = {
    "src/ui/art/hashes.ts": hashesModule(
      "hashes",
      "Content hash of each picture's files, by id.",
      hashes,
    ),
    "src/ui/art/spotHashes.ts": hashesModule(
      "spotHashes",
      "Content hash of each small drawing, by id.",
      spotHashes,
    ),
    "src/ui/art/posters.json": postersList(pictures),
    "src/ui/art/galleryPictures.json": galleryList(pictures),
    "src/ui/art/art.css": artCss(pictures),
    "src/ui/tokens/fonts.css": font.css,
    "src/ui/tokens/colours.css": coloursCss(arena.colours),
    "index.html": withThemeColours(readFileSync(path.join(ROOT, "index.html"), "utf8"), arena),
    [RECORDS]: JSON.stringify(records, null, 2),
  };
  for (const [file, text] of Object.entries(modules)) write(file, text);
  const oxfmt = path.join(ROOT, "node_modules/oxfmt/bin/oxfmt");
  execFileSync(process.execPath, [oxfmt, ...Object.keys(modules)], { cwd: ROOT });
}

if (process.argv[1] === import.meta.filename) await main();
