import { readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { sportList } from "../../src/sports/sports";
import { ROOT } from "../../scripts/projectFiles";

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

const Entry = v.object({
  file: v.string(),
  kind: v.picklist(["poster", "gallery", "brand", "glyph", "spot", "crest"]),
  title: v.string(),
  alt: v.string(),
  sport: v.picklist([...sportList.map(({ id }) => id), "all"]),
  /** All sports that the picture shows, if it shows several. */
  sports: v.optional(v.array(v.picklist(sportList.map(({ id }) => id)))),
  /** The focal point, in per cent of width and height. */
  focal: v.object({ x: percent, y: percent }),
  colour: v.pipe(v.string(), v.regex(/^(#[0-9a-f]{6}|currentColor)$/)),
});

/** An original picture: an entry of `artwork/art.json`, with the id that is in the names of all files made from it. */
export type Master = v.InferOutput<typeof Entry> & { id: string };

/**
 * Loads all original pictures, in the order of `artwork/art.json`.
 * @throws ValiError if `artwork/art.json` has another shape
 */
export function readCatalogue(): Master[] {
  const text = readFileSync(path.join(ROOT, "artwork/art.json"), "utf8");
  return v
    .parse(v.array(Entry), JSON.parse(text))
    .map((entry) => ({ ...entry, id: path.basename(entry.file, ".svg") }));
}

/** Loads the SVG text of an original picture. */
export function readMaster(master: Master): string {
  return readFileSync(path.join(ROOT, "artwork", master.file), "utf8");
}
