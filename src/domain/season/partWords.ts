import type { Split } from "../league/league";
import { amountOf, enumerated } from "../wording";

/** Returns the names of a table's parts, from the top: "Places 1 to 6", "Place 7". */
export function partNames(sizes: readonly number[]): readonly string[] {
  let last = 0;
  return sizes.map((size) => {
    const first = last + 1;
    last += size;
    return size === 1 ? `Place ${first}` : `Places ${first} to ${last}`;
  });
}

/**
 * Describes a split as the end of a sentence: "after 33 matches of each club the table parts into places 1 to 6 and
 * places 7 to 12: those of a part play once more among themselves, …".
 */
export function splitInWords({ after, sizes }: Split, noun: string): string {
  const parts = enumerated(partNames(sizes).map((name) => name.toLowerCase()));
  return `after ${amountOf(after, "match", "matches")} of each ${noun} the table parts into ${parts}: those of a part play once more among themselves, and nobody leaves theirs`;
}
