import { leagues } from "@arena/leagues";
import { openedSeasons } from "@/demo/seed/openedLeagues";

/*
 * The league that scripts use when they measure or show a league: the first league of the arena's files that has clubs
 * and pages of matches, standings and statistics; else the first one with clubs; else the first league that the demo
 * opens in the app. So the scripts work for every arena.
 */
const withClubs = leagues.filter(({ clubs }) => clubs.length > 0);
const open = withClubs.find(({ pages: { matches, standings, stats } }) =>
  [matches, standings, stats].every((page) => page === "real"),
);
const [opened] = openedSeasons;
const league = open ?? withClubs[0] ?? opened?.league;
const [club] = league?.clubs[0] ? league.clubs : (opened?.clubs ?? []);
if (!league || !club)
  throw new Error("Neither the arena nor its demonstration has a league with clubs.");

export const firstLeague = league;
export const firstClub = club;

/** Returns the path of a page of this league. @param page for example "standings" or "matches/gw4-a1" */
export const inFirstLeague = (page: string): string => `/${firstLeague.slug}/${page}`;
