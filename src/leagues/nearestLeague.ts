import type { LeagueEntry } from "@/domain/league/league";
import { mainLeagueOf, sportsOf } from "./menu";
import { shownEntries } from "./registry";

/** Returns the league to which a path probably belongs, for a page that was not found; undefined if there is none. */
export function nearestLeague(
  pathname: string,
  of: readonly LeagueEntry[] = shownEntries(),
): LeagueEntry | undefined {
  const [, first = ""] = pathname.toLowerCase().split("/");
  const named = of.find((league) => league.slug === first);
  if (named) return named;
  const sport = sportsOf(of).find(({ path }) => path !== undefined && first.includes(path));
  return sport && mainLeagueOf(sport, of);
}
