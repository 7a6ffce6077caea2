/**
 * The collection of leagues that owners opened in the app, `leagues/{slug}`. All of them together are in
 * `published/leagues`, which visitors read. Each entry there is the record, with the first and the last day of play, as
 * "2027-02-20", if these are known.
 */
export const LEAGUES = "leagues";

/**
 * The id of the element that contains the published entry of such a league, in a prerendered page of it
 * (scripts/feeds/leaguePages.ts).
 */
export const LEAGUES_IN_PAGE = "opened-leagues";
