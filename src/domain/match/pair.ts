import type { Pair } from "../table/outcome";

export type { Pair } from "../table/outcome";

/** Reads a pair without leading zeros, as scores are written: "25-23"; null for anything else. */
export function readPair(text: string): Pair | null {
  const [, a, b] = /^(0|[1-9]\d{0,2})-(0|[1-9]\d{0,2})$/.exec(text) ?? [];
  return a === undefined || b === undefined ? null : [Number(a), Number(b)];
}

/** Writes a pair in its stored form: "25-23". */
export const writePair = ([a, b]: Pair): string => `${a}-${b}`;

/** Formats a pair for visitors, with an en dash: "25–23". */
export const pairInWords = ([a, b]: Pair): string => `${a}–${b}`;

/** Adds up the numbers of each side. */
export function sumOf(pairs: readonly Pair[]): Pair {
  return pairs.reduce<Pair>(([a, b], [c, d]) => [a + c, b + d], [0, 0]);
}

/** Returns the number of pairs in which each side has the larger number. */
export function wonOf(pairs: readonly Pair[]): Pair {
  return sumOf(pairs.map(([a, b]): Pair => [a > b ? 1 : 0, b > a ? 1 : 0]));
}

/** Returns the side with the larger number; null if they are equal. */
export function leaderOf([a, b]: Pair): "A" | "B" | null {
  return a === b ? null : a > b ? "A" : "B";
}

/** Returns the other side. */
export const otherSide = (side: "A" | "B"): "A" | "B" => (side === "A" ? "B" : "A");

/** Returns the pair with the first number on that side. */
export const towards = (side: "A" | "B", [own, other]: Pair): Pair =>
  side === "A" ? [own, other] : [other, own];
