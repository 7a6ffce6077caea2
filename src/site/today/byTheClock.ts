import type { Arrange, OfLeague } from "./DayMatches";

/** Arranges the matches of all leagues by time; neighbours of the same league stay in one card. */
export const arrangeByTime: Arrange = (of, inOrder) => {
  const leagueOf = new Map(of.flatMap((one) => one.occasions.map((each) => [each, one] as const)));
  const all = inOrder([...leagueOf.keys()]);
  return all.reduce<readonly OfLeague[]>((runs, occasion) => {
    const own = leagueOf.get(occasion);
    const last = runs.at(-1);
    if (!own) return runs;
    return last?.league === own.league
      ? [...runs.slice(0, -1), { ...last, occasions: [...last.occasions, occasion] }]
      : [...runs, { ...own, occasions: [occasion] }];
  }, []);
};
