import type { Split } from "../league/league";
import { amountOf, enumerated } from "../wording";

/** What the parts of a table are called, from the top: "Places 1 to 6", "Place 7". */
export function partNames(sizes: readonly number[]): readonly string[] {
  let last = 0;
  return sizes.map((size) => {
    const first = last + 1;
    last += size;
    return size === 1 ? `Place ${first}` : `Places ${first} to ${last}`;
  });
}

/** "after 33 matches of each club the table parts into places 1 to 6 and places 7 to 12, which play once more within each" */
export function splitInWords({ after, sizes }: Split, noun: string): string {
  const parts = enumerated(partNames(sizes).map((name) => name.toLowerCase()));
  return `after ${amountOf(after, "match", "matches")} of each ${noun} the table parts into ${parts}: those of a part play once more among themselves, and nobody leaves theirs`;
}
