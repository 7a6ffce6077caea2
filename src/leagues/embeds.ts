import type { LeagueEntry } from "./league";
import { openablePages } from "./opening";
import type { EmbedPart } from "./paths";

/** Whether a page is real, or can be opened. */
export const mayShow = (league: LeagueEntry, page: "players" | "standings"): boolean =>
  league.pages[page] === "real" || openablePages(league).includes(page);

/** What of the league other sites may frame: what its own pages show too. */
export function embedPartsOf(league: LeagueEntry): readonly EmbedPart[] {
  const { fixtures, meets } = league.collections;
  if (!fixtures && !meets) return [];
  return [
    ...(mayShow(league, "standings") ? (["table"] as const) : []),
    "fixtures",
    // A meet has no row of its own that tells how it stands.
    ...(fixtures ? (["match"] as const) : []),
  ];
}
