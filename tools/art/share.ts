import sharp from "sharp";
import type { Master } from "./catalogue";
import { cropAround, recipe } from "./render";

/** What chats and networks ask for: 1.91 to 1. */
const WIDTH = 1200;
const HEIGHT = 630;

/** The masters of the pictures shown when a page of a sport is shared: the sport's first poster each. */
export function shareMasters(masters: readonly Master[]): readonly Master[] {
  const posters = masters.filter(({ kind, sport }) => kind === "poster" && sport !== "all");
  return posters.filter(
    ({ sport }, at) => posters.findIndex((other) => other.sport === sport) === at,
  );
}

/** Draws them around their focal points, by path under `public/`; JPEG, because some chats know nothing newer. */
export async function drawSharePictures(
  masters: readonly Master[],
  read: (master: Master) => string,
): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const master of shareMasters(masters)) {
    // 72 dots per inch is one pixel per unit of these SVGs.
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
