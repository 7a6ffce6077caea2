import { seedOrder } from "./make";
import type { SlotSource } from "./slot";

type Place = Extract<SlotSource, { readonly group: string }>;

/** Returns the sizes of the blocks of a bracket, in places: half of it, a quarter, and so on down to one place. */
function blocksOf(size: number): number[] {
  return size < 2 ? [] : [size / 2, ...blocksOf(size / 2)];
}

/**
 * Returns the places of a bracket that are farthest from the teams of the same group: in the half with the fewest of
 * them, within it in the quarter with the fewest, and so on.
 */
function farthest(size: number, taken: readonly number[], blocks: readonly number[]): number[] {
  let open = Array.from({ length: size }, (_, place) => place);
  for (const block of blocks) {
    const crowd = (place: number) =>
      taken.filter((other) => Math.floor(other / block) === Math.floor(place / block)).length;
    const least = Math.min(...open.map(crowd));
    open = open.filter((place) => crowd(place) === least);
  }
  return open;
}

/**
 * Assigns one team of each group to these places. Groups come in their order if each may have that place; null if no
 * such order exists.
 */
function fill(places: readonly number[], allowed: readonly (readonly number[])[]): number[] | null {
  const [place, ...rest] = places;
  if (place === undefined) return [];
  for (const [group, own] of allowed.entries()) {
    if (!own.includes(place)) continue;
    const others = fill(
      rest,
      allowed.map((one, at) => (at === group ? [] : one)),
    );
    if (others) return [group, ...others];
  }
  return null;
}

/**
 * Returns the teams that go on from the groups as seeds of a single elimination, the best first: all winners of a
 * group, then all runners-up, and so on, so that the best get the byes. The first two of a group are in opposite
 * halves, further teams in different quarters, so that they meet as late as possible (FIFA World Cup 1998 to 2022: A1 v
 * B2 and A2 v B1 in opposite halves).
 * @param groups names of the groups; empty for a single table
 * @param through how many teams of each group go on
 * @param size places of the first round: a power of two
 */
export function seedsOf(groups: readonly string[], through: number, size: number): SlotSource[] {
  const names = groups.length > 0 ? groups : [""];
  const order = seedOrder(size);
  const taken = names.map((): number[] => []);
  return Array.from({ length: through }, (_, tier) => {
    const places = names.map((_name, at) => order.indexOf(tier * names.length + at + 1));
    const blocks = names.length > 1 ? blocksOf(size) : [];
    // If not all groups can be this far from each other, the smallest blocks are ignored first.
    let drawn: number[] | null = null;
    for (let depth = blocks.length; drawn === null; depth -= 1) {
      const asked = blocks.slice(0, depth);
      drawn = fill(
        places,
        taken.map((own) => farthest(size, own, asked)),
      );
    }
    return drawn.map((group, at): Place => {
      taken[group]?.push(places[at] ?? 0);
      return { group: names[group] ?? "", rank: tier + 1 };
    });
  }).flat();
}

/**
 * Returns the order of seeds that was used before `seedsOf` separated teams of one group beyond the first round.
 * Knock-outs that began with this order keep it.
 */
export function formerSeedsOf(
  groups: readonly string[],
  through: number,
  size: number,
): SlotSource[] {
  const names = groups.length > 0 ? groups : [""];
  const seeds = Array.from({ length: through }, (_, at) =>
    names.map((group): Place => ({ group, rank: at + 1 })),
  ).flat();
  const against = (at: number) => seeds[size - 1 - at];
  const meets = (at: number, other: Place | undefined) => seeds[at]?.group === other?.group;
  const swap = (one: number, other: number) => {
    const [a, b] = [seeds[one], seeds[other]];
    if (a && b) [seeds[one], seeds[other]] = [b, a];
  };
  for (let at = size / 2; names.length > 1 && at < seeds.length; at += 1) {
    if (!meets(at, against(at))) continue;
    const equals = seeds.flatMap(({ rank }, other) => (rank === seeds[at]?.rank ? [other] : []));
    const better = equals.findLast(
      (other) => !meets(other, against(at)) && !meets(at, against(other)),
    );
    if (better !== undefined) swap(at, better);
  }
  return seeds;
}
