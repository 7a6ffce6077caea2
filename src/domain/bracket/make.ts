import type { SlotSource, Level, Slot } from "./slot";

interface Plan {
  /** Matches in each tie; a tie with two legs is possible only before the final. */
  readonly legs?: 1 | 2;
  readonly level?: readonly Level[];
  /** Whether the losers of the semi-finals play for third place; true if absent. */
  readonly third?: boolean;
}

/** The criteria for two sides that are level, unless the competition names others. */
const PLAYED_ON: readonly Level[] = ["extraTime", "shootOut"];

/** The same criteria, but away goals come first. */
export const LEVEL_AFTER_AWAY_GOALS: readonly Level[] = ["awayGoals", ...PLAYED_ON];

/** Returns the id and the name of a match, from the number of matches in a full round. */
function called(matches: number, number: number): Pick<Slot, "id" | "name"> {
  if (matches === 1) return { id: "F", name: "Final" };
  if (matches === 2) return { id: `SF${number}`, name: `Semi-final ${number}` };
  if (matches === 4) return { id: `QF${number}`, name: `Quarter-final ${number}` };
  const teams = 2 * matches;
  return { id: `R${teams}-${number}`, name: `Round of ${teams}, match ${number}` };
}

/**
 * Builds all rounds from the sides of the first round down to the final. Neighbouring sides meet; a side with a bye
 * goes on to the next round without a match.
 */
export function rounds(sides: readonly SlotSource[], plan: Plan): Slot[] {
  const { legs = 1, level = PLAYED_ON, third = true } = plan;
  const slots: Slot[] = [];
  let round = sides;
  while (round.length > 1) {
    const next: SlotSource[] = [];
    const matches = round.length / 2;
    let number = 0;
    for (let at = 0; at < round.length; at += 2) {
      const [a = "bye", b = "bye"] = round.slice(at, at + 2);
      if (a === "bye" || b === "bye") {
        next.push(a === "bye" ? b : a);
        continue;
      }
      const slot = { ...called(matches, ++number), a, b, legs: matches === 1 ? 1 : legs, level };
      slots.push(slot);
      next.push({ winner: slot.id });
    }
    round = next;
  }
  const last = slots.at(-1);
  const semiFinals = slots.filter(({ id }) => /^SF\d$/.test(id));
  const [one, two] = semiFinals;
  if (third && last && one && two) {
    const decider: Slot = {
      id: "P3",
      name: "Third place",
      a: { loser: one.id },
      b: { loser: two.id },
      legs: 1,
      level,
    };
    slots.splice(-1, 0, decider);
  }
  return slots;
}

/** Returns the order of seeds in a bracket of that size (a power of two), for example 1, 4, 2, 3 for size 4. */
export function seedOrder(size: number): number[] {
  if (size === 1) return [1];
  const half = seedOrder(size / 2);
  return half.flatMap((seed) => [seed, size + 1 - seed]);
}

/**
 * Builds a single elimination of 2 to 32 entrants, listed with the best seed first. Seeds 1 and 2 can meet only in the
 * final, and the best seeds get the byes. @throws RangeError for another number of entrants
 */
export function singleElimination(entrants: readonly SlotSource[], plan: Plan = {}): Slot[] {
  if (entrants.length < 2 || entrants.length > 32) {
    throw new RangeError(`A single elimination takes 2 to 32 entrants, not ${entrants.length}`);
  }
  const size = 2 ** Math.ceil(Math.log2(entrants.length));
  const sides = seedOrder(size).map((seed): SlotSource => entrants[seed - 1] ?? "bye");
  return rounds(sides, plan);
}

/**
 * Reads a group and a rank from a text: "A1", "B 12", or "1" in a league with one table. @throws RangeError if the text
 * names no rank
 */
function placeIn(text: string): SlotSource {
  const [, group = "", rank = ""] = /^(.*?)\s*(\d+)$/.exec(text.trim()) ?? [];
  if (Number(rank) < 1) throw new RangeError(`"${text}" names no rank of a group`);
  return { group, rank: Number(rank) };
}

/**
 * Builds a knock-out from pairs of group and rank such as ['A1', 'B2']; the winners of neighbouring pairs meet in the
 * next round. One pair is the final itself, two are semi-finals. @throws RangeError unless there are 1, 2, 4, 8 or 16
 * pairs that each name two ranks
 */
export function slotsOf(pairs: readonly (readonly [string, string])[], plan: Plan = {}): Slot[] {
  if (![1, 2, 4, 8, 16].includes(pairs.length)) {
    throw new RangeError(`A knock-out begins with 1, 2, 4, 8 or 16 pairs, not ${pairs.length}`);
  }
  return rounds(pairs.flat().map(placeIn), plan);
}
