import { pairInWords, readPair, type Pair } from "../pair";
import type { Terms } from "./format";

const numbers = "no one two three four five six seven eight nine ten eleven twelve".split(" ");
const ordinals = "first second third fourth fifth sixth seventh eighth ninth".split(" ");

/** A small number in letters: "three". */
export const inLetters = (count: number): string => numbers[count] ?? String(count);

/** "fifth" of the place 4. */
export const ordinal = (at: number): string => ordinals[at] ?? `${at + 1}th`;

/** "three sets", "one set" */
export const counted = (count: number, noun: string): string =>
  `${inLetters(count)} ${count === 1 ? noun : `${noun}${/[sx]$|ch$/.test(noun) ? "es" : "s"}`}`;

/** Says that nobody has won enough yet, where somebody should have. */
export const undecided = (needed: string, { goesOn = false }: Pick<Terms, "goesOn">) =>
  goesOn ? null : `nobody has won ${needed}`;

/** Pairs with one space between; null when one of them is not a pair, as in an empty text. */
export function readPairs(text: string): Pair[] | null {
  const pairs = text.split(" ").map(readPair);
  return pairs.every((pair) => pair !== null) ? pairs : null;
}

/** "25–23 · 23–25" */
export const pairsInWords = (pairs: readonly Pair[]): string => pairs.map(pairInWords).join(" · ");

/** A level score where somebody has to win. */
export function levelProblem([a, b]: Pair, { draws, gaveUp }: Terms): string | null {
  return a !== b || draws || gaveUp !== null ? null : "a match here cannot end level";
}
