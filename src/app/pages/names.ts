import { clubTitle } from "@/domain/league/clubTitle";
import type { LeagueEntry } from "@/domain/league/league";
import { pageNames, type TabId } from "@/domain/league/pages";
import { mainLeagueOf } from "@/leagues/menu";
import { sportEntryOf } from "@/sports/sports";

export const tabs = Object.keys(pageNames) as readonly TabId[];

/** Returns the name of a league's page in its tab, heading and title. */
export function pageName(league: LeagueEntry, page: TabId): string {
  if (page === "matches" && sportEntryOf(league.sport).inMeets) return "Meets";
  return page === "clubs" ? `${clubTitle(league)}s` : pageNames[page];
}

/** Returns the name of a league in titles: the sport's name for its main league, the league's own name for others. */
export function leagueTitle(league: LeagueEntry): string {
  const sport = sportEntryOf(league.sport);
  return mainLeagueOf(sport)?.slug === league.slug ? sport.name : league.name;
}
