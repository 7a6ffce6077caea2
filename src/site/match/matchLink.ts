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

/** A link to one match with its details open. */
export function matchLink(
  league: LeagueEntry,
  kind: MatchKind,
  id: string,
): { readonly to: string } {
  return { to: `${placeOf(league, kind)}?match=${encodeURIComponent(id)}` };
}
