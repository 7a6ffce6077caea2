import { leagues } from "@arena/leagues";
import { openedSeasons } from "@/demo/seed/openedLeagues";

/*
 * The league that scripts take where they measure or show one: of the arena's files the first with clubs whose pages are all open,
 * else the first with clubs; without any, the first that the demonstration has opened in the app. So they work for an arena of any leagues.
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

/** The address of a page in it: "standings", "matches/gw4-a1". */
export const inFirstLeague = (page: string): string => `/${firstLeague.slug}/${page}`;
