import type { EntityKind } from "@/domain/records/record";
import type { League, PageId, Season } from "./league";

/** Pages that show one season at a time, and the kind of record they cannot do without. */
const seasonPages: Partial<Record<PageId, EntityKind>> = {
  players: "players",
  matches: "fixtures",
  results: "results",
  standings: "standings",
  stats: "players",
};

/** Whether a page of the league can show earlier seasons too. */
export function showsSeasons(league: League, page: PageId): boolean {
  const kind = seasonPages[page];
  if (kind === undefined || league.pages[page] !== "real") return false;
  return league.seasons.length > 1 && league.collections[kind] !== undefined;
}

/** The league's season of that id; the current one when there is none. */
export function seasonOf(league: League, id: string): Season {
  return league.seasons.find((season) => season.id === id) ?? league.seasons[0];
}
