import fc from "fast-check";
import type { RemainingMatch, Outcome, Pair } from "@/domain/table/outcome";

/** A match in short: home, its score, away. */
export type Short = readonly [a: string, scoreA: number, scoreB: number, b: string];

/** Outcomes of matches that were played to their end, one after the other. */
export function makeOutcomes(matches: readonly Short[]): Outcome[] {
  return matches.map(([a, scoreA, scoreB, b], order) => ({
    id: `m${order}`,
    a,
    b,
    winner: scoreA > scoreB ? "A" : scoreB > scoreA ? "B" : null,
    lostBy: "play",
    units: { score: [scoreA, scoreB] },
    order,
  }));
}

/** Matches still to count. */
export const makeLeft = (pairs: readonly (readonly [a: string, b: string])[]): RemainingMatch[] =>
  pairs.map(([a, b], at) => ({ id: `left${at}`, a, b }));

/** Groups of three or four teams in the middle of one or two rounds: some played, the rest to come. */
export function anyGroup(scores: readonly Pair[], most = 4) {
  const teams = fc.constantFrom(["A", "B", "C"], ["A", "B", "C", "D"]);
  return fc
    .tuple(teams, fc.boolean(), fc.integer({ min: 0, max: most }))
    .chain(([of, twice, left]) => {
      const once = of.flatMap((a, at) => of.slice(at + 1).map((b) => [a, b] as const));
      const all = twice ? [...once, ...once.map(([a, b]) => [b, a] as const)] : once;
      const order = fc.shuffledSubarray(all, { minLength: all.length });
      const given = fc.array(fc.constantFrom(...scores), {
        minLength: all.length,
        maxLength: all.length,
      });
      return fc.tuple(order, given).map(([pairs, drawn]) => {
        const played = pairs.slice(0, Math.max(0, pairs.length - left));
        return {
          teams: of,
          outcomes: makeOutcomes(
            played.map(([a, b], at) => [a, ...(drawn[at] ?? ([0, 0] as const)), b]),
          ),
          remaining: makeLeft(pairs.slice(played.length)),
        };
      });
    });
}
