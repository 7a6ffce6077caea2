/** Returns the levels of an axis from 0 to at least `max`, at most six, in steps of 1, 2, 5, 10, 20 … */
export function levelsUpTo(max: number): number[] {
  const magnitude = 10 ** Math.floor(Math.log10(Math.max(1, max / 5)));
  const step =
    [1, 2, 5, 10].map((one) => one * magnitude).find((size) => max / size <= 5) ?? magnitude * 10;
  const steps = Math.max(1, Math.ceil(max / step));
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
}

/** Returns every nth of the labels, at most `most`; the last one is always included. */
export function thinned<T>(words: readonly T[], most: number): (T & {})[] {
  const stride = Math.ceil(words.length / most);
  return words.flatMap((word, index) =>
    word != null && (words.length - 1 - index) % stride === 0 ? [word] : [],
  );
}
