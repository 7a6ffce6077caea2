import type { LeagueEntry, PageId } from "@/domain/league/league";
import { mainLeagueOf } from "@/leagues/menu";
import { sportEntryOf } from "@/sports/sports";

/** A page of a league that has a tab. */
type TabId = Exclude<PageId, "club">;

/** In the order of the tabs: what most visitors come for is in sight on a phone. */
const names: Record<TabId, string> = {
  home: "Home",
  matches: "Matches",
  standings: "Standings",
  results: "Results",
  stats: "Stats",
  clubs: "Clubs",
  players: "Players",
  transfers: "Transfers",
  news: "News",
};

export const tabs = Object.keys(names) as readonly TabId[];

const clubNouns: Record<LeagueEntry["clubNoun"], string> = { club: "Clubs", team: "Teams" };

/** What a league's page is called in its tab, its heading and its title. */
export function pageName(league: LeagueEntry, page: TabId): string {
  if (page === "matches" && sportEntryOf(league.sport).inMeets) return "Meets";
  return page === "clubs" ? clubNouns[league.clubNoun] : names[page];
}

/** What a league is called in titles: a sport's main league by its sport, any other by its own name. */
export function leagueTitle(league: LeagueEntry): string {
  const sport = sportEntryOf(league.sport);
  return mainLeagueOf(sport).slug === league.slug ? sport.name : league.name;
}
