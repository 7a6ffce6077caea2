interface OfDay {
  readonly league: { readonly slug: string };
  /** "YYYY-MM-DD", for example `2026-11-24`. */
  readonly day: string;
}

/**
 * Sorts matches: the nearest day first, and within a day the leagues in turn, so that no league takes all places.
 * @param matches the earliest first
 */
export function alternateLeagues<M extends OfDay>(matches: readonly M[]): readonly M[] {
  const seen = new Map<string, number>();
  return matches
    .map((match) => {
      const key = `${match.day} ${match.league.slug}`;
      const turn = seen.get(key) ?? 0;
      seen.set(key, turn + 1);
      return { match, turn };
    })
    .sort((a, b) => Date.parse(a.match.day) - Date.parse(b.match.day) || a.turn - b.turn)
    .map(({ match }) => match);
}
