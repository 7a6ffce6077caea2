import { clubTitle } from "@/domain/league/clubTitle";
import type { LeagueEntry } from "@/domain/league/league";
import { pageNames, type TabId } from "@/domain/league/pages";
import { mainLeagueOf } from "@/leagues/menu";
import { sportEntryOf } from "@/sports/sports";

export const tabs = Object.keys(pageNames) as readonly TabId[];

/** What a league's page is called in its tab, its heading and its title. */
export function pageName(league: LeagueEntry, page: TabId): string {
  if (page === "matches" && sportEntryOf(league.sport).inMeets) return "Meets";
  return page === "clubs" ? `${clubTitle(league)}s` : pageNames[page];
}

/** What a league is called in titles: a sport's main league by its sport, any other by its own name. */
export function leagueTitle(league: LeagueEntry): string {
  const sport = sportEntryOf(league.sport);
  return mainLeagueOf(sport)?.slug === league.slug ? sport.name : league.name;
}
