/**
 * The most entries that are stored, and below it the greatest length of a text whose result is stored. Pages use the
 * same few hundred names again and again; no league has more names, or longer ones.
 */
const MOST_KEPT = 10_000;
const LONGEST_KEPT = 160;

/**
 * Returns a version of a pure function of a text that stores its results (memoises), for functions that are slow and
 * often called with the same text.
 */
export function remembering<T>(find: (text: string) => T): (text: string) => T {
  const kept = new Map<string, T>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const found = find(text);
    if (text.length > LONGEST_KEPT) return found;
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(text, found);
    return found;
  };
}
