/** One shape a picture is cut to, and the widths in pixels each format exists in, ascending. */
export interface Crop {
  readonly ratio: readonly [width: number, height: number];
  readonly avif: readonly number[];
  /** Browsers without AVIF are few and old, so fewer widths do. */
  readonly webp: readonly number[];
}

/**
 * Every crop that `tools/art.ts` renders and `Picture` asks for.
 * Posters come as `wide`, `phone`, `square` and `half`; gallery pictures as `frame`.
 */
export const crops = {
  wide: { ratio: [16, 9], avif: [480, 640, 1024, 1600, 2400], webp: [640, 1024] },
  phone: { ratio: [4, 3], avif: [480, 800], webp: [800] },
  square: { ratio: [1, 1], avif: [320, 640], webp: [640] },
  half: { ratio: [2, 1], avif: [640], webp: [640] },
  frame: { ratio: [3, 2], avif: [480, 800, 1200], webp: [800] },
} as const satisfies Record<string, Crop>;

export type CropName = keyof typeof crops;

/** The crops made of each kind of picture. */
export const cropsOf = {
  poster: ["wide", "phone", "square", "half"],
  gallery: ["frame"],
} as const satisfies Record<string, readonly CropName[]>;

export type ArtFormat = "avif" | "webp";

/** Height in pixels of a crop at that width. */
export function heightAt(crop: CropName, width: number): number {
  const [x, y] = crops[crop].ratio;
  return Math.round((width * y) / x);
}

/** Address of one rendered file; the hash changes with the picture, so it may be cached for ever. */
export function artPath(
  id: string,
  hash: string,
  crop: CropName,
  width: number,
  format: ArtFormat,
): string {
  return `/art/${id}-${crop}-${width}.${hash}.${format}`;
}
