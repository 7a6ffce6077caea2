import type { LeagueEntry } from "@/domain/league/league";
import { entries } from "@arena/leagues/entries";
import { mainLeagueOf, sportsHere } from "./menu";

/** The league whose part of the site a path lies in, for a page that was not found. */
export function nearestLeague(
  pathname: string,
  of: readonly LeagueEntry[] = entries,
): LeagueEntry | undefined {
  const [, first = ""] = pathname.toLowerCase().split("/");
  const named = of.find((league) => league.slug === first);
  if (named) return named;
  const sport = sportsHere.find(
    (one) => first.includes(one.path) || first === mainLeagueOf(one).slug,
  );
  return sport && of.find((league) => league.sport === sport.id);
}
