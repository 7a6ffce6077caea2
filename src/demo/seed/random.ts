import { hashOf } from "@/domain/names";

/** Random numbers that repeat: the same seed gives the same numbers on every machine. */
export interface Random {
  /** Returns a number from 0 up to, but not including, 1. */
  next(): number;
  /** Returns a whole number between the two, both included. */
  whole(from: number, to: number): number;
  /** Returns true with this probability. */
  chance(probability: number): boolean;
  /** Picks one of the entries by weight, by equal weights if none are passed; undefined if there is none to pick. */
  pick<T>(from: readonly T[], weight?: (entry: T) => number): T | undefined;
  /** Picks `count` different entries, in the order in which they were drawn. */
  some<T>(from: readonly T[], count: number, weight?: (entry: T) => number): T[];
}

/** Creates a generator from a text (mulberry32 by Tommy Ettinger, public domain). */
export function randomFrom(seed: string): Random {
  let state = hashOf(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const pick = <T>(from: readonly T[], weight: (entry: T) => number = () => 1): T | undefined => {
    const likely = from.filter((entry) => weight(entry) > 0);
    let left = next() * likely.reduce((sum, entry) => sum + weight(entry), 0);
    for (const entry of likely) {
      left -= weight(entry);
      if (left < 0) return entry;
    }
    return likely.at(-1);
  };
  const some = <T>(from: readonly T[], count: number, weight?: (entry: T) => number): T[] => {
    const rest = [...from];
    const drawn: T[] = [];
    while (drawn.length < count) {
      const entry = pick(rest, weight);
      if (entry === undefined) break;
      drawn.push(entry);
      rest.splice(rest.indexOf(entry), 1);
    }
    return drawn;
  };
  return {
    next,
    whole: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (probability) => next() < probability,
    pick,
    some,
  };
}

/** Draws how often an event with that average happens (Poisson distribution, by Knuth's method). */
export function timesOf(random: Random, average: number): number {
  const limit = Math.exp(-average);
  let times = -1;
  let product = 1;
  do {
    times += 1;
    product *= random.next();
  } while (product > limit);
  return times;
}
