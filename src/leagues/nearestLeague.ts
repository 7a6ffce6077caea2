import type { LeagueEntry } from "@/domain/league/league";
import { mainLeagueOf, sportsOf } from "./menu";
import { shownEntries } from "./registry";

/** The league whose part of the site a path lies in, for a page that was not found. */
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
