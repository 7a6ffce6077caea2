import { wholeLeagues } from "@arena/leagues/entries";
import type { League, LeagueEntry } from "@/domain/league/league";
import { lazyPart, type LazyPart } from "@/ui/later/lazyPart";

const parts = new Map(
  Object.entries(wholeLeagues).map(([slug, fetchLeague]) => [slug, lazyPart(fetchLeague)]),
);

/** The whole of a league, which comes with its pages. */
export function wholeLeague({ slug }: LeagueEntry): LazyPart<League> {
  const part = parts.get(slug);
  if (!part) throw new Error(`${slug} is no league of the registry.`);
  return part;
}
