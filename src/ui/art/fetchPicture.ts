import { artSources, type PictureCrop } from "./sources";

/**
 * Fetches and decodes a picture that `Picture` will show, in the same format and size. Resolves when the picture is
 * loaded, and also when it cannot be loaded: then `Picture` shows its placeholder.
 * @param sizes the width at which it will be shown, as in the HTML attribute `sizes`
 */
export async function fetchPicture(id: string, crop: PictureCrop, sizes: string): Promise<void> {
  const picture = document.createElement("picture");
  for (const { type, srcSet, media } of artSources(id, crop)) {
    const source = document.createElement("source");
    Object.assign(source, { type, sizes, srcset: srcSet, media: media ?? "" });
    picture.append(source);
  }
  const image = picture.appendChild(document.createElement("img"));
  // jsdom has no `decode`.
  await image.decode?.().catch(() => {});
}
