/**
 * Where leagues are that owners opened in the app: `leagues/{slug}`, and all of them in `published/leagues`, which visitors
 * read: each entry is the record, with the first and the last day on which it plays, "2027-02-20", where they are known.
 */
export const LEAGUES = "leagues";

/** The element in which a page of such a league holds its published entry (scripts/feeds/leaguePages.ts). */
export const LEAGUES_IN_PAGE = "opened-leagues";
