import { leaderOf, pairInWords, sumOf, type Pair } from "../pair";
import type { Sheet, Targets } from "./format";

/** The position of an impossible part in a score detail, from 0, and the reason. */
export interface Clash {
  readonly at: number;
  readonly words: string;
}

const isBeyond = ([a, b]: Pair, score: Pair) => a > score[0] || b > score[1];

/**
 * Returns the first period after which a side has more points than in the score, or the last one if all periods
 * together make another score; null if neither.
 */
function ofPeriods(played: readonly Pair[], regular: number, score: Pair): Clash | null {
  const sums = played.map((_, at) => sumOf(played.slice(0, at + 1)));
  const beyond = sums.findIndex((sum) => isBeyond(sum, score));
  const last = sums.length - 1;
  const total = sums[last] ?? score;
  // The periods may be incomplete: an overtime can be missing if they are level, and other periods if there are too
  // few.
  const isWhole = sums.length >= regular && leaderOf(total) !== null;
  const isOther = isWhole && String(total) !== String(score);
  const at = beyond >= 0 ? beyond : isOther ? last : -1;
  const counted = sums[at];
  if (!counted) return null;
  const soFar = at < last ? " so far" : "";
  const words = `The periods make ${pairInWords(counted)}${soFar}, the score says ${pairInWords(score)}`;
  return { at, words };
}

/** Returns the period, or the goals at half-time, that contradict the score; null if all are possible. */
export function clashOf(sheet: Sheet | null, targets: Targets, score: Pair): Clash | null {
  if (sheet?.kind === "half" && isBeyond(sheet.half, score)) {
    const words = `Half-time ${pairInWords(sheet.half)} is more than the score, ${pairInWords(score)}`;
    return { at: 0, words };
  }
  return sheet?.kind === "periods" && targets.kind === "periods"
    ? ofPeriods([...sheet.periods, ...sheet.overtimes], targets.periods, score)
    : null;
}
