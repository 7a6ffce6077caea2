import type { From } from "./slot";

type Place = Extract<From, { readonly group: string }>;

/**
 * Those who go on from groups as seeds of a single elimination, the best first: all winners of a group, then all
 * seconds. Two of one group never meet in the first round where another order of equals prevents it.
 * @param groups by name; none for a single table
 * @param size of the first round: a power of two
 */
export function seedsOf(groups: readonly string[], through: number, size: number): From[] {
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
