/** What the pages of a league are called, in the order of their tabs: what most visitors come for is in sight on a phone. */
export const pageNames = {
  home: "Home",
  matches: "Matches",
  standings: "Standings",
  results: "Results",
  stats: "Stats",
  clubs: "Clubs",
  players: "Players",
  transfers: "Transfers",
  news: "News",
} as const;

/** A page of a league that has a tab. */
export type TabId = keyof typeof pageNames;

export type PageId = TabId | "club";
