/** How long each moving part of the site stays, in milliseconds. */
export const intervals = {
  slideshow: 4000,
  slogans: 5000,
  homeImage: 2500,
  /** A collage tile waits a random time between these two. */
  collage: { least: 2000, most: 5000 },
} as const;

/** A new random stay of one collage tile, in milliseconds. @param random a number from 0 to 1 */
export function collageStay(random = Math.random()): number {
  const { least, most } = intervals.collage;
  return least + random * (most - least);
}
