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
 * Describes a split as the end of a sentence: "after 33 matches of each club the table is split into places 1 to 6 and
 * places 7 to 12: within each part all play each other once more, …".
 */
export function splitInWords({ after, sizes }: Split, noun: string): string {
  const parts = enumerated(partNames(sizes).map((name) => name.toLowerCase()));
  return `after ${amountOf(after, "match", "matches")} of each ${noun} the table is split into ${parts}: within each part all play each other once more, and no ${noun} changes its part`;
}
