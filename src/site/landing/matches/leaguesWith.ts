import type { League } from "@/leagues/league";
import { leagues } from "@/leagues";
import { paths } from "@/leagues/paths";

/** The id of the matches on the page, for links from further up. */
export const MATCHES_ID = "matches";

/** What the page lists, and the page of a league that has all of it. */
export const pageOf = { fixtures: "matches", results: "results" } as const;

/** What the lists of the page are called. */
export const titleOf = { fixtures: "Next matches", results: "Latest results" } as const;

export type MatchKind = keyof typeof pageOf;

/** The leagues that keep records of a kind. */
export function leaguesWith(kind: MatchKind): readonly League[] {
  return leagues.filter(({ collections }) => collections[kind] !== undefined);
}

/** Where a league shows such matches: their page, or its home page where it has none. */
export function placeOf(league: League, kind: MatchKind): string {
  const page = pageOf[kind];
  return paths.page(league, league.pages[page] === "real" ? page : "home");
}

/** A link to one match with its details open. */
export function matchLink(league: League, kind: MatchKind, id: string): { readonly to: string } {
  return { to: `${placeOf(league, kind)}?match=${encodeURIComponent(id)}` };
}
