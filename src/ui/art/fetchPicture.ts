import { artSources, type PictureCrop } from "./sources";

/**
 * Fetches and decodes a picture that `Picture` will show, in the same format and size. Done when it is here, and also
 * when it can't be had: then `Picture` shows its placeholder.
 * @param sizes the width it will be shown at, as in the HTML attribute `sizes`
 */
export async function fetchPicture(id: string, crop: PictureCrop, sizes: string): Promise<void> {
  const picture = document.createElement("picture");
  for (const { type, srcSet, media } of artSources(id, crop)) {
    const source = document.createElement("source");
    Object.assign(source, { type, sizes, srcset: srcSet, media: media ?? "" });
    picture.append(source);
  }
  const image = picture.appendChild(document.createElement("img"));
  // jsdom has no pictures to decode.
  await image.decode?.().catch(() => {});
}
