import { type ArtFormat, artPath, type CropName, crops, heightAt } from "./crops";
import { hashes } from "./hashes";

/** A crop, or `hero`: the phone crop on screens narrower than 600 px, else the wide crop. */
export type PictureCrop = CropName | "hero";

/** One `<source>`: the files of a crop in one format. `width` and `height` are those of the largest file. */
export interface ArtSource {
  readonly type: `image/${ArtFormat}`;
  readonly srcSet: string;
  readonly media?: string;
  readonly width: number;
  readonly height: number;
}

/** The media query for which `hero` uses the phone crop. */
const PHONE_MEDIA = "(max-width: 599.98px)";

const known: Readonly<Record<string, string>> = hashes;

function source(id: string, hash: string, crop: CropName, format: ArtFormat): ArtSource {
  const widths: readonly number[] = crops[crop][format];
  const width = Math.max(...widths);
  return {
    type: `image/${format}`,
    srcSet: widths.map((w) => `${artPath(id, hash, crop, w, format)} ${w}w`).join(", "),
    width,
    height: heightAt(crop, width),
  };
}

/**
 * Returns the sources of a `<picture>`, the best format first; the last one is for its `<img>`. Empty if the id is
 * unknown. A preload link uses the first source (for `hero` the first two, each with its media query).
 */
export function artSources(id: string, crop: PictureCrop): readonly ArtSource[] {
  const hash = known[id];
  if (hash === undefined) return [];
  return (["avif", "webp"] as const).flatMap((format) =>
    crop === "hero"
      ? [
          { ...source(id, hash, "phone", format), media: PHONE_MEDIA },
          source(id, hash, "wide", format),
        ]
      : [source(id, hash, crop, format)],
  );
}
