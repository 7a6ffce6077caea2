/** One shape to which pictures are cropped, and the widths in pixels of its files in each format, ascending. */
export interface Crop {
  readonly ratio: readonly [width: number, height: number];
  readonly avif: readonly number[];
  /** Fewer widths are enough, because few and old browsers lack AVIF. */
  readonly webp: readonly number[];
}

/**
 * All crops that `tools/art.ts` renders and `Picture` uses. Posters have `wide`, `phone`, `square` and `half`; gallery
 * pictures have `frame`.
 */
export const crops = {
  wide: { ratio: [16, 9], avif: [480, 640, 1024, 1600, 2400], webp: [640, 1024] },
  phone: { ratio: [4, 3], avif: [480, 800], webp: [800] },
  square: { ratio: [1, 1], avif: [320, 640], webp: [640] },
  half: { ratio: [2, 1], avif: [640], webp: [640] },
  frame: { ratio: [3, 2], avif: [480, 800, 1200], webp: [800] },
} as const satisfies Record<string, Crop>;

export type CropName = keyof typeof crops;

/** The crops that are rendered for each kind of picture. */
export const cropsOf = {
  poster: ["wide", "phone", "square", "half"],
  gallery: ["frame"],
} as const satisfies Record<string, readonly CropName[]>;

export type ArtFormat = "avif" | "webp";

/** Returns the height in pixels of a crop at the given width. */
export function heightAt(crop: CropName, width: number): number {
  const [x, y] = crops[crop].ratio;
  return Math.round((width * y) / x);
}

/**
 * Returns the address of one rendered file. The hash changes with the picture, so browsers may cache the file for ever.
 */
export function artPath(
  id: string,
  hash: string,
  crop: CropName,
  width: number,
  format: ArtFormat,
): string {
  return `/art/${id}-${crop}-${width}.${hash}.${format}`;
}
