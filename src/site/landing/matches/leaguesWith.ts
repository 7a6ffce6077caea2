import type { League } from "@/leagues/league";
import { leagues } from "@/leagues";
import type { MatchKind } from "../../match/matchLink";

/** The id of the matches on the page, for links from further up. */
export const MATCHES_ID = "matches";

/** What the lists of the page are called. */
export const titleOf = { fixtures: "Next matches", results: "Latest results" } as const;

/** The leagues that keep records of a kind. */
export function leaguesWith(kind: MatchKind): readonly League[] {
  return leagues.filter(({ collections }) => collections[kind] !== undefined);
}
