import { leagues } from "@arena/leagues";

/*
 * The league that scripts take where they measure or show one: the first whose pages are all open, else the first. So they
 * work for an arena of any leagues.
 */
const open = leagues.find(({ pages: { matches, standings, stats } }) =>
  [matches, standings, stats].every((page) => page === "real"),
);
const league = open ?? leagues[0];
const club = league?.clubs[0];
if (!league || !club) throw new Error("src/arena/leagues has no league with clubs.");

export const firstLeague = league;
export const firstClub = club;

/** The address of a page in it: "standings", "matches/gw4-a1". */
export const inFirstLeague = (page: string): string => `/${firstLeague.slug}/${page}`;
