/** How long each changing part of the site shows one picture or sentence, in milliseconds. */
export const intervals = {
  slideshow: 4000,
  slogans: 5000,
  homeImage: 2500,
  /** A collage tile shows each picture for a random time between these two. */
  collage: { least: 2000, most: 5000 },
} as const;

/** Returns how long a collage tile shows its next picture, in milliseconds. @param random a number from 0 to 1 */
export function collageStay(random = Math.random()): number {
  const { least, most } = intervals.collage;
  return least + random * (most - least);
}
