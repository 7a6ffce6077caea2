import type { LeagueEntry } from "@/leagues/league";
import { paths } from "@/leagues/paths";

/** The page that has all of a kind of match. */
export const pageOf = { fixtures: "matches", results: "results" } as const;

export type MatchKind = keyof typeof pageOf;

/** Where a league shows such matches: their page, or its home page where it has none. */
export function placeOf(league: LeagueEntry, kind: MatchKind): string {
  const page = pageOf[kind];
  return paths.page(league, league.pages[page] === "real" ? page : "home");
}
