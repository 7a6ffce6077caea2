import type { Pair } from "../table/outcome";

export type { Pair } from "../table/outcome";

/** A pair without leading zeros, as scores are written: "25-23"; null for anything else. */
export function readPair(text: string): Pair | null {
  const [, a, b] = /^(0|[1-9]\d{0,2})-(0|[1-9]\d{0,2})$/.exec(text) ?? [];
  return a === undefined || b === undefined ? null : [Number(a), Number(b)];
}

/** The pair in its stored form: "25-23". */
export const writePair = ([a, b]: Pair): string => `${a}-${b}`;

/** The pair for readers, with an en dash: "25–23". */
export const pairInWords = ([a, b]: Pair): string => `${a}–${b}`;

/** The pairs added up, side by side. */
export function sumOf(pairs: readonly Pair[]): Pair {
  return pairs.reduce<Pair>(([a, b], [c, d]) => [a + c, b + d], [0, 0]);
}

/** How many of the pairs each side has the larger figure of. */
export function wonOf(pairs: readonly Pair[]): Pair {
  return sumOf(pairs.map(([a, b]): Pair => [a > b ? 1 : 0, b > a ? 1 : 0]));
}

/** The side with the larger figure; null where the two are level. */
export function leaderOf([a, b]: Pair): "A" | "B" | null {
  return a === b ? null : a > b ? "A" : "B";
}

/** The side that a match is played against. */
export const otherSide = (side: "A" | "B"): "A" | "B" => (side === "A" ? "B" : "A");

/** The pair with the first figure on that side. */
export const towards = (side: "A" | "B", [own, other]: Pair): Pair =>
  side === "A" ? [own, other] : [other, own];
