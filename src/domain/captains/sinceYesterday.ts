/** The author and the time of a save. */
interface StampedSave {
  readonly by: string;
  readonly at: number | null;
}

/** Returns how many different records these users saved since then. @param since epoch milliseconds */
export function changedSince<S extends StampedSave>(
  saves: readonly S[],
  by: ReadonlySet<string>,
  since: number,
  subjectOf: (save: S) => string,
): number {
  const own = saves.filter((save) => by.has(save.by) && (save.at ?? 0) >= since);
  return new Set(own.map(subjectOf)).size;
}
