import sharp from "sharp";
import {
  type ArtFormat,
  artPath,
  type CropName,
  crops,
  cropsOf,
  heightAt,
} from "../../src/ui/art/crops";
import { hashOf } from "../../scripts/projectFiles";

/**
 * The settings for drawing and encoding pictures. The originals have flat colours with hard edges, so colours keep
 * their full resolution (4:4:4). Below the AVIF quality 50 the dark edges of the floodlights are no longer sharp.
 */
export const recipe = {
  /** Factor by which pictures are drawn larger first, so that no thin line appears between neighbouring shapes. */
  oversample: 2,
  kernel: "lanczos3",
  avif: { quality: 54, effort: 6, chromaSubsampling: "4:4:4", tune: "iq" },
  /**
   * Quality for files wider than the original (`beyond`, in pixels): only for dense screens, on which faults are not
   * seen.
   */
  dense: { beyond: 1600, quality: 42 },
  webp: { quality: 70, effort: 6 },
} as const;

export interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A point in per cent of a picture's width and height. */
export interface Point {
  x: number;
  y: number;
}

/**
 * Returns the largest rectangle with a ratio inside a picture, with its centre as near to the focal point as possible.
 */
export function cropAround(
  picture: { width: number; height: number },
  [x, y]: readonly [number, number],
  focal: Point,
): Rectangle {
  const scale = Math.min(picture.width / x, picture.height / y);
  const width = Math.round(x * scale);
  const height = Math.round(y * scale);
  const place = (whole: number, part: number, per: number): number =>
    Math.round(Math.min(Math.max((whole * per) / 100 - part / 2, 0), whole - part));
  return {
    left: place(picture.width, width, focal.x),
    top: place(picture.height, height, focal.y),
    width,
    height,
  };
}

/** One file to make from a picture. */
export interface Variant {
  crop: CropName;
  width: number;
  format: ArtFormat;
}

/** Returns all files to make from a picture of a kind, in the order in which their bytes are hashed. */
export function variantsOf(kind: keyof typeof cropsOf): Variant[] {
  return cropsOf[kind].flatMap((crop) =>
    (["avif", "webp"] as const).flatMap((format) =>
      crops[crop][format].map((width) => ({ crop, width, format })),
    ),
  );
}

/** The files of a picture by path under `public/`, and the hash of their bytes, which is part of their names. */
export interface Rendered {
  hash: string;
  files: ReadonlyMap<string, Buffer>;
}

/** Draws and encodes all files of a picture. */
export async function renderPicture(
  id: string,
  kind: keyof typeof cropsOf,
  svg: string,
  focal: Point,
): Promise<Rendered> {
  // 72 dots per inch mean one pixel per unit of these SVGs.
  const { data, info } = await sharp(Buffer.from(svg), { density: 72 * recipe.oversample })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };

  const variants = variantsOf(kind);
  const encoded: Buffer[] = [];
  for (const { crop, width, format } of variants) {
    const picture = sharp(data, { raw })
      .extract(cropAround(info, crops[crop].ratio, focal))
      .resize(width, heightAt(crop, width), { kernel: recipe.kernel });
    const encoder =
      format === "webp"
        ? picture.webp(recipe.webp)
        : picture.avif({
            ...recipe.avif,
            ...(width > recipe.dense.beyond ? { quality: recipe.dense.quality } : {}),
          });
    encoded.push(await encoder.toBuffer());
  }
  const hash = hashOf(encoded);
  const files = new Map<string, Buffer>();
  variants.forEach(({ crop, width, format }, index) => {
    const bytes = encoded[index];
    if (bytes) files.set(artPath(id, hash, crop, width, format).slice(1), bytes);
  });
  return { hash, files };
}
