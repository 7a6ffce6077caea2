/** A page asks for the same few hundred names over and over. No league has more, nor longer ones. */
const MOST_KEPT = 10_000;
const LONGEST_KEPT = 160;

/** A pure function of a text, which keeps what it found: for what takes long and is asked for again. */
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
