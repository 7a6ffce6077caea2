import { foldName } from "../names";
import { roundRobin, type Pairing } from "./roundRobin";

/** Returns a key of the two clubs, whichever is at home. */
const pairKey = ({ home, away }: Pairing) => [foldName(home), foldName(away)].sort().join("\n");

const turned = ({ home, away }: Pairing): Pairing => ({ home: away, away: home });

/** Returns how uneven home and away matches are: first for each club, then for each pair of clubs. */
function unevenness(matches: readonly Pairing[]): readonly [clubs: number, pairs: number] {
  const clubs = new Map<string, number>();
  const pairs = new Map<string, number>();
  for (const match of matches) {
    const [home, away] = [foldName(match.home), foldName(match.away)];
    clubs.set(home, (clubs.get(home) ?? 0) + 1);
    clubs.set(away, (clubs.get(away) ?? 0) - 1);
    const key = pairKey(match);
    pairs.set(key, (pairs.get(key) ?? 0) + (home < away ? 1 : -1));
  }
  const squares = (counts: ReadonlyMap<string, number>) =>
    [...counts.values()].reduce((sum, count) => sum + count * count, 0);
  return [squares(clubs), squares(pairs)];
}

/**
 * Returns variants of the matches: with home and away exchanged in one match, or in two matches that lead from one club
 * over a second to a third.
 */
function neighbours(matches: readonly Pairing[]): readonly (readonly Pairing[])[] {
  const turn = (...those: readonly Pairing[]) =>
    matches.map((one) => (those.includes(one) ? turned(one) : one));
  return matches.flatMap((one) => [
    turn(one),
    ...matches.flatMap((other) => (one.away === other.home ? [turn(one, other)] : [])),
  ]);
}

/**
 * Returns rounds in which clubs that have met before meet once more. Home and away are as even as possible over all
 * matches, for each club first, then for each pair.
 * @param before the matches so far, also those against other clubs
 */
export function secondRoundRobin(
  clubs: readonly string[],
  before: readonly Pairing[],
): readonly (readonly Pairing[])[] {
  const rounds = roundRobin(clubs, 1);
  const own = new Set(clubs.map(foldName));
  const known = before.filter(
    ({ home, away }) => own.has(foldName(home)) || own.has(foldName(away)),
  );
  const isLess = (one: readonly [number, number], other: readonly [number, number]) =>
    one[0] < other[0] || (one[0] === other[0] && one[1] < other[1]);
  const measured = (matches: readonly Pairing[]) => unevenness([...known, ...matches]);
  const hosted = ({ home, away }: Pairing) =>
    known.filter(
      (one) => foldName(one.home) === foldName(home) && foldName(one.away) === foldName(away),
    ).length;
  // The search begins with each match at the ground of the club that hosted it less often.
  let best = rounds.flat().map((one) => (hosted(one) > hosted(turned(one)) ? turned(one) : one));
  let least = measured(best);
  for (;;) {
    const better = neighbours(best)
      .map((matches) => ({ matches, of: measured(matches) }))
      .find(({ of }) => isLess(of, least));
    if (!better) break;
    best = [...better.matches];
    least = better.of;
  }
  const homes = new Map(best.map((match) => [pairKey(match), match]));
  return rounds.map((round) => round.map((match) => homes.get(pairKey(match)) ?? match));
}
