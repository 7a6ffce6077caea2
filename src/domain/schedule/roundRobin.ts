/** A match of a round: the home club and the away club. */
export interface Pairing {
  readonly home: string;
  readonly away: string;
}

/** Returns the positions of two opponents in a round: the last club stays, the others move on by one. */
function pairOf(round: number, at: number, turning: number): readonly [number, number] {
  if (at === 0) return round % 2 === 0 ? [round, turning] : [turning, round];
  const [a, b] = [(round + at) % turning, (round - at + turning) % turning];
  return at % 2 === 1 ? [a, b] : [b, a];
}

/** How often two clubs of a round robin meet. */
export type Meetings = 1 | 2 | 3 | 4;

/**
 * Returns the rounds in which every club meets every other one that often, alternately at home and away, by the circle
 * method (FIDE Handbook C.05, annex 1: Berger tables). No club plays twice in a round; with an odd number of clubs, one
 * rests in each round. Home and away alternate as far as possible: their numbers differ by at most one, and not at all
 * if the number of meetings is even, and no club plays more than twice in a row at home or away. For this, each
 * repetition begins one round later in the circle than the one before.
 */
export function roundRobin(
  clubs: readonly string[],
  meetings: Meetings,
): readonly (readonly Pairing[])[] {
  if (clubs.length < 2) return [];
  const isOdd = clubs.length % 2 === 1;
  // With an odd number of clubs there is one empty place; its opponent rests.
  const places: readonly (string | null)[] = isOdd ? [...clubs, null] : clubs;
  const turning = places.length - 1;
  const first = Array.from({ length: turning }, (_, round) =>
    Array.from({ length: places.length / 2 }, (_, at) => pairOf(round, at, turning)).flatMap(
      ([a, b]): Pairing[] => {
        const [home, away] = [places[a] ?? null, places[b] ?? null];
        return home === null || away === null ? [] : [{ home, away }];
      },
    ),
  );
  const turned = first.map((round) => round.map(({ home, away }) => ({ home: away, away: home })));
  return Array.from({ length: meetings }, (_, at) => {
    const half = at % 2 === 0 ? first : turned;
    const begin = at % turning;
    return [...half.slice(begin), ...half.slice(0, begin)];
  }).flat();
}
