import sharp from "sharp";
import type { Master } from "./catalogue";
import { cropAround, recipe } from "./render";

/** The size of a picture for previews, in pixels. Chat apps and social networks ask for 1.91 to 1. */
const WIDTH = 1200;
const HEIGHT = 630;

/** Returns the originals of the pictures for previews: the first poster of each sport. */
export function shareMasters(masters: readonly Master[]): readonly Master[] {
  const posters = masters.filter(({ kind, sport }) => kind === "poster" && sport !== "all");
  return posters.filter(
    ({ sport }, at) => posters.findIndex((other) => other.sport === sport) === at,
  );
}

/**
 * Draws these pictures around their focal points, by path under `public/`. JPEG, because some chat apps know no newer
 * format.
 */
export async function drawSharePictures(
  masters: readonly Master[],
  read: (master: Master) => string,
): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const master of shareMasters(masters)) {
    // 72 dots per inch mean one pixel per unit of these SVGs.
    const { data, info } = await sharp(Buffer.from(read(master)), {
      density: 72 * recipe.oversample,
    })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const picture = sharp(data, { raw })
      .extract(cropAround(info, [WIDTH, HEIGHT], master.focal))
      .resize(WIDTH, HEIGHT, { kernel: recipe.kernel })
      .jpeg({ quality: 80, mozjpeg: true });
    files.set(`share/${master.sport}.jpg`, await picture.toBuffer());
  }
  return files;
}
