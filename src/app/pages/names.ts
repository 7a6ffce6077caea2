import type { League, PageId } from "@/leagues/league";
import { mainLeagueOf } from "@/leagues/menu";
import { sportOf } from "@/sports";

const names: Record<Exclude<PageId, "club">, string> = {
  home: "Home",
  players: "Players",
  matches: "Matches",
  results: "Results",
  standings: "Standings",
  stats: "Stats",
  clubs: "Clubs",
  transfers: "Transfers",
  news: "News",
};

const clubNouns: Record<League["clubNoun"], string> = { club: "Clubs", team: "Teams" };

/** What a league's page is called in its tab, its heading and its title. */
export function pageName(league: League, page: Exclude<PageId, "club">): string {
  return page === "clubs" ? clubNouns[league.clubNoun] : names[page];
}

/** What a league is called in titles: a sport's main league by its sport, any other by its own name. */
export function leagueTitle(league: League): string {
  const sport = sportOf(league.sport);
  return mainLeagueOf(sport).slug === league.slug ? sport.name : league.name;
}
