/** A save, as far as its author and time are asked. */
interface StampedSave {
  readonly by: string;
  readonly at: number | null;
}

/** Of how many different things these people saved something since then. @param since epoch milliseconds */
export function changedSince<S extends StampedSave>(
  saves: readonly S[],
  by: ReadonlySet<string>,
  since: number,
  subjectOf: (save: S) => string,
): number {
  const own = saves.filter((save) => by.has(save.by) && (save.at ?? 0) >= since);
  return new Set(own.map(subjectOf)).size;
}
