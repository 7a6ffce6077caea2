import { pairInWords, readPair, type Pair } from "../pair";
import type { Terms } from "./format";

const numbers = "no one two three four five six seven eight nine ten eleven twelve".split(" ");
const ordinals = "first second third fourth fifth sixth seventh eighth ninth".split(" ");

/** Returns a small number in words: "three". */
export const inLetters = (count: number): string => numbers[count] ?? String(count);

/** Returns the ordinal of a position counted from 0: "fifth" for 4. */
export const ordinal = (at: number): string => ordinals[at] ?? `${at + 1}th`;

/** "three sets", "one set" */
export const counted = (count: number, noun: string): string =>
  `${inLetters(count)} ${count === 1 ? noun : `${noun}${/[sx]$|ch$/.test(noun) ? "es" : "s"}`}`;

/** Returns the message that neither side has won enough; null if the match is still under way. */
export const undecided = (needed: string, { goesOn = false }: Pick<Terms, "goesOn">) =>
  goesOn ? null : `neither side has won ${needed}`;

/** Reads pairs separated by one space; null if one of them is no pair, as in an empty text. */
export function readPairs(text: string): Pair[] | null {
  const pairs = text.split(" ").map(readPair);
  return pairs.every((pair) => pair !== null) ? pairs : null;
}

/** "25–23 · 23–25" */
export const pairsInWords = (pairs: readonly Pair[]): string => pairs.map(pairInWords).join(" · ");

/** Returns the message that the match must have a winner; null if the score is not level or may be. */
export function levelProblem([a, b]: Pair, { draws, gaveUp }: Terms): string | null {
  return a !== b || draws || gaveUp !== null ? null : "a match here cannot end level";
}
