/**
 * The names of a league's pages, in the order of their tabs: the most visited first, so that a phone shows them without
 * scrolling.
 */
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
