import { wonOf, type Pair } from "@/domain/match/pair";
import type { Random } from "./random";

/** How many sets win a match, and how many points a set and the deciding set. */
interface Sets {
  readonly toWin: number;
  readonly points: number;
  readonly lastSet: number;
}

/** Returns the probability that the first of two wins a set, from their strengths (about 1 each). */
export const chanceOf = (one: number, other: number): number =>
  1 / (1 + Math.exp(4 * (other - one)));

/** Returns the pair in the order home, away: the winner has the larger number. */
export const asWon = (byA: boolean, [more, fewer]: Pair): Pair =>
  byA ? [more, fewer] : [fewer, more];

/** Simulates a set up to a target of points with a lead of two: one in seven goes beyond the target. */
export function playSet(random: Random, byA: boolean, target: number): Pair {
  if (random.chance(0.14)) {
    const more = target + random.whole(1, 4);
    return asWon(byA, [more, more - 2]);
  }
  const behind = Math.floor(0.55 * target * random.next() * Math.sqrt(random.next()));
  return asWon(byA, [target, target - 2 - behind]);
}

/** Simulates sets until one side has won enough. @param chance the probability that side A wins a set */
export function playSets(random: Random, chance: number, { toWin, points, lastSet }: Sets): Pair[] {
  const sets: Pair[] = [];
  for (;;) {
    const won = wonOf(sets);
    if (Math.max(...won) >= toWin) return sets;
    const deciding = Math.min(...won) === toWin - 1;
    sets.push(playSet(random, random.chance(chance), deciding ? lastSet : points));
  }
}
