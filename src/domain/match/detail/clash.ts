import { leaderOf, pairInWords, sumOf, type Pair } from "../pair";
import type { Sheet, Targets } from "./format";

/** An impossible part of a score in detail, by its place, and why. */
export interface Clash {
  readonly at: number;
  readonly words: string;
}

const isBeyond = ([a, b]: Pair, score: Pair) => a > score[0] || b > score[1];

/** The first period after which a side has more than the score says, or the last one where all of them say another. */
function ofPeriods(played: readonly Pair[], regular: number, score: Pair): Clash | null {
  const sums = played.map((_, at) => sumOf(played.slice(0, at + 1)));
  const beyond = sums.findIndex((sum) => isBeyond(sum, score));
  const last = sums.length - 1;
  const total = sums[last] ?? score;
  // Of a level score an overtime may be missing, and of fewer periods the others.
  const isWhole = sums.length >= regular && leaderOf(total) !== null;
  const isOther = isWhole && String(total) !== String(score);
  const at = beyond >= 0 ? beyond : isOther ? last : -1;
  const counted = sums[at];
  if (!counted) return null;
  const soFar = at < last ? " so far" : "";
  const words = `The periods make ${pairInWords(counted)}${soFar}, the score says ${pairInWords(score)}`;
  return { at, words };
}

/** The period, or the goals at half-time, that a match of that score cannot have had; null if all are possible. */
export function clashOf(sheet: Sheet | null, targets: Targets, score: Pair): Clash | null {
  if (sheet?.kind === "half" && isBeyond(sheet.half, score)) {
    const words = `Half-time ${pairInWords(sheet.half)} is more than the score, ${pairInWords(score)}`;
    return { at: 0, words };
  }
  return sheet?.kind === "periods" && targets.kind === "periods"
    ? ofPeriods([...sheet.periods, ...sheet.overtimes], targets.periods, score)
    : null;
}
