import { seedOrder } from "./make";
import type { SlotSource } from "./slot";

type Place = Extract<SlotSource, { readonly group: string }>;

/** The blocks of a bracket from halves on, by how many places each has. */
function blocksOf(size: number): number[] {
  return size < 2 ? [] : [size / 2, ...blocksOf(size / 2)];
}

/** The places of a bracket that keep a team farthest from those of its group: the emptiest half, in it the emptiest quarter, and on. */
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

/** One team of each group for these places, in the order of the groups as far as each may be there; null where it cannot be. */
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
 * Those who go on from groups as seeds of a single elimination, the best first: all winners of a group, then all
 * seconds, so that byes go to the best. The first two of a group are in opposite halves, further ones in different
 * quarters, so that they meet as late as they can (FIFA World Cup 1998 to 2022: A1 v B2 and A2 v B1 in two halves).
 * @param groups by name; none for a single table
 * @param size of the first round: a power of two
 */
export function seedsOf(groups: readonly string[], through: number, size: number): SlotSource[] {
  const names = groups.length > 0 ? groups : [""];
  const order = seedOrder(size);
  const taken = names.map((): number[] => []);
  return Array.from({ length: through }, (_, tier) => {
    const places = names.map((_name, at) => order.indexOf(tier * names.length + at + 1));
    const blocks = names.length > 1 ? blocksOf(size) : [];
    // Where not all groups can be kept this far from each other, the smallest blocks give way first.
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

/** The order in which seasons were drawn before `seedsOf` separated groups beyond the first round: knock-outs that have begun keep it. */
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
