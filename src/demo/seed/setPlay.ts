import { wonOf, type Pair } from "@/domain/match/pair";
import type { Random } from "./random";

/** How sets of points are won. */
interface Sets {
  readonly toWin: number;
  readonly points: number;
  readonly lastSet: number;
}

/** How likely the stronger of two wins a set, from how strong they are (about 1 each). */
export const chanceOf = (one: number, other: number): number =>
  1 / (1 + Math.exp(4 * (other - one)));

/** The pair with the winner's figure on the winner's side. */
export const asWon = (byA: boolean, [more, fewer]: Pair): Pair =>
  byA ? [more, fewer] : [fewer, more];

/** A finished set to that target, two clear: one in seven goes on beyond it. */
export function playSet(random: Random, byA: boolean, target: number): Pair {
  if (random.chance(0.14)) {
    const more = target + random.whole(1, 4);
    return asWon(byA, [more, more - 2]);
  }
  const behind = Math.floor(0.55 * target * random.next() * Math.sqrt(random.next()));
  return asWon(byA, [target, target - 2 - behind]);
}

/** Sets until one side has won enough of them. @param chance how likely A wins each */
export function playSets(random: Random, chance: number, { toWin, points, lastSet }: Sets): Pair[] {
  const sets: Pair[] = [];
  for (;;) {
    const won = wonOf(sets);
    if (Math.max(...won) >= toWin) return sets;
    const deciding = Math.min(...won) === toWin - 1;
    sets.push(playSet(random, random.chance(chance), deciding ? lastSet : points));
  }
}
